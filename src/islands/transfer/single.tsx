import { transfer } from '#src/chain/actions/transfer.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { TransferForm, type TransferValues } from '#src/components/transfer/transfer-form.tsx';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { usePrices } from '#src/stores/chain/prices.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const BLANK: TransferValues = { to: '', amount: '', memo: '' };

/** Query parameters: `?to=bob&amount=1.5&token=eosio.token:EOS&memo=rent`. */
const PARAMETERS = { to: 'to', amount: 'amount', memo: 'memo' } as const;

/** One token to one account. */
export function SingleTransfer({ user }: { user: User }) {
  const wallet = useWalletForm('transfer', BLANK, PARAMETERS, { choices: ['token'] });
  const { linked, linkedState, choose, ...tokens } = useTokens(user.actor, wallet);
  const form = useTransferForm(user);
  const prices = usePrices();

  const actionsOf = ({ to, amount, memo }: TransferValues) => {
    const { contract, symbol } = tokens.token;
    const units = readUnits(amount, symbol.precision);
    // The token has changed since.
    if (typeof units !== 'bigint') return null;
    const quantity = { units, symbol };
    return [transfer({ contract, from: user.actor, to, quantity, memo }, user.permission)];
  };
  const mayBeSent = async ({ to }: TransferValues) => (await lookUpAccount(to)) !== 'missing';
  const { actions, fields } = useFormFrame(wallet, actionsOf, mayBeSent);

  return (
    <>
      {linkedState === 'absent' && linked !== null && (
        <AbsentToken state={linked} instead={tokens.token} onInstead={choose} />
      )}
      <TransferForm
        key={wallet.key}
        {...form}
        {...tokens}
        {...fields}
        prices={prices}
        onToken={choose}
        aside={<PreviewAside user={user} actions={actions} />}
        disabled={linkedState !== 'here'}
      />
    </>
  );
}
