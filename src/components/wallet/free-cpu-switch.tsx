import { clsx } from 'clsx';
import { useFreeCpuTexts } from '#src/i18n/areas/wallet-connect/free-cpu/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface FreeCpuSwitchProps {
  on: boolean;
  /** Remaining free transactions of the day; 0 disables the switch. */
  left: number;
  most: number;
  onChange: (on: boolean) => void;
  className?: string;
}

/** Whether a sponsor pays for CPU. */
export function FreeCpuSwitch({ on, left, most, onChange, className }: FreeCpuSwitchProps) {
  const text = useFreeCpuTexts();
  const format = useFormat();
  const usable = left > 0;
  return (
    <label className={clsx('flex w-full items-start gap-3', usable && 'cursor-pointer', className)}>
      <span className="min-w-0 flex-1">
        {text.title}
        <span className="block text-xs text-muted">
          {usable ? text.left(format.number(left), format.number(most)) : text.none}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on && usable}
        disabled={!usable}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
    </label>
  );
}
