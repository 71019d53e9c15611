import { useState, type SubmitEvent } from 'react';
import { useFavoritesTexts } from '#src/i18n/areas/favorites/texts.ts';
import { Button } from '../ui/button.tsx';

/** Notes are short. */
const LONGEST_NOTE = 120;

interface NoteFormProps {
  name: string;
  note: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

/** A note about an account, one line. */
export function NoteForm({ name, note, onSave, onCancel }: NoteFormProps) {
  const texts = useFavoritesTexts();
  const [text, setText] = useState(note);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
      <input
        ref={(input) => input?.focus()}
        aria-label={texts.note(name)}
        value={text}
        maxLength={LONGEST_NOTE}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Keeps the surrounding menu open.
          event.stopPropagation();
          onCancel();
        }}
        className="border-line-strong bg-surface h-8 min-w-32 flex-1 rounded-sm border px-2 text-base md:text-sm"
      />
      <Button type="submit" size="sm">
        {texts.save}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}
