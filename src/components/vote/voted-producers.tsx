import { isProducing, type ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { picturedColumn } from '../ui/rows/pictured-column.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

interface VotedProducersProps {
  names: readonly string[];
  /** All producers of the chain; empty while unknown. */
  producers: readonly ProducerView[];
  order: 'rank' | 'name';
}

interface Row {
  readonly name: string;
  /** Undefined if not registered, or while unknown. */
  readonly producer: ProducerView | undefined;
}

/** The producers of a vote with their ranks. */
export function VotedProducers({ names, producers, order }: VotedProducersProps) {
  const text = useAccountVotesTexts();
  const format = useFormat();
  const producerOf = new Map(producers.map((one) => [one.owner, one]));
  const rows = names
    .map((name): Row => ({ name, producer: producerOf.get(name) }))
    .toSorted((a, b) => (order === 'name' ? byName(a, b) : byRank(a, b)));
  return (
    <DataTable
      caption={text.voted}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'rank',
          header: text.rank,
          align: 'end',
          card: 'inline',
          className: 'w-6 text-end text-muted md:w-16',
          cell: ({ producer }) => (producer ? format.number(producer.rank) : '—'),
        },
        picturedColumn('name', text.shared.producer, { card: 'inline' }),
        {
          key: 'state',
          header: text.shared.state,
          card: 'inline',
          cell: (row) => <State row={row} isListed={producers.length > 0} />,
        },
        {
          key: 'url',
          header: text.shared.website,
          card: 'none',
          cell: ({ producer }) => producer?.url && <ExternalLink href={producer.url} />,
        },
        {
          key: 'share',
          header: text.share,
          align: 'end',
          card: 'inline',
          className: 'ms-auto',
          cell: ({ producer }) => (producer ? format.percent(producer.voteShare, 2) : '—'),
        },
      ]}
    />
  );
}

function State({ row: { producer }, isListed }: { row: Row; isListed: boolean }) {
  const text = useAccountVotesTexts();
  if (!isListed) return null;
  if (!producer?.active) return <Badge tone="warning">{text.inactive}</Badge>;
  if (isProducing(producer)) return text.producing;
  return <span className="text-muted">{text.standby}</span>;
}

function byName(a: Row, b: Row): number {
  return a.name < b.name ? -1 : 1;
}

function byRank(a: Row, b: Row): number {
  return (a.producer?.rank ?? Infinity) - (b.producer?.rank ?? Infinity) || byName(a, b);
}
