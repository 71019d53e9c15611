import { useState } from 'react';
import { MultiForm, type MultiValues } from '#src/components/transfer/multi-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users.ts';
import { lookUpAccount } from '#src/stores/existence.ts';
import { draftOf } from '#src/stores/transfer-draft.ts';
import { transact } from '#src/stores/wallet.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const draft = draftOf<MultiValues>('transfer-multi');

/** One token to several accounts, in one transaction. */
export function MultiTransfer({ user }: { user: User }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { tokens, token, balance } = useTokens(user.actor, chosen);
  const [initial, setInitial] = useState(() => draft.read());
  const [sent, setSent] = useState(0);
  const form = useTransferForm(user);

  const send = async ({ rows }: MultiValues) => {
    const found = await Promise.all(rows.map(({ to }) => lookUpAccount(to)));
    if (found.includes('missing')) return;
    const { contract, symbol } = token;
    const actions = rows.map(({ to, amount, memo }) => {
      const quantity = { units: parseUnits(amount, symbol.precision), symbol };
      return transfer({ contract, from: user.actor, to, quantity, memo }, user.permission);
    });
    if (!(await transact(actions))) return;
    draft.clear();
    setInitial({});
    setSent((count) => count + 1);
  };

  return (
    <MultiForm
      key={sent}
      {...form}
      tokens={tokens}
      token={token}
      onToken={setChosen}
      balance={balance}
      initial={initial}
      onChange={draft.keep}
      onSubmit={(values) => void send(values)}
    />
  );
}
