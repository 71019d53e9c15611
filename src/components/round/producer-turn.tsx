import type { TurnView } from '#src/chain/model/block/round-view.ts';
import { useRoundTexts } from '#src/i18n/areas/round/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Turn } from './turn.tsx';

/**
 * A producer's last turn with its figures in words. A missed block whose place is unknown is a
 * number beside it. Without a turn nothing is drawn.
 */
export function ProducerTurn({ turn }: { turn: TurnView | undefined }) {
  const text = useRoundTexts();
  const format = useFormat();
  if (!turn) return null;
  const { states, missed } = turn;
  const passed = states.filter((state) => state !== 'coming').length;
  const placed = states.filter((state) => state === 'missed').length;
  const label = text.made(format.number(passed - missed), format.number(passed));
  return (
    <span className="flex items-center gap-2" title={label}>
      <Turn states={states} label={label} />
      {missed > placed && (
        <span aria-hidden className="text-xs text-danger">
          −{format.number(missed - placed)}
        </span>
      )}
    </span>
  );
}
