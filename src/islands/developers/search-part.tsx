import { useState } from 'react';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { classify } from '#src/chain/model/search/search.ts';
import {
  AccountLink,
  BlockLink,
  KeyLink,
  TransactionLink,
} from '#src/components/ui/entity-link.tsx';
import { asTyped } from '#src/components/ui/fields/chain-text.ts';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { useDevelopersTexts } from '#src/i18n/areas/developers/texts.ts';

interface SearchPartProps {
  chain: ChainConfig;
  /** The account that the hint names. */
  example: string;
}

/** What a typed text means. Its code is in `snippets.ts`. */
export function SearchPart({ chain, example }: SearchPartProps) {
  const words = useDevelopersTexts();
  const [text, setText] = useState('');
  const target = classify(text, chain);
  return (
    <>
      <TextField
        label={words.searchLabel}
        hint={
          <>
            {words.searchHint}: <bdi>{example}</bdi>
          </>
        }
        {...asTyped}
        value={text}
        className="max-w-form"
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="flex min-h-(--row) items-center">
        {target.kind === 'account' && <AccountLink name={target.name} />}
        {target.kind === 'block' && <BlockLink number={Number(target.number)} />}
        {target.kind === 'key' && <KeyLink publicKey={target.key} />}
        {target.kind === 'transaction' && <TransactionLink id={target.id} />}
      </p>
    </>
  );
}
