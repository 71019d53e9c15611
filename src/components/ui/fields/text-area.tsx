import { type Native, rootProps } from '../root-props.ts';
import { TextFieldFrame, type FieldWords } from './text-field-frame.tsx';

type TextAreaProps = Native<'textarea'> & FieldWords;

/** A multi-line field that grows with its text. */
export function TextArea({ label, hint, error, id, ...native }: TextAreaProps) {
  return (
    <TextFieldFrame {...{ id, label, hint, error }}>
      {(field) => (
        <textarea
          {...field}
          rows={1}
          spellCheck={false}
          {...rootProps(
            'text-area',
            [
              'block field-sizing-content max-h-96 min-h-(--row-input) w-full rounded-sm border bg-surface px-3 py-2 text-base wrap-anywhere md:text-sm',
              error ? 'border-danger' : 'border-line-strong',
            ],
            native,
          )}
        />
      )}
    </TextFieldFrame>
  );
}
