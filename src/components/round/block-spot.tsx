import type { CSSProperties } from 'react';
import type { RoundPlace } from '#src/chain/model/block/round.ts';
import { useTurnText } from './use-turn-text.ts';

/** Where a block stands in its round: a bar for each turn, and the block's tick in its own. */
export function BlockSpot({ place }: { place: RoundPlace }) {
  const label = useTurnText()(place);
  const { size, turn, block } = place;
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
