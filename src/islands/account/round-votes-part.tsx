import type { AccountView } from '#src/chain/model/account/account.ts';
import { RoundVotes } from '#src/components/account/round-votes.tsx';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useRound } from '#src/stores/block/schedule.ts';
import { useUrl } from '#src/stores/url.ts';
import { accountTabUrl } from './account-tab.ts';
import { AllLink } from './all-link.tsx';

interface RoundVotesPartProps {
  voter: NonNullable<AccountView['voter']>;
}

/** An account's votes on the current round, with a link to its votes. */
export function RoundVotesPart({ voter }: RoundVotesPartProps) {
  const round = useRound();
  const url = useUrl();
  const text = useAccountTexts();
  return (
    <RoundVotes
      voted={voter.producers}
      proxy={voter.proxy ?? ''}
      schedule={round?.producers ?? []}
      actions={url && <AllLink url={accountTabUrl(url, 'votes')} label={text.allActions} />}
    />
  );
}
