import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { TransferForm, type TransferValues } from '#src/components/transfer/transfer-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { TransferAside } from './transfer-aside.tsx';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const BLANK: TransferValues = { to: '', amount: '', memo: '' };

/** Query parameters: `?to=bob&amount=1.5&token=eosio.token:EOS&memo=rent`. */
const PARAMETERS = { to: 'to', amount: 'amount', memo: 'memo' } as const;

/** One token to one account. */
export function SingleTransfer({ user }: { user: User }) {
  const { linked, wanted, choose, ...tokens } = useTokens(user.actor);
  const { key, initial, keep, send } = useWalletForm('transfer', BLANK, PARAMETERS);
  const form = useTransferForm(user);

  const submit = async ({ to, amount, memo }: TransferValues) => {
    if ((await lookUpAccount(to)) === 'missing') return;
    const { contract, symbol } = tokens.token;
    const quantity = { units: parseUnits(amount, symbol.precision), symbol };
    await send([transfer({ contract, from: user.actor, to, quantity, memo }, user.permission)]);
  };

  return (
    <>
      {wanted === 'absent' && linked !== null && (
        <AbsentToken wanted={linked} instead={tokens.token} onInstead={choose} />
      )}
      <TransferForm
        key={key}
        {...form}
        {...tokens}
        onToken={choose}
        aside={<TransferAside actor={user.actor} choose={choose} {...tokens} />}
        initial={initial}
        disabled={wanted !== 'here'}
        onChange={keep}
        onSubmit={(values) => void submit(values)}
      />
    </>
  );
}
