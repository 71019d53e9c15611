import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** An explanation below the label. */
  hint?: string | undefined;
  onCheck?: (checked: boolean) => void;
}

/** A checkbox with its label, and an explanation where one is needed. */
export function Checkbox({ label, hint, className, onCheck, ...rest }: CheckboxProps) {
  const id = useId();
  const box = (
    <label data-slot="checkbox" className={clsx('flex gap-2', className)}>
      <input
        type="checkbox"
        aria-describedby={hint && id}
        className="mt-0.5 size-4 shrink-0 accent-accent"
        {...(onCheck && { onChange: (event) => onCheck(event.target.checked) })}
        {...rest}
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
