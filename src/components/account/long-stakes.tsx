import type { LongStake } from '#src/chain/model/vote/xpr-stake.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { DueTime } from '../ui/due-time.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { Time } from '../ui/time.tsx';

/** XPR staked for a term, by end date. */
export function LongStakes({ stakes }: { stakes: readonly LongStake[] }) {
  const { xpr: text } = useAccountResourcesTexts();
  return (
    <DataTable
      caption={text.long}
      rows={stakes}
      rowKey={({ planIndex, startedAt, staked }) => `${planIndex}/${startedAt}/${staked.units}`}
      columns={[
        {
          key: 'started',
          header: text.started,
          cell: ({ startedAt }) => <Time at={startedAt} />,
        },
        {
          key: 'ends',
          header: text.ends,
          cell: ({ endsAt }) => (endsAt === null ? '—' : <DueTime at={endsAt} due={text.ended} />),
        },
        {
          key: 'staked',
          header: text.staked,
          align: 'end',
          cell: ({ staked }) => <Amount amount={staked} />,
        },
      ]}
    />
  );
}
