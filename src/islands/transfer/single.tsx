import { useState } from 'react';
import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { TransferForm, type TransferValues } from '#src/components/transfer/transfer-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { exchangesOf } from '#src/chain/config/exchanges.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { lookUpAccount, useExistence } from '#src/stores/existence.ts';
import { draftOf } from '#src/stores/transfer-draft.ts';
import { setQuery } from '#src/stores/url.ts';
import { transact } from '#src/stores/wallet.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { leaveTransferLink, readTransferLink } from './transfer-link.ts';
import { useKnownNames } from './use-known-names.ts';
import { useTokens } from './use-tokens.ts';

const draft = draftOf<TransferValues>('transfer');

/** One token to one account. */
export function SingleTransfer({ user }: { user: User }) {
  const config = chainConfig();
  const [link] = useState(() => readTransferLink(location.search));
  const [chosen, setChosen] = useState(link.token);
  const { tokens, token, balance, wanted } = useTokens(user.actor, chosen);
  const [isExchange] = useState(() => {
    const exchanges = exchangesOf(config);
    return (name: string) => exchanges.has(name);
  });
  const [initial, setInitial] = useState(() => ({ ...draft.read(), ...link.values }));
  const [sent, setSent] = useState(0);
  const existence = useExistence();
  const suggestions = useKnownNames(user.actor);
  const signing = useSigningStage() !== null;

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
        from={user.actor}
        tokens={tokens}
        token={token}
        onToken={choose}
        balance={balance}
        initial={initial}
        suggestions={suggestions}
        existence={existence}
        onRecipient={(name) => void lookUpAccount(name)}
        isExchange={isExchange}
        withoutMemo={config.disableMemo}
        signing={signing}
        disabled={wanted !== 'here'}
        onChange={draft.keep}
        onSubmit={(values) => void send(values)}
      />
    </>
  );
}
