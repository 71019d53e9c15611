import { voteproducer } from '#src/chain/actions/vote.ts';
import { voteStrength } from '#src/chain/model/vote/vote-strength.ts';
import { stakeToVote } from '#src/chain/model/vote/vote-weight.ts';
import { clockNow } from '#src/components/ui/clock.ts';
import { Ballot } from '#src/components/vote/ballot.tsx';
import { VoterFacts } from '#src/components/vote/voter-facts.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';
import { useVoterField } from './use-voter-field.tsx';
import type { VotingAccount } from './use-voter.ts';

export interface VotePanelProps {
  voter: VotingAccount;
  chosen: readonly string[];
  /** Null for the logged-in account. */
  onName: (name: string | null) => void;
  onPick: (chosen: readonly string[] | null) => void;
  /** Called after the vote was sent. */
  onSent: () => void;
}

/** The voter, its weight and its ballot. */
export function VotePanel({ voter, chosen, onName, onPick, onSent }: VotePanelProps) {
  const user = useUser();
  const stage = useSigningStage();
  const { name, field, mayVote } = useVoterField(voter.name, onName);
  const { maxVotes, rexEnabled } = chainConfig();

  const cast = async () => {
    if (!(await mayVote())) return;
    const fields = { voter: name, producers: chosen, maxVotes };
    if (await transact([voteproducer(fields, user?.permission)])) onSent();
  };

  return (
    <div className="space-y-4">
      {field}
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

function Facts({ voter: { state } }: { voter: VotingAccount }) {
  const text = useVoteTexts();
  if (state.kind === 'empty') return <p className="text-xs text-muted">{text.neverVoted}</p>;
  const { voteDoublingWeeks: doubling, coreSymbol } = chainConfig();
  if (state.kind !== 'ready' || !state.value || doubling === null) return null;
  const { staked, proxy } = state.value;
  return (
    <VoterFacts
      staked={{ units: staked, symbol: coreSymbol }}
      weight={stakeToVote(staked, clockNow(), doubling)}
      strength={voteStrength(state.value, clockNow(), doubling)}
      proxy={proxy}
    />
  );
}
