import { useId, type ReactNode } from 'react';
import { rootProps } from '../root-props.ts';

/** Label, hint and error of a text field. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** The error message. */
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

/** A field's label above, hint and error below, linked for screen readers. */
export function TextFieldFrame(props: TextFieldFrameProps) {
  const { label, hint, error, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div {...rootProps('text-field', 'space-y-1.5', { className })}>
      <label htmlFor={id} className="block font-semibold">
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
