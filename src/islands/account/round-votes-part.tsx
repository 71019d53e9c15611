import type { AccountView } from '#src/chain/model/account/account.ts';
import { RoundVotes } from '#src/components/account/round-votes.tsx';
import { useRound } from '#src/stores/block/schedule.ts';
import { AllLink } from './all-link.tsx';

interface RoundVotesPartProps {
  voter: NonNullable<AccountView['voter']>;
}

/** An account's votes on the current round, with a link to its votes. */
export function RoundVotesPart({ voter }: RoundVotesPartProps) {
  const round = useRound();
  return (
    <RoundVotes
      voted={voter.producers}
      proxy={voter.proxy ?? ''}
      schedule={round?.producers ?? []}
      actions={<AllLink tab="votes" />}
    />
  );
}
