import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { useRamMovesTexts } from '#src/i18n/areas/resources/ram-moves/texts.ts';
import type { RamAction } from './use-ram-move.ts';

interface MoveToggleProps<Move extends RamAction> {
  moves: readonly Move[];
  current: Move;
  onSelect: (move: Move) => void;
}

/** What a RAM form does. */
export function MoveToggle<Move extends RamAction>({
  moves,
  current,
  onSelect,
}: MoveToggleProps<Move>) {
  const text = useRamMovesTexts();
  const options = moves.map((key) => ({ key, label: text.move[key] }));
  return <Toggle label={text.what} {...{ options, current, onSelect }} />;
}
