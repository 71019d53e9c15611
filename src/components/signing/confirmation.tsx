import { useState, type SubmitEvent } from 'react';
import { warningWeights, type Warning } from '#src/chain/model/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

interface ConfirmationProps {
  /** Null while they are looked for: until then nothing is signed. */
  warnings: readonly Warning[] | null;
  pending: boolean;
  onSign: () => void;
  onCancel: () => void;
}

/**
 * The last step. A danger is confirmed by a mark; what would lock an account out, by typing the
 * account's name.
 */
export function Confirmation({ warnings, pending, onSign, onCancel }: ConfirmationProps) {
  const text = useSigningTexts();
  const [understood, setUnderstood] = useState(false);
  const [typed, setTyped] = useState('');
  const stop = warnings?.find(({ rule }) => warningWeights[rule] === 'stop');
  const name = stop?.rule === 'unsatisfiable' ? stop.account : null;
  const danger = warnings?.some(({ rule }) => warningWeights[rule] === 'danger') ?? false;
  const ready =
    warnings !== null && (name === null || typed.trim() === name) && (!danger || understood);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !pending) onSign();
  };
  return (
    <form className="space-y-4" onSubmit={submit}>
      {danger && (
        <label className="flex gap-2">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-(--color-accent)"
            checked={understood}
            onChange={(event) => setUnderstood(event.target.checked)}
          />
          {text.understood}
        </label>
      )}
      {name !== null && (
        <TextField
          label={text.typeName(name)}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" className="flex-1" disabled={!ready || pending}>
          {pending ? text.signing : text.sign}
        </Button>
        <Button type="button" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
