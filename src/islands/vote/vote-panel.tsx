import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { AccountField } from '#src/components/form/account-field.tsx';
import { clockNow } from '#src/components/ui/clock.ts';
import { Ballot } from '#src/components/vote-form/ballot.tsx';
import { VoterFacts } from '#src/components/vote-form/voter-facts.tsx';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import { voteproducer } from '#src/chain/actions/vote.ts';
import { voteStrength } from '#src/chain/model/vote-strength.ts';
import { stakeToVote, voteDoublingWeeks } from '#src/chain/model/vote-weight.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { $multisigMode } from '#src/stores/multisig-mode.ts';
import { lookUpAccount, useExistence } from '#src/stores/existence.ts';
import { $connecting } from '#src/stores/wallet-state.ts';
import { transact } from '#src/stores/wallet.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';
import type { Voting } from './use-voter.ts';

export interface VotePanelProps {
  voter: Voting;
  chosen: readonly string[];
  /** Null for who is logged in. */
  onName: (name: string | null) => void;
  onPick: (chosen: readonly string[] | null) => void;
  /** The vote was sent. */
  onSent: () => void;
}

/** Who votes, with what weight, for whom. */
export function VotePanel({ voter, chosen, onName, onPick, onSent }: VotePanelProps) {
  const text = useVoteTexts();
  const { problems } = useFormTexts();
  const user = useUser();
  const stage = useSigningStage();
  const multisig = useStore($multisigMode, { ssr: 'initial' });
  const [typed, setTyped] = useState(voter.name);
  const name = typed.trim();
  const existence = useExistence()(name);
  const [error, setError] = useState<string>();
  const { maxVotes, rexEnabled } = chainConfig();

  const cast = async () => {
    if (!user) return $connecting.set(true);
    const problem = accountProblem(name);
    const refused = problem
      ? problems[problem.kind]
      : user.actor !== name && !multisig
        ? text.otherAccount(name)
        : undefined;
    setError(refused);
    if (refused || (await lookUpAccount(name)) === 'missing') return;
    const fields = { voter: name, producers: chosen, maxVotes };
    if (await transact([voteproducer(fields, user.permission)])) onSent();
  };

  return (
    <div className="space-y-4">
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
      <Facts voter={voter} />
      <Ballot
        current={voter.current}
        chosen={chosen}
        maxVotes={maxVotes}
        rex={rexEnabled}
        pending={stage !== null}
        onChange={onPick}
        onCast={() => void cast()}
      />
    </div>
  );
}

function Facts({ voter: { state } }: { voter: Voting }) {
  const text = useVoteTexts();
  if (state.kind === 'empty') return <p className="text-xs text-muted">{text.neverVoted}</p>;
  if (state.kind !== 'ready' || !state.value) return null;
  const { key, coreSymbol } = chainConfig();
  const { staked, proxy } = state.value;
  const doubling = voteDoublingWeeks(key);
  return (
    <VoterFacts
      staked={{ units: staked, symbol: coreSymbol }}
      weight={stakeToVote(staked, clockNow(), doubling)}
      strength={voteStrength(state.value, clockNow(), doubling)}
      proxy={proxy}
    />
  );
}
