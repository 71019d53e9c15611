import Check from 'lucide-react/icons/check';
import { useId, type ComponentProps } from 'react';
import type { Existence } from '#src/chain/model/existence.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { TextField } from '../ui/text-field.tsx';

interface AccountFieldProps extends ComponentProps<typeof TextField> {
  /** What is known of the account that was typed. */
  existence?: Existence | null;
  /** Names the visitor knows, offered while one is typed. */
  suggestions?: readonly string[];
}

/** The name of an account, and whether there is one of that name. */
export function AccountField({ existence, suggestions, ...field }: AccountFieldProps) {
  const list = useId();
  return (
    <>
      <TextField
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={13}
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

function ExistenceMark({ existence }: { existence: Existence }) {
  const { existence: words } = useFormTexts();
  return (
    <span className="flex items-center gap-1 text-xs">
      {existence === 'exists' && <Check size={14} aria-hidden className="text-positive" />}
      {words[existence]}
    </span>
  );
}
