import { clsx } from 'clsx';

interface SwitchFieldProps {
  label: string;
  /** An explanation below the label. */
  hint: string;
  on: boolean;
  disabled?: boolean;
  onSwitch: (on: boolean) => void;
  className?: string | undefined;
}

/** A setting that is on or off, with its explanation. It holds at once, without a form. */
export function SwitchField({ label, hint, on, disabled, onSwitch, className }: SwitchFieldProps) {
  return (
    <label
      className={clsx('flex w-full items-start gap-3', !disabled && 'cursor-pointer', className)}
    >
      <span className="min-w-0 flex-1">
        {label}
        <span className="block text-xs text-muted">{hint}</span>
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it
        role="switch"
        checked={on}
        disabled={disabled}
        onChange={(event) => onSwitch(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
    </label>
  );
}
