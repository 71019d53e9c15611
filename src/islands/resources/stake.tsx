import { StakeForm, type StakeValues } from '#src/components/resources/stake-form.tsx';
import { delegatebw } from '#src/chain/actions/resources.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { stakeUnits } from '#src/chain/model/resource/stake-check.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { ratesStore } from '#src/stores/account/resources.ts';
import { StakesAside } from './stakes-aside.tsx';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';

const PARAMETERS = {
  amount: 'cpu',
  cpu: 'cpu',
  net: 'net',
  receiver: 'receiver',
  transfer: 'transfer',
} as const;

export function Stake({ user }: { user: User }) {
  const { actor, permission } = user;
  const { coreSymbol: symbol, legacySymbol, accounts } = chainConfig();
  const { state } = useLoad(accountStore, actor || null);
  const rates = useLoad(ratesStore, actor).state;
  const existence = useExistence();
  const defaults: StakeValues = { cpu: '', net: '', receiver: actor, transfer: false };
  const form = useWalletForm('stake', defaults, PARAMETERS);
  const account = state.kind === 'ready' ? state.value : null;
  const refund = account?.refund;

  const actionsOf = (values: StakeValues) => {
    const { receiver, transfer } = values;
    const { cpu, net } = stakeUnits(values, symbol);
    const amounts = { cpu: { units: cpu, symbol }, net: { units: net, symbol } };
    return [delegatebw({ from: actor, receiver, ...amounts }, transfer, permission)];
  };
  const frame = useFormFrame(
    form,
    actionsOf,
    async ({ receiver }) => receiver === actor || (await lookUpAccount(receiver)) !== 'missing',
  );
  return (
    <FormWithPreview user={user} actions={frame.actions} facts={<StakesAside actor={actor} />}>
      <StakeForm
        key={form.key}
        {...frame.fields}
        from={actor}
        symbol={symbol}
        liquid={account?.liquid ?? null}
        swappedTo={accounts.systemWrapper === undefined ? undefined : (legacySymbol ?? undefined)}
        refunding={refund ? { cpu: refund.cpu.units, net: refund.net.units } : null}
        rates={rates.kind === 'ready' ? rates.value : null}
        existence={existence}
        onReceiver={(name) => void lookUpAccount(name)}
      />
    </FormWithPreview>
  );
}
