import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface PaymentsButtonProps {
  count: number;
  open: boolean;
  onToggle: () => void;
}

/** Folds and unfolds the payments of an action. */
export function PaymentsButton({ count, open, onToggle }: PaymentsButtonProps) {
  const text = useActionTexts();
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
