import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { Button } from '../ui/button.tsx';

interface SenderHiddenProps {
  sender: string;
  onUndo: () => void;
}

/** Says that a mark has hidden a sender's rows, with an undo button. */
export function SenderHidden({ sender, onUndo }: SenderHiddenProps) {
  const text = useHistoryTexts();
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 border-b py-1">
      {text.senderHidden(sender)}
      <Button size="sm" variant="ghost" onClick={onUndo}>
        {text.undo}
      </Button>
    </p>
  );
}
