import { useState, type FormEvent } from 'react';
import { readTokenFilter } from '#src/chain/model/token/token-filter.ts';
import type { TokenId } from '#src/chain/model/token/token-id.ts';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** A field for a token that no list has: `eosio.token:EOS` or `EOS@eosio.token`. */
export function TokenLookUp({ onOpen }: { onOpen: (token: TokenId) => void }) {
  const text = useTokenTexts();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = readTokenFilter(typed, []);
    setRefused(token === null);
    if (token) onOpen({ contract: token.contract, code: token.symbol });
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        label={text.lookUp}
        hint={text.lookUpHint}
        error={refused ? text.notAToken : undefined}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        className="min-w-0 flex-1"
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" className="mt-6.5 min-h-(--row-input)">
        {text.shared.open}
      </Button>
    </form>
  );
}
