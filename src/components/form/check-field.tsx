import { type ComponentProps, useId } from 'react';

interface CheckFieldProps extends ComponentProps<'input'> {
  label: string;
  hint: string;
}

/** A checkbox with an explanation. */
export function CheckField({ label, hint, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex gap-2">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-4 shrink-0 accent-(--color-accent)"
        {...rest}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
