import { isProducing, type ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { KeyLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { Time } from '../ui/time.tsx';

interface ProducerFactsProps {
  producer: ProducerView & {
    readonly key: string;
    readonly unpaidBlocks: number | null;
    readonly claimedAt: number | null;
  };
}

export function ProducerFacts({ producer }: ProducerFactsProps) {
  const text = useAccountVotesTexts();
  const account = useAccountTexts();
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
    items.push({ key: 'claimed', label: text.claimed, value: <Time at={claimedAt} /> });
  if (key !== '')
    items.push({
      key: 'key',
      label: text.signingKey,
      value: (
        <span className="flex min-w-0 items-center gap-1">
          <span className="min-w-0">
            <KeyLink publicKey={key} />
          </span>
          <CopyButton value={key} label={account.copyKey} />
        </span>
      ),
    });
  if (url !== '')
    items.push({ key: 'url', label: text.website, value: <ExternalLink href={url} /> });
  items.push({ key: 'location', label: text.location, value: format.number(location) });
  return <KeyValueList items={items} />;
}
