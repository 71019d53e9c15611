import { type SubmitEvent, useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Copied } from '../ui/copied.tsx';
import { KeyLink } from '../ui/entity-link.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

export interface SignatureClaim {
  readonly message: string;
  readonly signature: string;
  /** Empty if any key may have signed. */
  readonly publicKey: string;
}

export interface SignatureCheck {
  /** The key that signed; null if the signature is not of this message. */
  readonly signer: string | null;
  /** Whether it is the expected key; null if none was expected. */
  readonly expected: boolean | null;
}

interface VerifyFormProps {
  /** Values from the address. */
  initial: SignatureClaim;
  verify: (claim: SignatureClaim) => Promise<SignatureCheck>;
}

/** Checks which key signed a message. */
export function VerifyForm({ initial, verify }: VerifyFormProps) {
  const texts = useUtilityTexts();
  const { message: text } = texts;
  const [claim, setClaim] = useState(initial);
  const [result, setResult] = useState<SignatureCheck | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setResult(await verify(claim));
  };
  const field = (name: keyof SignatureClaim) => ({
    value: claim[name],
    onChange: (event: { target: { value: string } }) => {
      setClaim({ ...claim, [name]: event.target.value });
      setResult(null);
    },
  });
  return (
    <form noValidate className="max-w-form space-y-4 pt-3" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{text.verifyHint}</p>
      <TextArea label={texts.shared.message} className="min-h-20" {...field('message')} />
      <TextArea label={text.signature} dir="ltr" className="font-mono" {...field('signature')} />
      <TextField
        label={text.expectedKey}
        hint={text.expectedKeyHint}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        {...field('publicKey')}
      />
      <Button type="submit" size="lg" className="w-full">
        {text.verify}
      </Button>
      {result && <Result {...result} />}
    </form>
  );
}

function Result({ signer, expected }: SignatureCheck) {
  const { message: text } = useUtilityTexts();
  if (signer === null) {
    return (
      <Banner kind="error" title={text.invalid}>
        {text.invalidHint}
      </Banner>
    );
  }
  return (
    <Banner
      kind={expected === false ? 'error' : expected ? 'success' : 'info'}
      title={expected === false ? text.otherKey : expected ? text.valid : text.recovered}
    >
      {text.signedBy}{' '}
      <Copied value={signer}>
        <KeyLink publicKey={signer} />
      </Copied>
    </Banner>
  );
}
