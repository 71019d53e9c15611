import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { AccountField } from '#src/components/form/account-field.tsx';
import { useDebouncedResult } from '#src/components/form/use-debounced.ts';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { $connecting } from '#src/stores/wallet/wallet-state.ts';
import { useUser } from '../wallet/use-wallet.ts';

interface VoterField {
  readonly name: string;
  readonly field: ReactNode;
  /** Shows a reason for a refused vote at the field. */
  readonly refuse: (reason: string) => void;
  /** Whether the user can vote for the account; otherwise the field shows the reason. */
  readonly mayVote: () => Promise<boolean>;
}

/** The voting account's name, checked on blur and again on voting. */
export function useVoterField(current: string, onName: (name: string | null) => void): VoterField {
  const text = useVoteTexts();
  const { problems } = useFormTexts();
  const user = useUser();
  const multisig = useStore($multisigMode, { ssr: 'initial' });
  const [typed, setTyped] = useState(current);
  const [error, setError] = useState<string>();
  const name = typed.trim();
  const existence = useExistence()(name);
  useDebouncedResult(name, (shown) => void lookUpAccount(shown));

  const mayVote = async () => {
    if (!user) {
      $connecting.set(true);
      return false;
    }
    const problem = accountProblem(name);
    const elsewhere = user.actor !== name && !multisig ? text.otherAccount(name) : undefined;
    const refused = problem ? problems[problem.kind] : elsewhere;
    setError(refused);
    return refused === undefined && (await lookUpAccount(name)) !== 'missing';
  };

  const field = (
    <AccountField
      label={text.username}
      hint={text.usernameHint}
      value={typed}
      existence={existence}
      error={existence === 'missing' ? problems['unknown-account'] : error}
      onChange={(event) => {
        setTyped(event.target.value);
        setError(undefined);
      }}
      onBlur={() => {
        onName(name === '' ? null : name);
        void lookUpAccount(name);
      }}
    />
  );
  return { name, field, refuse: setError, mayVote };
}
