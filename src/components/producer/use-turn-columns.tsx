import type { TurnView } from '#src/chain/model/block/round-view.ts';
import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useRoundTexts } from '#src/i18n/areas/round/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProducerTurn } from '../round/producer-turn.tsx';
import type { Column } from '../ui/rows/data-table.tsx';

type TurnColumn = Column<Pick<ProducerView, 'owner'>>;

/**
 * The columns of a table of producers that show the round.
 * @param schedule names by turn; empty while unknown
 * @param turns the turns of the schedule; empty while unknown
 */
export function useTurnColumns(
  schedule: readonly string[],
  turns: readonly TurnView[],
): { slot: TurnColumn; turn: TurnColumn } {
  const round = useRoundTexts();
  const format = useFormat();
  const slotOf = new Map(schedule.map((name, slot) => [name, slot]));
  return {
    slot: {
      key: 'slot',
      header: round.slot,
      card: 'none',
      className: 'text-quiet',
      cell: ({ owner }) => {
        const slot = slotOf.get(owner);
        return slot === undefined ? '–' : format.number(slot + 1);
      },
    },
    turn: {
      key: 'turn',
      header: round.lastTurn,
      card: 'inline',
      className: 'max-md:ms-auto',
      cell: ({ owner }) => <ProducerTurn turn={turns[slotOf.get(owner) ?? -1]} />,
    },
  };
}
