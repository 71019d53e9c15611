import type { LongStake, StakePlan } from '#src/chain/model/vote/xpr-stake.ts';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { useClock } from '../ui/clock.ts';
import { DueTime } from '../ui/due-time.tsx';
import { amountColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

interface LongStakeTableProps {
  stakes: readonly LongStake[];
  plans: readonly StakePlan[];
  pending?: boolean;
  /** Claims an ended stake; without its plan's tokens where the plan does not pay now. */
  onEnd: (stake: LongStake, pays: boolean) => void;
}

/** An account's long stakes. Ended ones have a button. */
export function LongStakeTable({ stakes, plans, pending, onEnd }: LongStakeTableProps) {
  const texts = useStakingTexts();
  const { long: text } = texts;
  const format = useFormat();
  const now = useClock((time) => time, 0);
  const planOf = ({ planIndex }: LongStake) => plans.find(({ index }) => index === planIndex);
  return (
    <DataTable
      caption={text.yours}
      rows={stakes}
      rowKey={({ index, startedAt, staked }) => `${String(index)}/${startedAt}/${staked.units}`}
      columns={[
        {
          key: 'plan',
          header: text.plan,
          card: 'title',
          cell: (stake) => {
            const plan = planOf(stake);
            return plan ? format.duration(plan.days * 86_400) : '—';
          },
        },
        {
          key: 'ends',
          header: text.ends,
          cell: ({ endsAt }) =>
            endsAt === null ? '—' : <DueTime at={endsAt} due={texts.shared.ended} />,
        },
        amountColumn('staked', text.staked),
        {
          key: 'claim',
          header: text.claim,
          align: 'end',
          card: 'inline',
          className: 'max-md:ms-auto',
          cell: (stake) => {
            const { index, endsAt } = stake;
            if (index === null || endsAt === null || endsAt >= now) return text.locked;
            const pays = planOf(stake)?.pays ?? false;
            return (
              <Button size="sm" disabled={pending} onClick={() => onEnd(stake, pays)}>
                {pays ? text.claim : text.return}
                <span className="sr-only"> {format.amount(stake.staked)}</span>
              </Button>
            );
          },
        },
      ]}
    />
  );
}
