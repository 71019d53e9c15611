import { clsx } from 'clsx';
import { useState } from 'react';
import { type Native, rootProps } from '../root-props.ts';

interface ToggleProps<Key extends string> extends Native<'div', 'onSelect'> {
  /** Label of the group. */
  label: string;
  options: readonly { key: Key; label: string }[];
  /** With it the choice is controlled. */
  current?: Key;
  /** The first choice without `current`; else the first option. */
  defaultCurrent?: Key;
  onSelect?: (key: Key) => void;
}

/** A choice between two or three views, such as decoded and raw. */
export function Toggle<Key extends string>(props: ToggleProps<Key>) {
  const { label, options, current, defaultCurrent = options[0]?.key, onSelect, ...native } = props;
  const [own, setOwn] = useState(defaultCurrent);
  const chosen = current ?? own;
  return (
    <div
      role="group"
      aria-label={label}
      {...rootProps('toggle', 'inline-flex rounded-sm border border-line-strong', native)}
    >
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === chosen}
          onClick={() => {
            setOwn(option.key);
            onSelect?.(option.key);
          }}
          className={clsx(
            'tap min-h-6.5 px-2.5 text-xs',
            option.key === chosen
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
