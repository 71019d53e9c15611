import { useId } from 'react';
import { type Native, rootProps } from '../root-props.ts';

interface SelectFieldProps<Key extends string> extends Native<
  'select',
  'value' | 'defaultValue' | 'onSelect'
> {
  label: string;
  options: readonly { key: Key; label: string }[];
  /** With it the field is controlled. */
  value?: Key;
  defaultValue?: Key;
  onSelect?: (key: Key) => void;
}

/**
 * A native select: works with keyboards, screen readers and phones. `className` is that of the field
 * with its label; the rest goes to the select.
 */
export function SelectField<Key extends string>(props: SelectFieldProps<Key>) {
  const { label, options, onSelect, onChange, className, ...native } = props;
  const made = useId();
  const id = native.id ?? made;
  return (
    <div {...rootProps('select-field', 'space-y-1.5', { className })}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        {...native}
        id={id}
        onChange={(event) => {
          onChange?.(event);
          onSelect?.(event.target.value as Key);
        }}
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
