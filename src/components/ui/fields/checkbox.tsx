import { type ReactNode, useId } from 'react';
import { type Native, rootProps } from '../root-props.ts';

interface CheckboxProps extends Native<'input', 'type'> {
  label: ReactNode;
  /** An explanation below the label. */
  hint?: string | undefined;
  onCheck?: (checked: boolean) => void;
}

/**
 * A checkbox with its label, and an explanation where one is needed. `className` is that of the label;
 * the rest goes to the box.
 */
export function Checkbox({ label, hint, className, onCheck, ...native }: CheckboxProps) {
  const id = useId();
  const box = (
    <label {...rootProps('checkbox', 'flex gap-2', { className })}>
      <input
        type="checkbox"
        aria-describedby={hint && id}
        className="mt-0.5 size-4 shrink-0 accent-accent"
        {...(onCheck && { onChange: (event) => onCheck(event.target.checked) })}
        {...native}
      />
      {label}
    </label>
  );
  if (!hint) return box;
  return (
    <div>
      {box}
      <p id={id} className="ps-6 text-xs text-muted">
        {hint}
      </p>
    </div>
  );
}
