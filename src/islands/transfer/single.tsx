import { useState } from 'react';
import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { TransferForm, type TransferValues } from '#src/components/transfer/transfer-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users.ts';
import { lookUpAccount } from '#src/stores/existence.ts';
import { draftOf } from '#src/stores/transfer-draft.ts';
import { setQuery } from '#src/stores/url.ts';
import { transact } from '#src/stores/wallet.ts';
import { leaveTransferLink, readTransferLink } from './transfer-link.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const draft = draftOf<TransferValues>('transfer');

/** One token to one account. */
export function SingleTransfer({ user }: { user: User }) {
  const [link] = useState(() => readTransferLink(location.search));
  const [chosen, setChosen] = useState(link.token);
  const { tokens, token, balance, wanted } = useTokens(user.actor, chosen);
  const [initial, setInitial] = useState(() => ({ ...draft.read(), ...link.values }));
  const [sent, setSent] = useState(0);
  const form = useTransferForm(user);

  const choose = (key: string) => {
    setChosen(key);
    setQuery({ token: key });
  };
  const send = async ({ to, amount, memo }: TransferValues) => {
    if ((await lookUpAccount(to)) === 'missing') return;
    const { contract, symbol } = token;
    const quantity = { units: parseUnits(amount, symbol.precision), symbol };
    const fields = { contract, from: user.actor, to, quantity, memo };
    if (!(await transact([transfer(fields, user.permission)]))) return;
    draft.clear();
    leaveTransferLink();
    setInitial({});
    setSent((count) => count + 1);
  };

  return (
    <>
      {wanted === 'absent' && chosen !== null && (
        <AbsentToken wanted={chosen} instead={token} onInstead={choose} />
      )}
      <TransferForm
        key={sent}
        {...form}
        tokens={tokens}
        token={token}
        onToken={choose}
        balance={balance}
        initial={initial}
        disabled={wanted !== 'here'}
        onChange={draft.keep}
        onSubmit={(values) => void send(values)}
      />
    </>
  );
}
