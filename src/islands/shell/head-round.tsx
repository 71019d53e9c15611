import type { RoundPosition } from '#src/chain/model/block/round.ts';
import { RoundStrip } from '#src/components/round/round-strip.tsx';
import { useTurnText } from '#src/components/round/use-turn-text.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import type { Round } from '#src/stores/block/schedule.ts';

/** The round in the header, whose producer and blocks a screen reader hears. */
export function HeadRound({ round, stale }: { round: Round; stale: boolean }) {
  const { shell } = useMessages();
  const format = useFormat();
  const turnText = useTurnText();
  return (
    <RoundStrip
      {...atRest(round)}
      stale={stale}
      label={`${turnText(round)}. ${shell.notFinal(format.number(round.pending))}`}
    />
  );
}

/** With reduced motion the strip is drawn once a turn, as it was at the turn's first block. */
function atRest(round: Round): { position: RoundPosition; pending: number } {
  const { block, pending } = round;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return { position: round, pending };
  return { position: { ...round, block: 0 }, pending: Math.max(0, pending - block) };
}
