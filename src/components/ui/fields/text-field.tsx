import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Native } from '../root-props.ts';
import { TextFieldFrame, type FieldWords } from './text-field-frame.tsx';

interface TextFieldProps extends Native<'input'>, FieldWords {
  /** A figure: the main thing of its form. */
  large?: boolean;
  /** Inside the field's start: an account's picture. */
  before?: ReactNode;
  /** Inside the field's end: a unit or a button. */
  after?: ReactNode;
}

/**
 * One line of text with its label, hint and error. Several lines are a `TextArea`. `className` is that
 * of the field with its label; the rest goes to the input.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, before, after, large, className, id, ...rest } = props;
  return (
    <TextFieldFrame {...{ id, label, hint, error, className }}>
      {(field) => (
        <div
          dir={rest.dir}
          className={clsx(
            'flex items-center rounded-sm border has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
            rest.readOnly ? 'bg-sunken' : 'bg-surface',
            error ? 'border-danger' : rest.readOnly ? 'border-line' : 'border-line-strong',
          )}
        >
          {before !== undefined && <span className="ps-3">{before}</span>}
          <input
            {...field}
            className={clsx(
              'min-h-(--row-input) min-w-0 flex-1 bg-transparent px-3 outline-none disabled:text-muted',
              large ? 'text-figure font-semibold' : 'text-base',
            )}
            {...rest}
          />
          {after !== undefined && <span className="pe-3 text-muted">{after}</span>}
        </div>
      )}
    </TextFieldFrame>
  );
}
