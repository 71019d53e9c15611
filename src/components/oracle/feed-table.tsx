import type { OracleFeed } from '#src/chain/model/account/oracle.ts';
import { useOracleTexts } from '#src/i18n/areas/oracle/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { Time } from '../ui/time.tsx';
import { OracleValue } from './oracle-value.tsx';

/** Feeds with their current values. */
export function FeedTable({ feeds }: { feeds: readonly OracleFeed[] }) {
  const text = useOracleTexts();
  const href = useHref();
  const format = useFormat();
  return (
    <DataTable
      caption={text.feeds}
      rows={feeds}
      rowKey={({ index }) => index}
      columns={[
        {
          key: 'index',
          header: text.shared.ordinal,
          align: 'end',
          card: 'none',
          className: 'w-10 text-quiet',
          cell: ({ index }) => index,
        },
        {
          key: 'name',
          header: text.feed,
          card: 'inline',
          className: 'max-md:flex-1',
          cell: ({ index, name }) => (
            <a href={href(`/oracles/${index}`)} className="font-semibold hover:underline">
              {name === '' ? text.unnamed(index) : <HostileText text={name} limit={40} />}
            </a>
          ),
        },
        {
          key: 'value',
          header: text.shared.value,
          align: 'end',
          card: 'inline',
          className: 'font-semibold max-md:text-end',
          cell: ({ value }) => <OracleValue value={value} />,
        },
        {
          key: 'updated',
          header: text.updated,
          align: 'end',
          className: 'text-quiet',
          cell: ({ points }) => (points[0] ? <Time at={points[0].time} /> : '–'),
        },
        {
          key: 'providers',
          header: text.providers,
          align: 'end',
          cell: ({ providers }) => format.number(providers.length),
        },
        {
          key: 'description',
          header: text.shared.description,
          card: 'title',
          className: 'text-muted md:w-1/3',
          cell: ({ description }) => <Quoted text={description} limit={120} inline />,
        },
      ]}
    />
  );
}
