import { useState } from 'react';
import { UnstakeForm, type UnstakeValues } from '#src/components/resources/unstake-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { undelegatebw } from '#src/chain/actions/resources.ts';
import type { StakesGiven } from '#src/chain/client/account/account-stakes.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { bandwidth } from '#src/chain/model/resource/bandwidth.ts';
import { stakeUnits, type StakeUnits } from '#src/chain/model/resource/stake-check.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { stakesGivenStore, stakesReceivedStore } from '#src/stores/account/account-stakes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { StakesAside } from './stakes-aside.tsx';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useOwn } from '../wallet/use-own.ts';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';

const PARAMETERS = { amount: 'cpu', cpu: 'cpu', net: 'net', receiver: 'receiver' } as const;

export function Unstake({ user }: { user: User }) {
  const { actor, permission } = user;
  const text = useResourcesTexts();
  const { coreSymbol: symbol } = chainConfig();
  const { state: account } = useLoad(accountStore, actor || null);
  const [none] = useState(() => ({ ...bandwidth('', [], symbol), complete: true }));
  const given = useOwn(stakesGivenStore, actor, none);
  const { state: received } = useLoad(stakesReceivedStore, actor || null);
  const form = useWalletForm('unstake', { cpu: '', net: '', receiver: actor }, PARAMETERS);

  const actionsOf = (values: UnstakeValues) => {
    const { cpu, net } = stakeUnits(values, symbol);
    const amounts = { cpu: { units: cpu, symbol }, net: { units: net, symbol } };
    return [undelegatebw({ from: actor, receiver: values.receiver, ...amounts }, permission)];
  };
  // An account with stakes only from others has an empty list of its own.
  const fromOthers =
    received.kind === 'ready' ? received.value.total : received.kind === 'empty' ? NONE : null;
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormWithPreview user={user} actions={frame.actions} facts={<StakesAside actor={actor} />}>
      <StateView
        state={given.state}
        empty={{ title: text.unstake.none, text: text.unstake.noneHint(actor) }}
        onRetry={given.store?.retry}
      >
        {(stakes) => (
          <UnstakeForm
            key={form.key}
            {...frame.fields}
            from={actor}
            symbol={symbol}
            stakes={stakesByReceiver(actor, stakes)}
            own={fromOthers && ownStake(stakes, fromOthers)}
            refunding={account.kind === 'ready' ? refundingOf(account.value) : null}
          />
        )}
      </StateView>
    </FormWithPreview>
  );
}

const NONE = { cpu: { units: 0n }, net: { units: 0n } };

function stakesByReceiver(actor: string, { own, toOthers }: StakesGiven) {
  const unitsOf = ({ cpu, net }: StakesGiven['own']): StakeUnits => ({
    cpu: cpu.units,
    net: net.units,
  });
  const self = own.total.units > 0n ? [[actor, unitsOf(own)] as const] : [];
  return new Map([...self, ...toOthers.map((row) => [row.to, unitsOf(row)] as const)]);
}

function ownStake({ own }: StakesGiven, received: typeof NONE): StakeUnits {
  return {
    cpu: own.cpu.units + received.cpu.units,
    net: own.net.units + received.net.units,
  };
}

function refundingOf({ refund }: AccountView) {
  if (!refund) return null;
  const { cpu, net, availableAt } = refund;
  return { amount: { ...cpu, units: cpu.units + net.units }, availableAt };
}
