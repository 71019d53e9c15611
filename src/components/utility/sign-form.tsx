import { type SubmitEvent, useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Button } from '../ui/button.tsx';
import { Copied } from '../ui/copied.tsx';
import { KeyLink } from '../ui/entity-link.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { SecretField } from './secret-field.tsx';

interface Signed {
  readonly signature: string;
  readonly publicKey: string;
}

interface SignFormProps {
  /** Null if the private key is invalid. */
  sign: (privateKey: string, message: string) => Promise<Signed | null>;
}

/** Signs a message with a private key in the page. */
export function SignForm({ sign }: SignFormProps) {
  const texts = useUtilityTexts();
  const { message: text } = texts;
  const [message, setMessage] = useState('');
  const [privateKey, setPrivateKey] = useState('');
  const [result, setResult] = useState<Signed | 'no-message' | 'no-key' | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (message === '') return setResult('no-message');
    const signed = await sign(privateKey, message);
    setResult(signed ?? 'no-key');
    // A key stays in the page no longer than it is needed.
    if (signed) setPrivateKey('');
  };
  const isSigned = result !== null && typeof result !== 'string';
  return (
    <form noValidate className="space-y-4 pt-3" onSubmit={(event) => void submit(event)}>
      <div className="max-w-form space-y-4">
        <p className="text-muted">{text.signHint}</p>
        <TextArea
          label={texts.shared.message}
          value={message}
          className="min-h-20"
          error={result === 'no-message' ? text.noMessage : undefined}
          onChange={(event) => {
            setMessage(event.target.value);
            setResult(null);
          }}
        />
        <SecretField
          label={texts.shared.privateKey}
          hint={text.privateKeyHint}
          value={privateKey}
          error={result === 'no-key' ? text.noKey : undefined}
          onChange={(event) => {
            setPrivateKey(event.target.value);
            setResult(null);
          }}
        />
        <Button type="submit" variant="primary" size="lg" className="w-full">
          {text.sign}
        </Button>
      </div>
      {isSigned && (
        <KeyValueList
          items={[
            {
              key: 'signature',
              label: text.signature,
              value: (
                <Copied value={result.signature}>
                  <span dir="ltr" className="font-mono wrap-anywhere">
                    {result.signature}
                  </span>
                </Copied>
              ),
            },
            {
              key: 'key',
              label: text.signedBy,
              value: (
                <Copied value={result.publicKey}>
                  <KeyLink publicKey={result.publicKey} />
                </Copied>
              ),
            },
          ]}
        />
      )}
    </form>
  );
}
