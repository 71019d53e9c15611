import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Shown inside the field's start: the picture of an account. */
  before?: ReactNode;
  /** Shown inside the field's end: a unit, a button. */
  after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, before, after, className, id, ...rest } = props;
  const made = useId();
  const field = id ?? made;
  const described = [hint !== undefined && `${field}-hint`, error && `${field}-error`].filter(
    Boolean,
  );
  return (
    <div className={clsx('space-y-1', className)}>
      <label htmlFor={field} className="block font-medium">
        {label}
      </label>
      <div
        dir={rest.dir}
        className={clsx(
          'flex items-center rounded-sm border has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
          rest.readOnly ? 'bg-sunken' : 'bg-surface',
          error ? 'border-danger' : rest.readOnly ? 'border-line' : 'border-line-strong',
        )}
      >
        {before !== undefined && <span className="ps-2">{before}</span>}
        <input
          id={field}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
          className="min-h-10 min-w-0 flex-1 bg-transparent px-3 text-base outline-none disabled:text-muted md:text-sm"
          {...rest}
        />
        {after !== undefined && <span className="pe-3 text-muted">{after}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${field}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${field}-error`} role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
