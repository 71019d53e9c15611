import type { OraclePoint } from '#src/chain/model/account/oracle.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { timeColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { useOracleTexts } from '#src/i18n/areas/oracle/texts.ts';
import { OracleValue } from './oracle-value.tsx';

interface PointTableProps {
  caption: string;
  /** Newest first. */
  points: readonly OraclePoint[];
}

/** Values with the account that reported each. */
export function PointTable({ caption, points }: PointTableProps) {
  const text = useOracleTexts();
  return (
    <DataTable
      caption={caption}
      rows={points.map((point, index) => ({ ...point, index }))}
      rowKey={({ index }) => String(index)}
      columns={[
        {
          key: 'provider',
          header: text.provider,
          card: 'inline',
          className: 'max-md:flex-1',
          cell: ({ provider }) => (
            <span className="flex items-center gap-2">
              <Identicon name={provider} size={20} />
              <AccountLink name={provider} />
            </span>
          ),
        },
        {
          key: 'value',
          header: text.shared.value,
          align: 'end',
          card: 'inline',
          className: 'max-md:text-end',
          cell: ({ value }) => <OracleValue value={value} />,
        },
        timeColumn('time', text.reported, { align: 'end', className: 'text-quiet' }),
      ]}
    />
  );
}
