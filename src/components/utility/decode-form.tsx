import { type SubmitEvent, useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextArea } from '../ui/fields/text-area.tsx';

interface DecodeFormProps {
  /** A text from the address. */
  initial: string;
  onDecode: (text: string) => void;
}

/** A field for any text that may mean something on the chain. */
export function DecodeForm({ initial, onDecode }: DecodeFormProps) {
  const { decode: text } = useUtilityTexts();
  const [typed, setTyped] = useState(initial);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onDecode(typed);
  };
  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <TextArea
        label={text.input}
        hint={text.hint}
        {...chainText}
        // It says that the text is a private key.
        data-takes-key
        className="min-h-20 font-mono"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="max-w-form">
        <Button type="submit" variant="primary" size="lg" className="w-full">
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
