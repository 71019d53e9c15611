import type { CSSProperties } from 'react';
import type { RoundPosition } from '#src/chain/model/block/round.ts';
import { useTurnText } from './use-turn-text.ts';

/** The position of a block in its round: a bar for each turn, and the block's tick in its own. */
export function BlockSpot({ position }: { position: RoundPosition }) {
  const label = useTurnText()(position);
  const { size, turn, block } = position;
  return (
    <div
      role="img"
      aria-label={label}
      className="block-spot"
      style={{ '--turns': size, '--turn': turn, '--block': block } as CSSProperties}
    >
      <div />
      <i />
      <b />
    </div>
  );
}
