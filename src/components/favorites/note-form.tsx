import { useState, type SubmitEvent } from 'react';
import { useFavoritesTexts } from '#src/i18n/areas/favorites/texts.ts';
import { Button } from '../ui/button.tsx';
import { isComposing } from '../ui/composing-key.ts';

/** Notes are short. */
const LONGEST_NOTE = 120;
/** Beside a name in lists. */
const LONGEST_NICKNAME = 24;

export interface Notes {
  readonly nickname: string;
  readonly note: string;
}

interface NoteFormProps extends Notes {
  name: string;
  onSave: (notes: Notes) => void;
  onCancel: () => void;
}

/** The same function at each drawing, so that it focuses once. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

/** The visitor's own name for an account and a note about it, a line each. */
export function NoteForm({ name, nickname, note, onSave, onCancel }: NoteFormProps) {
  const texts = useFavoritesTexts();
  const [typed, setTyped] = useState<Notes>({ nickname, note });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave({ nickname: typed.nickname.trim(), note: typed.note.trim() });
  };
  const inputs = [
    { field: 'nickname', label: texts.nickname, most: LONGEST_NICKNAME },
    { field: 'note', label: texts.noteLabel, most: LONGEST_NOTE },
  ] as const;
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
      {inputs.map(({ field, label, most }) => (
        <input
          key={field}
          ref={field === 'nickname' ? focusOn : undefined}
          aria-label={field === 'nickname' ? texts.nicknameOf(name) : texts.note(name)}
          placeholder={label}
          value={typed[field]}
          maxLength={most}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
            // Keeps the surrounding menu open.
            event.stopPropagation();
            onCancel();
          }}
          className="border-line-strong bg-surface h-8 min-w-32 flex-1 rounded-sm border px-2 text-base md:text-sm"
        />
      ))}
      <Button type="submit" size="sm">
        {texts.save}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}
