import { type SubmitEvent, useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Button } from '../ui/button.tsx';
import { KeyForms, type ShownKey } from './key-forms.tsx';
import { SecretField } from './secret-field.tsx';

interface FormatFormProps {
  /** A public key from the address. */
  initial: string;
  /** All formats of a public or private key; null if it is neither. */
  convert: (key: string) => Promise<ShownKey | null>;
}

/** Shows a key in all its formats. */
export function FormatForm({ initial, convert }: FormatFormProps) {
  const { format: text } = useUtilityTexts();
  const [typed, setTyped] = useState(initial);
  const [found, setFound] = useState<ShownKey | 'invalid' | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const shown = await convert(typed);
    setFound(shown ?? 'invalid');
    // A key stays in the page no longer than it is needed.
    if (shown && !isPublicForm(typed)) setTyped('');
  };
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <div className="max-w-form space-y-4">
        <p className="text-muted">{text.intro}</p>
        <SecretField
          label={text.key}
          hint={text.hint}
          // A public key is no secret, and is easier to check if it can be read.
          type={isPublicForm(typed) ? 'text' : 'password'}
          value={typed}
          error={found === 'invalid' ? text.invalid : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setFound(null);
          }}
        />
        <Button type="submit" variant="primary" size="lg" className="w-full">
          {text.submit}
        </Button>
      </div>
      {found !== null && found !== 'invalid' && <KeyForms shown={found} />}
    </form>
  );
}

function isPublicForm(text: string): boolean {
  return /^\s*(PUB_|EOS|FIO)/.test(text);
}
