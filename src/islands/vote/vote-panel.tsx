import { isName } from '#src/chain/core/name.ts';
import { voteproducer } from '#src/chain/actions/vote.ts';
import { lendingNeedsVotes } from '#src/chain/model/rex/rex-rules.ts';
import { voteStrength } from '#src/chain/model/vote/vote-strength.ts';
import { stakeToVote } from '#src/chain/model/vote/vote-weight.ts';
import { clockNow } from '#src/components/ui/clock.ts';
import { Ballot } from '#src/components/vote/ballot.tsx';
import { InverseWeight } from '#src/components/vote/inverse-weight.tsx';
import { VoterFacts } from '#src/components/vote/voter-facts.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { ShareButton } from '../wallet/share-button.tsx';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';
import { useVoterField } from './use-voter-field.tsx';
import type { VotingAccount } from './use-voter.ts';

export interface VotePanelProps {
  voter: VotingAccount;
  chosen: readonly string[];
  /** Those of `chosen` that the chain would refuse. */
  unregistered: readonly string[];
  /** Null for the logged-in account. */
  onName: (name: string | null) => void;
  onPick: (chosen: readonly string[] | null) => void;
  /** Called after the vote was sent. */
  onSent: () => void;
}

/** The voter, its weight and its ballot. */
export function VotePanel({ voter, chosen, unregistered, ...panel }: VotePanelProps) {
  const { onName, onPick, onSent } = panel;
  const user = useUser();
  const stage = useSigningStage();
  const { name, field, mayVote } = useVoterField(voter.name, onName);
  const chain = useActualChain();
  const { maxVotes, rexEnabled } = chain;

  const cast = async () => {
    if (!(await mayVote())) return;
    const fields = { voter: name, producers: chosen, maxVotes };
    if (await transact([voteproducer(fields, user?.permission)])) onSent();
  };

  return (
    <div className="space-y-4">
      {field}
      <Facts voter={voter} chosen={chosen.length} most={maxVotes} />
      <Ballot
        current={voter.current}
        chosen={chosen}
        maxVotes={maxVotes}
        unregistered={unregistered}
        rex={rexEnabled && lendingNeedsVotes(chain)}
        pending={stage !== null}
        onChange={onPick}
        onCast={() => void cast()}
      />
      <ShareButton
        user={user}
        actions={
          isName(name) && chosen.length <= maxVotes
            ? [voteproducer({ voter: name, producers: chosen, maxVotes }, user?.permission)]
            : null
        }
      />
    </div>
  );
}

interface FactsProps {
  voter: VotingAccount;
  chosen: number;
  /** The number of producers that one vote can have. */
  most: number;
}

function Facts({ voter: { state }, chosen, most }: FactsProps) {
  const text = useVoteTexts();
  if (state.kind === 'empty') return <p className="text-xs text-muted">{text.neverVoted}</p>;
  const { voteDoublingWeeks: doubling, coreSymbol, features } = chainConfig();
  if (state.kind !== 'ready' || !state.value) return null;
  const { proxy } = state.value;
  const staked = { units: state.value.staked, symbol: coreSymbol };
  if (features.includes('inverse-votes'))
    return (
      <>
        <VoterFacts staked={staked} weight={null} proxy={proxy} />
        {(proxy === null || chosen > 0) && (
          <InverseWeight staked={staked} chosen={chosen} most={most} />
        )}
      </>
    );
  if (doubling === null) return null;
  return (
    <VoterFacts
      staked={staked}
      weight={stakeToVote(staked.units, clockNow(), doubling)}
      strength={voteStrength(state.value, clockNow(), doubling)}
      proxy={proxy}
    />
  );
}
