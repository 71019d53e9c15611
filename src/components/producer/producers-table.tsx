import type { TurnView } from '#src/chain/model/block/round-view.ts';
import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';
import { numberColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { useTurnColumns } from './use-turn-columns.tsx';

interface ProducersTableProps extends Native<'div'> {
  producers: readonly ProducerView[];
  /** Names by turn; empty while unknown. */
  schedule: readonly string[];
  /** The turns of the schedule; empty while unknown. */
  turns: readonly TurnView[];
}

/** Producers by votes, with their place in the schedule and their last turn. */
export function ProducersTable(props: ProducersTableProps) {
  const { producers, schedule, turns, ...native } = props;
  const text = useHomeTexts().producers;
  const format = useFormat();
  const { slot, turn } = useTurnColumns(schedule, turns);
  const columns: Column<ProducerView>[] = [
    numberColumn('rank', text.rank, format.number, {
      card: 'inline',
      className: 'w-8 text-end text-quiet',
    }),
    {
      key: 'name',
      header: text.name,
      card: 'inline',
      cell: ({ owner, active }) => (
        <span className="flex items-center gap-2">
          <Identicon name={owner} size={20} />
          <AccountLink name={owner} />
          {!active && <Badge tone="danger">{text.inactive}</Badge>}
        </span>
      ),
    },
    slot,
    turn,
    {
      key: 'share',
      header: text.share,
      align: 'end',
      card: 'inline',
      className: 'font-semibold whitespace-nowrap max-md:w-14 max-md:text-end',
      cell: ({ voteShare }) => format.percent(voteShare, 2),
    },
  ];
  return (
    <div {...rootProps('producers-table', 'cut', native)}>
      <DataTable
        caption={text.producers}
        columns={columns}
        rows={producers}
        rowKey={({ owner }) => owner}
      />
    </div>
  );
}
