import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import type { RoundPosition } from '#src/chain/model/block/round.ts';

interface RoundStripProps {
  position: RoundPosition;
  /** Blocks that are not yet final, with the head block. */
  pending: number;
  /** The head is old. */
  stale?: boolean;
  /** The text alternative. */
  label: string;
}

/**
 * The current round as a row of ticks, one for each block: high if produced, bright if not yet final,
 * highest at the head, low if to come. Where ticks would blur, each turn is one bar.
 */
export function RoundStrip({ position, pending, stale, label }: RoundStripProps) {
  const { size, turn, block } = position;
  const head = turn * limits.turnBlocks + block;
  const final = Math.max(0, head + 1 - pending);
  const part = (className: string, from: number, to: number) => (
    <span
      className={className}
      style={{
        insetInlineStart: at(from, size),
        inlineSize: `calc(${at(to, size)} - ${at(from, size)})`,
      }}
    />
  );
  return (
    <div role="img" aria-label={label} className={clsx('round-strip', stale && 'opacity-50')}>
      {/* Keyed: what goes back to the start of the next round is new there, and has not moved. */}
      <div key={turn} style={{ '--turns': size } as CSSProperties}>
        {part('final', 0, final)}
        {part('pending', final, head)}
        {part('head', head, head + 1)}
        {part('coming', head + 1, size * limits.turnBlocks)}
      </div>
    </div>
  );
}

/** Where a block's tick begins. A gap of one tick is after each turn but the last. */
function at(block: number, size: number): string {
  const unit = block + Math.floor(block / limits.turnBlocks);
  return `${((unit / (size * (limits.turnBlocks + 1))) * 100).toFixed(3)}%`;
}
