import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { AccountField } from '#src/components/form/account-field.tsx';
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
  /** Says at the field why there is no vote. */
  readonly refuse: (reason: string) => void;
  /** Whether the one who is logged in may vote for the name; where not, the field says why. */
  readonly mayVote: () => Promise<boolean>;
}

/** Whom a vote is of: an account's name, checked as it is left and again when the vote is cast. */
export function useVoterField(current: string, onName: (name: string | null) => void): VoterField {
  const text = useVoteTexts();
  const { problems } = useFormTexts();
  const user = useUser();
  const multisig = useStore($multisigMode, { ssr: 'initial' });
  const [typed, setTyped] = useState(current);
  const [error, setError] = useState<string>();
  const name = typed.trim();
  const existence = useExistence()(name);

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
