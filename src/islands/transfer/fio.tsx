import { fioEndpoints } from '#src/chain/actions/fio-endpoints.ts';
import { transferToFioKey } from '#src/chain/actions/fio-transfer.ts';
import { fioActor } from '#src/chain/core/fio-actor.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { type FioOrder, FioTransferForm } from '#src/components/fio/fio-transfer-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { fioHoldingsStore } from '#src/stores/account/account-fio.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { fioFeesStore, lookUpPayee } from '#src/stores/fio/fio.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { FioAside } from '../wallet/fio-aside.tsx';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';

const BLANK = { to: '', amount: '' };

/** Query parameters: `?to=alice@fio&amount=1.5`. */
const PARAMETERS = { to: 'to', amount: 'amount' } as const;

/** Sends FIO to a public key. */
export function FioTransfer({ user }: { user: User }) {
  const { accounts, coreSymbol: symbol, fioFeesAccount: tpid } = chainConfig();
  const fees = useLoad(fioFeesStore, '');
  const holdings = useLoad(fioHoldingsStore, user.actor || null).state;
  const existence = useExistence();
  const form = useWalletForm('transfer', BLANK, PARAMETERS);
  const available = holdings.kind === 'ready' ? (holdings.value.balance?.available ?? null) : null;

  const find = async (typed: string) => {
    const payee = await lookUpPayee(typed);
    if (payee?.kind === 'payee') void lookUpAccount(fioActor(payee.publicKey));
    return payee;
  };
  const endpointFees = fees.state.kind === 'ready' ? fees.state.value : null;
  const maxFee = endpointFees?.get(fioEndpoints.get('trnsfiopubky') ?? '') ?? 0n;
  const actionsOf = ({ publicKey, amount }: FioOrder) => {
    const fields = { contract: accounts.token, from: user.actor, publicKey, amount, maxFee, tpid };
    return [transferToFioKey(fields, user.permission)];
  };
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormWithPreview user={user} actions={frame.actions} facts={<FioAside actor={user.actor} />}>
      <StateView state={fees.state} onRetry={fees.store?.retry}>
        {() => (
          <FioTransferForm
            key={form.key}
            {...frame.fields}
            from={user.actor}
            available={available}
            fee={{ units: maxFee, symbol }}
            findPayee={find}
            isKnown={(account) => knownOf(existence(account))}
          />
        )}
      </StateView>
    </FormWithPreview>
  );
}

function knownOf(existence: string | null): boolean | undefined {
  if (existence === 'exists') return true;
  return existence === 'missing' ? false : undefined;
}
