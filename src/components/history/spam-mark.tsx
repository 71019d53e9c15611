import Ban from 'lucide-react/icons/ban';
import { useSpamTexts } from '#src/i18n/areas/spam/texts.ts';
import { Pill } from './pill.tsx';

interface SpamMarkProps {
  sender: string;
  marked: boolean;
  onMark: (sender: string, marked: boolean) => void;
}

/** Marks an action's sender as spam, or removes the mark. */
export function SpamMark({ sender, marked, onMark }: SpamMarkProps) {
  const texts = useSpamTexts();
  return (
    <Pill onPress={() => onMark(sender, !marked)}>
      <span className="inline-flex items-center gap-1">
        <Ban size={14} aria-hidden />
        {marked ? texts.unmark(sender) : texts.mark(sender)}
      </span>
    </Pill>
  );
}
