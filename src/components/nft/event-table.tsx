import type { NftEvent } from '#src/chain/model/nft/history.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { ActionSummary } from '../action/action-summary.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';
import { timeColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { AttributeValue } from './attribute-value.tsx';

interface EventTableProps {
  /** Newest first. */
  events: readonly NftEvent[];
}

/** What happened to an NFT, as sentences. */
export function EventTable({ events }: EventTableProps) {
  const text = useNftTexts();
  return (
    <DataTable
      caption={text.shared.history}
      rows={events}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'event',
          header: text.shared.event,
          card: 'title',
          className: 'w-full',
          cell: (event) =>
            event.changes.length > 0 ? <Changes event={event} /> : <ActionSummary action={event} />,
        },
        {
          key: 'transaction',
          header: text.shared.transaction,
          card: 'inline',
          className: 'max-md:flex-1',
          cell: ({ transactionId }) =>
            transactionId === null ? '–' : <TransactionLink id={transactionId} width="short" />,
        },
        timeColumn('time', text.time, { align: 'end', card: 'inline', className: 'text-quiet' }),
      ]}
    />
  );
}

function Changes({ event: { changes } }: { event: NftEvent }) {
  const text = useNftTexts();
  return (
    <>
      {text.changed}
      <ul className="text-muted">
        {changes.map(({ name, before, after }) => (
          <li key={name} className="wrap-anywhere">
            <HostileText text={name} limit={60} />: <AttributeValue value={before} />{' '}
            <span aria-hidden className="inline-block rtl:rotate-180">
              →
            </span>{' '}
            <AttributeValue value={after} />
          </li>
        ))}
      </ul>
    </>
  );
}
