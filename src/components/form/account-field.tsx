import Check from 'lucide-react/icons/check';
import { useId, type ComponentProps } from 'react';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface AccountFieldProps extends ComponentProps<typeof TextField> {
  /** The typed text, if the field is uncontrolled. */
  typed?: string;
  /** Whether the typed account exists. */
  existence?: Existence | null;
  /** Known names, suggested while typing. */
  suggestions?: readonly string[];
}

/** An account name with an existence check. */
export function AccountField({ typed, existence, suggestions, ...field }: AccountFieldProps) {
  const list = useId();
  const name = (typed ?? String(field.value ?? '')).trim();
  return (
    <>
      <TextField
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={13}
        before={<Portrait name={existence === 'exists' ? name : ''} />}
        {...(suggestions?.length && { list })}
        {...(existence && !field.error && { after: <ExistenceMark existence={existence} /> })}
        {...field}
      />
      {suggestions && suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
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
