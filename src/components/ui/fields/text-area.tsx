import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { TextFieldFrame, type FieldWords } from './text-field-frame.tsx';

type TextAreaProps = ComponentProps<'textarea'> & FieldWords;

/** A multi-line field that grows with its text. */
export function TextArea({ label, hint, error, className, id, ...rest }: TextAreaProps) {
  return (
    <TextFieldFrame {...{ id, label, hint, error }}>
      {(field) => (
        <textarea
          {...field}
          rows={1}
          spellCheck={false}
          className={clsx(
            'block field-sizing-content max-h-96 min-h-(--row-input) w-full rounded-sm border bg-surface px-3 py-2 text-base wrap-anywhere md:text-sm',
            error ? 'border-danger' : 'border-line-strong',
            className,
          )}
          {...rest}
        />
      )}
    </TextFieldFrame>
  );
}
