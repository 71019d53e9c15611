import { type SubmitEvent, useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { Button } from '#src/components/ui/button.tsx';
import { chainText } from '#src/components/ui/fields/chain-text.ts';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { setQuery } from '#src/stores/change-url.ts';

/** Without an indexer a node can find an NFT by its owner, whom the visitor names. */
export function OwnerForm({ tried }: { tried: string | null }) {
  const text = useNftTexts();
  const [owner, setOwner] = useState(tried ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isName(owner.trim())) setQuery({ owner: owner.trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={text.byOwner}
        hint={text.byOwnerHint}
        value={owner}
        onChange={(event) => setOwner(event.target.value)}
        {...chainText}
        maxLength={13}
        className="w-full sm:w-64"
      />
      <Button type="submit">{text.readFromNode}</Button>
    </form>
  );
}
