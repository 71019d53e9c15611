import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A field of any number of lines that grows with its text. */
export function TextArea({ label, hint, error, className, id, ...rest }: TextAreaProps) {
  const made = useId();
  const field = id ?? made;
  const described = [hint !== undefined && `${field}-hint`, error && `${field}-error`].filter(
    Boolean,
  );
  return (
    <div className="space-y-1">
      <label htmlFor={field} className="block font-medium">
        {label}
      </label>
      <textarea
        id={field}
        rows={1}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
        className={clsx(
          'block field-sizing-content max-h-96 min-h-10 w-full rounded-sm border bg-surface px-3 py-2 text-base wrap-anywhere md:text-sm',
          error ? 'border-danger' : 'border-line-strong',
          className,
        )}
        {...rest}
      />
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
