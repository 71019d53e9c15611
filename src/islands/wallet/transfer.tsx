import { useState } from 'react';
import { TransferForm, type TransferValues } from '#src/components/wallet/transfer-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { accountExists } from '#src/chain/client/account-exists.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import { isName } from '#src/chain/core/name.ts';
import type { User } from '#src/chain/sign/users.ts';
import { balanceStore } from '#src/stores/balance.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { nodeClient } from '#src/stores/node.ts';
import { useLoad } from '#src/stores/query.ts';
import { transact } from '#src/stores/wallet.ts';
import { useSigningStage } from './use-wallet.ts';

/** The form of a user who is logged in, for the chain's core token. */
export function Transfer({ user }: { user: User }) {
  const { coreSymbol, accounts } = chainConfig();
  const { state } = useLoad(balanceStore, user.actor);
  const stage = useSigningStage();
  const [recipient, setRecipient] = useState<{ name: string; exists: boolean } | null>(null);
  const [sent, setSent] = useState(0);

  /** An endpoint that does not answer is no reason to refuse: the chain itself will say. */
  const lookUp = async (name: string): Promise<boolean> => {
    if (!isName(name) || name === '') return true;
    const exists = await accountExists(nodeClient(), name).catch(() => null);
    if (exists !== null) setRecipient({ name, exists });
    return exists ?? true;
  };

  const send = async ({ to, amount, memo }: TransferValues) => {
    if (!(await lookUp(to))) return;
    const quantity = { units: parseUnits(amount, coreSymbol.precision), symbol: coreSymbol };
    const fields = { contract: accounts.token, from: user.actor, to, quantity, memo };
    if (await transact([transfer(fields, user.permission)])) setSent((count) => count + 1);
  };

  return (
    <TransferForm
      key={sent}
      from={user.actor}
      symbol={coreSymbol}
      balance={state.kind === 'ready' ? state.value : null}
      recipient={recipient}
      onRecipient={(name) => void lookUp(name)}
      pending={stage !== null}
      onSubmit={(values) => void send(values)}
    />
  );
}
