import { useState } from 'react';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { KeyForms, type ShownKey } from './key-forms.tsx';

export type Curve = 'K1' | 'R1';

interface GenerateFormProps {
  /** Whether the page is in a secure context, where nothing else can read it. */
  secure: boolean;
  /** The generated pair; null before. */
  pair: ShownKey | null;
  onGenerate: (curve: Curve) => void;
}

/** Generates a key pair in the page. */
export function GenerateForm({ secure, pair, onGenerate }: GenerateFormProps) {
  const { generate: text } = useUtilityTexts();
  const [curve, setCurve] = useState<Curve>('K1');
  return (
    <form
      noValidate
      className="space-y-4 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(curve);
      }}
    >
      <div className="max-w-form space-y-4">
        {!secure && (
          <Banner kind="error" title={text.notSecure}>
            {text.notSecureHint}
          </Banner>
        )}
        <SelectField
          label={text.curve}
          options={[
            { key: 'K1', label: text.curves.K1 },
            { key: 'R1', label: text.curves.R1 },
          ]}
          value={curve}
          onSelect={setCurve}
        />
        <Button type="submit" variant="primary" size="lg" className="w-full" disabled={!secure}>
          {pair ? text.again : text.submit}
        </Button>
      </div>
      {pair && (
        <div className="space-y-3">
          <Banner kind="warning" title={text.keep}>
            {text.keepHint}
          </Banner>
          <KeyForms shown={pair} />
        </div>
      )}
    </form>
  );
}
