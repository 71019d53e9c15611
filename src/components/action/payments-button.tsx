import { useFormat } from '#src/i18n/use-format.ts';
import { useMessages } from '#src/i18n/react.tsx';

interface PaymentsButtonProps {
  count: number;
  open: boolean;
  onToggle: () => void;
}

/** Folds and unfolds the payments of an action. */
export function PaymentsButton({ count, open, onToggle }: PaymentsButtonProps) {
  const { action: text } = useMessages();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="tap ms-1 rounded-sm px-1 text-xs whitespace-nowrap text-accent hover:underline"
    >
      {open ? '−' : '+'} {text.payments(count, format.number(count))}
    </button>
  );
}
