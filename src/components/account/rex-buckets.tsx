import type { MaturityBucket } from '#src/chain/model/rex/rex-balance.ts';
import { type RexPool, rexValue } from '#src/chain/model/rex/rex-pool.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { DueTime } from '../ui/due-time.tsx';
import { amountColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

interface RexBucketsProps {
  buckets: readonly MaturityBucket[];
  /** For the REX price; null before the first loan. */
  pool: RexPool | null;
}

/** An account's REX by maturity. */
export function RexBuckets({ buckets, pool }: RexBucketsProps) {
  const { rex: text } = useAccountResourcesTexts();
  return (
    <DataTable
      caption={text.buckets}
      rows={buckets}
      rowKey={({ maturesAt }) => String(maturesAt)}
      columns={[
        { key: 'kind', header: text.bucket, card: 'inline', cell: ({ kind }) => text.kinds[kind] },
        {
          key: 'time',
          header: text.matures,
          card: 'inline',
          className: 'max-md:text-xs',
          // Savings have no maturity date.
          cell: ({ kind, maturesAt }) =>
            kind === 'savings' ? '—' : <DueTime at={maturesAt} due={text.matured} />,
        },
        amountColumn('rex', text.balance),
        {
          key: 'value',
          header: text.value,
          align: 'end',
          cell: ({ rex }) => (pool ? <Amount amount={rexValue(pool, rex.units)} /> : '—'),
        },
      ]}
    />
  );
}
