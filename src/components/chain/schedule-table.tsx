import * as limits from '#src/chain/core/limits.ts';
import type { TurnView } from '#src/chain/model/block/round-view.ts';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTurnColumns } from '../producer/use-turn-columns.tsx';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

/** A registered producer, as far as it is known. */
export interface ScheduledProducer {
  readonly owner: string;
  readonly rank: number;
  readonly voteShare: number;
  /** Blocks produced since the last claim. Null if the chain does not report them. */
  readonly unpaidBlocks: number | null;
}

interface ScheduleTableProps {
  /** Names in the order of their turns. */
  schedule: readonly string[];
  /** Their turns; empty while unknown. */
  turns: readonly TurnView[];
  /** The turn of the head block; null while unknown. */
  turn: number | null;
  /** By name. */
  producers: ReadonlyMap<string, ScheduledProducer>;
}

/** The producers by turn: who produces now and next, what was produced and missed. */
export function ScheduleTable({ schedule, turns, turn, producers }: ScheduleTableProps) {
  const text = useChainTexts();
  const home = useHomeTexts().producers;
  const format = useFormat();
  const { slot, turn: lastTurn } = useTurnColumns(schedule, turns);
  const slotOf = new Map(schedule.map((name, index) => [name, index]));
  const missedBy = (name: string) => turns[slotOf.get(name) ?? -1]?.missed;
  const next = turn === null ? null : (turn + 1) % schedule.length;
  const count = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : format.number(value);
  const columns: Column<{ owner: string }>[] = [
    { ...slot, align: 'end', className: 'w-10 text-quiet' },
    {
      key: 'name',
      header: home.name,
      card: 'inline',
      cell: ({ owner }) => (
        <span className="flex items-center gap-2">
          <Identicon name={owner} size={20} />
          <AccountLink name={owner} />
          {slotOf.get(owner) === turn && <Badge tone="accent">{text.now}</Badge>}
          {slotOf.get(owner) === next && <Badge>{text.next}</Badge>}
        </span>
      ),
    },
    lastTurn,
    {
      key: 'missed',
      header: text.missed,
      align: 'end',
      card: 'none',
      cell: ({ owner }) => {
        const missed = missedBy(owner);
        return (
          <span
            title={text.missedHint}
            className={missed ? 'font-semibold text-danger' : undefined}
          >
            {count(missed)}
          </span>
        );
      },
    },
    {
      key: 'unpaid',
      header: text.unpaid,
      align: 'end',
      card: 'none',
      cell: ({ owner }) => count(producers.get(owner)?.unpaidBlocks),
    },
    {
      key: 'rounds',
      header: text.rounds,
      align: 'end',
      card: 'wide',
      cell: ({ owner }) => {
        const unpaid = producers.get(owner)?.unpaidBlocks ?? null;
        return count(unpaid === null ? null : Math.floor(unpaid / limits.turnBlocks));
      },
    },
    {
      key: 'rank',
      header: home.rank,
      align: 'end',
      card: 'wide',
      cell: ({ owner }) => count(producers.get(owner)?.rank),
    },
    {
      key: 'share',
      header: home.share,
      align: 'end',
      card: 'inline',
      className: 'max-md:w-14 max-md:text-end',
      cell: ({ owner }) => {
        const producer = producers.get(owner);
        return producer ? format.percent(producer.voteShare, 2) : '–';
      },
    },
  ];
  return (
    <DataTable
      caption={text.schedule}
      columns={columns}
      rows={schedule.map((owner) => ({ owner }))}
      rowKey={({ owner }) => owner}
    />
  );
}
