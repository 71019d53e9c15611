import type { Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { isProducing, type ProducerView } from '#src/chain/model/vote/producer-view.ts';
import type { FewVotes, VoteStrength } from '#src/chain/model/vote/vote-strength.ts';
import type { Voter } from '#src/chain/model/vote/voter.ts';
import { useAuthorityTexts } from '#src/i18n/areas/permission/authority/texts.ts';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { Time } from '../ui/time.tsx';
import { VoteWeek } from './vote-week.tsx';

interface VoteFactsProps {
  voter: Voter;
  symbol: TokenSymbol;
  /** Null without a vote, or if votes count in full. */
  strength: VoteStrength | FewVotes | null;
}

/** Below this strength the page suggests voting again. */
const FADED = 0.95;

/** A vote's parts and its remaining strength. */
export function VoteFacts({ voter, symbol, strength }: VoteFactsProps) {
  const text = useAccountVotesTexts();
  const format = useFormat();
  const amount = (units: bigint): Asset => ({ units, symbol });
  const items: KeyValue[] = [
    { key: 'how', label: text.how, value: <How voter={voter} /> },
    { key: 'staked', label: text.staked, value: <Amount amount={amount(voter.staked)} /> },
  ];
  if (strength)
    items.push({
      key: 'counts',
      label: text.effectiveStake,
      value: (
        <>
          <Amount amount={amount(strength.counts)} />{' '}
          <span className="text-muted">{text.ofFull(format.percent(strength.share, 1))}</span>
        </>
      ),
    });
  if (strength && 'castAt' in strength)
    items.push({
      key: 'cast',
      label: text.shared.lastVoted,
      value: <VoteWeek castAt={strength.castAt} />,
    });
  items.push({
    key: 'weight',
    label: text.weight,
    value: (
      <span dir="ltr" className="tabular-nums">
        {format.number(voter.weight)}
      </span>
    ),
  });
  return (
    <>
      <KeyValueList items={items} />
      {strength && strength.share < FADED && (
        <p className="border-t py-3 text-warning">
          {'most' in strength ? text.few(format.number(strength.most)) : text.decayed}{' '}
          <Amount amount={amount(strength.lost)} />.
        </p>
      )}
    </>
  );
}

function How({ voter: { proxy, producers } }: { voter: Voter }) {
  const text = useAccountVotesTexts();
  const format = useFormat();
  if (proxy !== null)
    return (
      <>
        {text.through} <AccountLink name={proxy} />
      </>
    );
  return producers.length === 0
    ? text.noVotes
    : text.votesDirectly(format.number(producers.length));
}

interface ProducerFactsProps {
  producer: ProducerView & {
    readonly key: string;
    readonly unpaidBlocks: number | null;
    readonly claimedAt: number | null;
  };
  /** Without what only its operator needs. */
  brief?: boolean;
}

/** What the chain has of a producer. */
export function ProducerFacts({ producer, brief = false }: ProducerFactsProps) {
  const text = useAccountVotesTexts();
  const authority = useAuthorityTexts();
  const format = useFormat();
  const { active, rank, voteShare, unpaidBlocks, claimedAt, key, url, location } = producer;
  const state = !active ? 'inactive' : isProducing(producer) ? 'producing' : 'standby';
  const items: KeyValue[] = [
    {
      key: 'rank',
      label: text.rank,
      value: (
        <span className="flex items-center gap-2 tabular-nums">
          {active && format.number(rank)}
          <Badge tone={state === 'producing' ? 'positive' : 'neutral'}>{text[state]}</Badge>
        </span>
      ),
    },
    { key: 'share', label: text.share, value: format.percent(voteShare, 3) },
  ];
  if (unpaidBlocks !== null)
    items.push({ key: 'unpaid', label: text.unpaid, value: format.number(unpaidBlocks) });
  if (claimedAt !== null)
    items.push({ key: 'claimed', label: text.shared.lastClaim, value: <Time at={claimedAt} /> });
  if (key !== '' && !brief)
    items.push({
      key: 'key',
      label: text.shared.signingKey,
      value: (
        <span className="flex min-w-0 items-center gap-1">
          <span className="min-w-0">
            <KeyLink publicKey={key} />
          </span>
          <CopyButton value={key} label={authority.copyKey} />
        </span>
      ),
    });
  if (url !== '')
    items.push({ key: 'url', label: text.shared.website, value: <ExternalLink href={url} /> });
  if (!brief) items.push({ key: 'location', label: text.location, value: String(location) });
  return <KeyValueList items={items} />;
}
