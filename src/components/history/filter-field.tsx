import { clsx } from 'clsx';
import { useId, useState, type ComponentProps } from 'react';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { isComposing } from '../ui/composing-key.ts';
import { afterPress } from '../ui/fields/after-press.ts';

interface FilterFieldProps extends Pick<
  ComponentProps<'input'>,
  'placeholder' | 'inputMode' | 'onFocus' | 'maxLength'
> {
  label: string;
  /** The applied value. Typed text applies on Enter or blur, after what was pressed beside it. */
  value: string;
  onCommit: (value: string) => void;
  /** The text of a value's problem. */
  problemOf?: (text: string) => string | undefined;
  suggestions?: readonly string[] | undefined;
  /** The label is only for screen readers. */
  bare?: boolean;
  className?: string;
}

/** A field of a filter bar with a small label above. */
export function FilterField({
  label,
  value,
  onCommit,
  problemOf,
  suggestions = [],
  bare,
  className,
  ...rest
}: FilterFieldProps) {
  const id = useId();
  const words = useHistoryTexts();
  const [draft, setDraft] = useState({ text: value, of: value });
  // The value was changed elsewhere: by a chip or the back button.
  if (draft.of !== value) setDraft({ text: value, of: value });
  const { text } = draft;
  const problem = problemOf?.(text.trim());
  const waits = text.trim() !== value;
  const note = problem ?? (waits ? words.enterApplies : undefined);
  const commit = () => {
    if (problem === undefined && waits) onCommit(text.trim());
  };
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className={bare ? 'sr-only' : labelStyle}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={text}
        autoComplete="off"
        spellCheck={false}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        enterKeyHint="go"
        onChange={(event) => setDraft({ text: event.target.value, of: value })}
        onBlur={() => afterPress(commit)}
        onKeyDown={(event) => {
          // Enter and Escape of an input method end a word.
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft({ text: value, of: value });
        }}
        className={clsx(fieldStyle, problem !== undefined && 'border-danger')}
        {...rest}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={problem === undefined ? undefined : 'alert'}
          className={clsx('text-xs', problem === undefined ? 'text-muted' : 'text-danger')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

export const labelStyle = 'block truncate text-xs leading-5 text-muted';

export const fieldStyle =
  'block min-h-9 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-base outline-offset-1 md:min-h-8 md:text-sm';
