import Check from 'lucide-react/icons/check';
import { useId, type ComponentProps } from 'react';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { Identicon } from '../ui/identicon.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface AccountFieldProps extends ComponentProps<typeof TextField> {
  /** What was typed, where the field does not hold it as its value. */
  typed?: string;
  /** What is known of the account that was typed. */
  existence?: Existence | null;
  /** Names the visitor knows, offered while one is typed. */
  suggestions?: readonly string[];
}

/** The name of an account, and whether there is one of that name. */
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

/** Of an account that is there; its room is kept for it, so that no letter moves. */
function Portrait({ name }: { name: string }) {
  return name === '' ? (
    <span className="block size-6 rounded-sm bg-sunken" />
  ) : (
    <Identicon name={name} size={24} />
  );
}

function ExistenceMark({ existence }: { existence: Existence }) {
  const { existence: words } = useFormTexts();
  return (
    <span className="flex items-center gap-1 text-xs">
      {existence === 'exists' && <Check size={14} aria-hidden className="text-positive" />}
      {words[existence]}
    </span>
  );
}
