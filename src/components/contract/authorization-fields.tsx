import X from 'lucide-react/icons/x';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface AuthorizationFieldsProps {
  levels: readonly PermissionLevel[];
  onChange: (levels: readonly PermissionLevel[]) => void;
  error: string | undefined;
}

/** The action's authorization: one permission or several. */
export function AuthorizationFields({ levels, onChange, error }: AuthorizationFieldsProps) {
  const text = useContractTexts();
  const format = useFormat();
  const set = (place: number, part: Partial<PermissionLevel>) => {
    const level = levels[place];
    if (level) onChange(levels.with(place, { ...level, ...part }));
  };
  const plain = {
    dir: 'ltr',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 13,
  } as const;
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-medium">{text.authorization}</legend>
      {levels.map((level, place) => (
        <div key={place} className="flex items-end gap-2">
          <TextField
            {...plain}
            className="min-w-0 flex-1"
            label={text.actor}
            value={level.actor}
            onChange={(event) => set(place, { actor: event.target.value })}
          />
          <TextField
            {...plain}
            className="min-w-0 flex-1"
            label={text.permission}
            value={level.permission}
            onChange={(event) => set(place, { permission: event.target.value })}
          />
          {levels.length > 1 && (
            <IconButton
              label={text.removeAuthorization(format.number(place + 1))}
              icon={<X size={16} aria-hidden />}
              className="mb-1"
              onClick={() => onChange(levels.toSpliced(place, 1))}
            />
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => onChange([...levels, { actor: '', permission: 'active' }])}
      >
        {text.addAuthorization}
      </Button>
    </fieldset>
  );
}
