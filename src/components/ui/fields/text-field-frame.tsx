import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

/** What a field a person types into says around itself. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string | undefined;
}

interface FieldProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface TextFieldFrameProps extends FieldWords {
  id: string | undefined;
  className?: string | undefined;
  children: (field: FieldProps) => ReactNode;
}

/** The label above a field, and below it its hint and what is wrong: read out with the field. */
export function TextFieldFrame(props: TextFieldFrameProps) {
  const { label, hint, error, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={clsx('space-y-1', className)}>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
