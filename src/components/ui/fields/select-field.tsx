import { clsx } from 'clsx';
import { useId } from 'react';

interface SelectFieldProps<Key extends string> {
  label: string;
  options: readonly { key: Key; label: string }[];
  value: Key;
  onSelect: (key: Key) => void;
  className?: string;
}

/** A native select: works with keyboards, screen readers and phones. */
export function SelectField<Key extends string>({
  label,
  options,
  value,
  onSelect,
  className,
}: SelectFieldProps<Key>) {
  const id = useId();
  return (
    <div data-slot="select-field" className={clsx('space-y-1.5', className)}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onSelect(event.target.value as Key)}
        className="min-h-(--row-input) w-full rounded-sm border border-line-strong bg-surface px-3 text-base text-ink"
      >
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
