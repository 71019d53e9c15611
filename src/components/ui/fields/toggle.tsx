import { clsx } from 'clsx';

interface ToggleProps<Key extends string> {
  /** Label of the group. */
  label: string;
  options: readonly { key: Key; label: string }[];
  current: Key;
  onSelect: (key: Key) => void;
}

/** A choice between two or three views, such as decoded and raw. */
export function Toggle<Key extends string>({
  label,
  options,
  current,
  onSelect,
}: ToggleProps<Key>) {
  return (
    <div
      data-slot="toggle"
      role="group"
      aria-label={label}
      className="inline-flex rounded-sm border border-line-strong"
    >
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === current}
          onClick={() => onSelect(option.key)}
          className={clsx(
            'tap min-h-6.5 px-2.5 text-xs',
            option.key === current
              ? 'bg-ink font-semibold text-page'
              : 'font-medium text-muted hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
