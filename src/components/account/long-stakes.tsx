import type { LongStake } from '#src/chain/model/vote/xpr-stake.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { DueTime } from '../ui/due-time.tsx';
import { amountColumn, timeColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

/** XPR staked for a term, by end date. */
export function LongStakes({ stakes }: { stakes: readonly LongStake[] }) {
  const texts = useAccountResourcesTexts();
  const { xpr: text } = texts;
  return (
    <DataTable
      caption={text.long}
      rows={stakes}
      rowKey={({ planIndex, startedAt, staked }) => `${planIndex}/${startedAt}/${staked.units}`}
      columns={[
        timeColumn('startedAt', text.started),
        {
          key: 'ends',
          header: text.ends,
          cell: ({ endsAt }) =>
            endsAt === null ? '—' : <DueTime at={endsAt} due={texts.shared.ended} />,
        },
        amountColumn('staked', text.staked),
      ]}
    />
  );
}
