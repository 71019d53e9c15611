import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { MultiForm, type MultiValues } from '#src/components/transfer/multi-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const BLANK = { to: '', amount: '', memo: '' };
const TWO: MultiValues = { rows: [BLANK, BLANK] };

/** Query parameters: `?rows=[{"to":"bob","amount":"1.5","memo":""}]`. */
const PARAMETERS = { rows: 'rows' } as const;

/** One token to several accounts in one transaction. */
export function MultiTransfer({ user }: { user: User }) {
  const wallet = useWalletForm('transfer-multi', TWO, PARAMETERS, { choices: ['token'] });
  const { linked, linkedState, choose, token, ...tokens } = useTokens(user.actor, wallet);
  const form = useTransferForm(user);

  const actionsOf = ({ rows }: MultiValues) => {
    const { contract, symbol } = token;
    const actions = rows.flatMap(({ to, amount, memo }) => {
      const units = readUnits(amount, symbol.precision);
      if (typeof units !== 'bigint') return [];
      const fields = { contract, from: user.actor, to, quantity: { units, symbol }, memo };
      return [transfer(fields, user.permission)];
    });
    // The token has changed since.
    return actions.length === rows.length ? actions : null;
  };
  const mayBeSent = async ({ rows }: MultiValues) => {
    const found = await Promise.all(rows.map(({ to }) => lookUpAccount(to)));
    return !found.includes('missing');
  };
  const { actions, fields } = useFormFrame(wallet, actionsOf, mayBeSent);

  return (
    <>
      {linkedState === 'absent' && linked !== null && (
        <AbsentToken state={linked} instead={token} onInstead={choose} />
      )}
      <MultiForm
        key={wallet.key}
        {...form}
        {...tokens}
        {...fields}
        token={token}
        onToken={choose}
        disabled={linkedState !== 'here'}
      />
      <div className="mt-8">
        <PreviewAside user={user} actions={actions} />
      </div>
    </>
  );
}
