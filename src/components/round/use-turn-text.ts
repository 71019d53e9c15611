import type { RoundPosition } from '#src/chain/model/block/round.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** A block's turn and its place in the turn, counted from 1, in words. */
export function useTurnText(): (position: RoundPosition) => string {
  const { shell } = useMessages();
  const { number } = useFormat();
  return ({ size, turn, block }) => shell.turn(number(turn + 1), number(size), number(block + 1));
}
