import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

/** The first ranks produce blocks. */
const PRODUCING = 21;

/** Producers by votes. */
export function ProducersTable({ producers }: { producers: readonly ProducerView[] }) {
  const text = useHomeTexts().producers;
  const format = useFormat();
  const columns: Column<ProducerView>[] = [
    {
      key: 'rank',
      header: text.rank,
      align: 'end',
      card: 'none',
      className: 'w-16',
      cell: ({ rank }) => <span className="text-muted">{format.number(rank)}</span>,
    },
    {
      key: 'name',
      header: text.name,
      card: 'inline',
      cell: ({ rank, owner }) => (
        <span className="flex items-center gap-2">
          <span className="w-6 text-end text-muted tabular-nums md:hidden">
            {format.number(rank)}
          </span>
          <Identicon name={owner} size={24} />
          <AccountLink name={owner} />
        </span>
      ),
    },
    {
      key: 'state',
      header: text.state,
      card: 'inline',
      cell: (producer) => <ProducerState producer={producer} />,
    },
    {
      key: 'share',
      header: text.share,
      align: 'end',
      card: 'inline',
      className: 'ms-auto',
      cell: ({ voteShare }) => format.percent(voteShare, 2),
    },
    {
      key: 'url',
      header: text.link,
      card: 'title',
      // Beside the latest blocks there is room for it on wide screens only.
      className: 'max-md:ps-16 md:ps-8 tablet:max-lg:hidden',
      cell: ({ url }) =>
        url === '' ? <span className="text-muted">—</span> : <ExternalLink href={url} />,
    },
  ];
  return (
    <DataTable
      caption={text.producers}
      columns={columns}
      rows={producers}
      rowKey={({ owner }) => owner}
    />
  );
}

function ProducerState({ producer: { active, rank } }: { producer: ProducerView }) {
  const text = useHomeTexts().producers;
  if (!active) return <Badge tone="danger">{text.inactive}</Badge>;
  return rank <= PRODUCING ? text.producing : <span className="text-muted">{text.standby}</span>;
}
