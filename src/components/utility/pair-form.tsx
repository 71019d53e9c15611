import { type SubmitEvent, useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { SecretField } from './secret-field.tsx';

/** Whether two keys are a pair, else the key that is invalid or of another pair. */
export type PairResult = 'valid' | 'public' | 'private';

interface PairFormProps {
  check: (publicKey: string, privateKey: string) => Promise<PairResult>;
}

/** Checks whether a private key belongs to a public key. */
export function PairForm({ check }: PairFormProps) {
  const texts = useUtilityTexts();
  const { pair: text } = texts;
  const [publicKey, setPublicKey] = useState('');
  const [privateKey, setPrivateKey] = useState('');
  const [result, setResult] = useState<PairResult | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = await check(publicKey, privateKey);
    setResult(checked);
    // A key stays in the page no longer than it is needed.
    if (checked === 'valid') setPrivateKey('');
  };
  const typed = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setResult(null);
  };
  return (
    <form noValidate className="max-w-form space-y-4 pt-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.shared.publicKey}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={publicKey}
        error={result === 'public' ? text.results.public : undefined}
        onChange={typed(setPublicKey)}
      />
      <SecretField
        label={texts.shared.privateKey}
        hint={text.hint}
        value={privateKey}
        error={result === 'private' ? text.results.private : undefined}
        onChange={typed(setPrivateKey)}
      />
      <Button type="submit" size="lg" className="w-full">
        {text.submit}
      </Button>
      {result === 'valid' && <Banner kind="success" title={text.results.valid} />}
    </form>
  );
}
