import Check from 'lucide-react/icons/check';
import { use, useId, type ComponentProps } from 'react';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { correctedName, mostTypedCharacters } from '#src/chain/model/account/suggested-name.ts';
import { Badge } from '../ui/badge.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { typeInto } from '../ui/fields/type-into.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { KnownNames } from './known-names.ts';

interface AccountFieldProps extends ComponentProps<typeof TextField> {
  /** The typed text, if the field is uncontrolled. */
  typed?: string;
  /** Whether the typed account exists. */
  existence?: Existence | null;
  /** Names suggested while typing, before those that the visitor knows. */
  suggestions?: readonly string[];
}

/** An account name with an existence check. */
export function AccountField({
  typed,
  existence,
  suggestions = [],
  hint,
  ...field
}: AccountFieldProps) {
  const list = useId();
  const made = useId();
  const id = field.id ?? made;
  const { nickname: words, resembles, correctTo } = useFormTexts();
  const known = use(KnownNames);
  const nicknames = new Map(known.names.map(({ name, nickname }) => [name, nickname]));
  const suggested = [...new Set([...suggestions, ...nicknames.keys()])];
  const name = (typed ?? String(field.value ?? '')).trim();
  const nickname = nicknames.get(name) ?? '';
  const like = suggestions.includes(name) ? null : known.like(name);
  // Nobody knows such an account: what was pasted is more than its name.
  const corrected = correctedName(name);
  const isNoted = nickname !== '' || like !== null || corrected !== null;
  return (
    <>
      <TextField
        {...chainText}
        // Spaces around a pasted name are no part of it: cut there, it would be another name.
        maxLength={mostTypedCharacters}
        before={<Portrait name={existence === 'exists' ? name : ''} />}
        {...(suggested.length > 0 && { list })}
        {...(existence && !field.error && { after: <ExistenceMark existence={existence} /> })}
        {...((hint !== undefined || isNoted) && {
          hint: (
            <>
              {hint !== undefined && <span className="block">{hint}</span>}
              {nickname !== '' && (
                <span className="block">
                  {words} <HostileText text={nickname} limit={24} />
                </span>
              )}
              {corrected !== null && (
                <Button size="sm" onClick={() => correct(id, corrected)}>
                  {correctTo(corrected)}
                </Button>
              )}
              {like !== null && (
                <span role="status" className="block text-warning">
                  {resembles(like)}
                </span>
              )}
            </>
          ),
        })}
        {...field}
        id={id}
      />
      {suggested.length > 0 && (
        <datalist id={list}>
          {suggested.map((name) => (
            <option key={name} value={name} label={nicknames.get(name) || undefined} />
          ))}
        </datalist>
      )}
    </>
  );
}

function correct(id: string, name: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  typeInto(field, name);
  field.focus();
}

const tones = {
  exists: 'positive',
  checking: 'neutral',
  missing: 'danger',
  unknown: 'warning',
} as const;

/** The identicon of an existing account. Its space is reserved. */
function Portrait({ name }: { name: string }) {
  return name === '' ? (
    <span className="block size-7 rounded-sm bg-sunken" />
  ) : (
    <Identicon name={name} size={28} />
  );
}

function ExistenceMark({ existence }: { existence: Existence }) {
  const { existence: words } = useFormTexts();
  return (
    <Badge
      tone={tones[existence]}
      {...(existence === 'exists' && { icon: <Check size={12} aria-hidden /> })}
    >
      {words[existence]}
    </Badge>
  );
}
