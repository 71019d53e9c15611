import { type SubmitEvent, useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Button } from '../ui/button.tsx';
import { KeyForms, type ShownKey } from './key-forms.tsx';
import { SecretField } from './secret-field.tsx';

interface EthereumFormProps {
  /** The converted pair; null if the key is invalid. */
  convert: (privateKey: string) => Promise<ShownKey | null>;
}

/** The pair of an Ethereum private key on this chain. */
export function EthereumForm({ convert }: EthereumFormProps) {
  const { ethereum: text } = useUtilityTexts();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<ShownKey | 'invalid' | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const shown = await convert(typed);
    setFound(shown ?? 'invalid');
    // A key stays in the page no longer than it is needed.
    if (shown) setTyped('');
  };
  return (
    <form noValidate className="space-y-4 pt-3" onSubmit={(event) => void submit(event)}>
      <div className="max-w-form space-y-4">
        <p className="text-muted">{text.hint}</p>
        <SecretField
          label={text.privateKey}
          hint={text.format}
          value={typed}
          error={found === 'invalid' ? text.invalid : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setFound(null);
          }}
        />
        <Button type="submit" size="lg" className="w-full">
          {text.submit}
        </Button>
      </div>
      {found !== null && found !== 'invalid' && <KeyForms shown={found} />}
    </form>
  );
}
