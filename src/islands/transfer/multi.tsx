import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { MultiForm, type MultiValues } from '#src/components/transfer/multi-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const BLANK = { to: '', amount: '', memo: '' };
const TWO: MultiValues = { rows: [BLANK, BLANK] };

/** One token to several accounts in one transaction. */
export function MultiTransfer({ user }: { user: User }) {
  const { linked, wanted, choose, token, ...tokens } = useTokens(user.actor);
  const { key, initial, keep, send } = useWalletForm('transfer-multi', TWO);
  const form = useTransferForm(user);

  const submit = async ({ rows }: MultiValues) => {
    const found = await Promise.all(rows.map(({ to }) => lookUpAccount(to)));
    if (found.includes('missing')) return;
    const { contract, symbol } = token;
    const actions = rows.map(({ to, amount, memo }) => {
      const quantity = { units: parseUnits(amount, symbol.precision), symbol };
      return transfer({ contract, from: user.actor, to, quantity, memo }, user.permission);
    });
    await send(actions);
  };

  return (
    <>
      {wanted === 'absent' && linked !== null && (
        <AbsentToken wanted={linked} instead={token} onInstead={choose} />
      )}
      <MultiForm
        key={key}
        {...form}
        {...tokens}
        {...{ token, initial }}
        onToken={choose}
        disabled={wanted !== 'here'}
        onChange={keep}
        onSubmit={(values) => void submit(values)}
      />
    </>
  );
}
