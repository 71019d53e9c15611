import { useState, type SubmitEvent } from 'react';
import { readBlockQuery, type BlockQuery } from '#src/chain/model/block/block-search.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface JumpFormProps {
  /** Finds the block and navigates to it. Rejects if no node responds. */
  onJump: (query: BlockQuery) => Promise<void>;
}

/** Goes to a block by number, or to the first one at or after a time. */
export function JumpForm({ onJump }: JumpFormProps) {
  const text = useBlockTexts();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [looking, setLooking] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = readBlockQuery(value);
    if (!query) {
      setError(text.wrong);
      return;
    }
    setError(undefined);
    setLooking(true);
    onJump(query)
      .then(
        () => setValue(''),
        () => setError(text.none),
      )
      .finally(() => setLooking(false));
  };
  return (
    <form onSubmit={submit} aria-label={text.jump} className="flex items-start gap-2">
      <TextField
        label={text.field}
        hint={text.hint}
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        error={error}
        className="min-w-0 flex-1 sm:max-w-72"
      />
      <Button type="submit" disabled={looking || value.trim() === ''} className="mt-6">
        {looking ? text.looking : text.go}
      </Button>
    </form>
  );
}
