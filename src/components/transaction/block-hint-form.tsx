import { useState, type SubmitEvent } from 'react';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface BlockHintFormProps {
  /** The block that was tried. */
  tried: string | null;
  /** No history service responded, so the transaction may exist. */
  noHistory?: boolean;
  onBlock: (blockNum: string) => void;
}

/** Asks for a transaction's block if there is no history. */
export function BlockHintForm({ tried, noHistory = false, onBlock }: BlockHintFormProps) {
  const text = useTransactionPartsTexts();
  const [value, setValue] = useState(tried ?? '');
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const digits = value.replaceAll(/[\s,.]/g, '');
    const right = /^[1-9]\d{0,9}$/.test(digits);
    setWrong(!right);
    if (right) onBlock(digits);
  };
  return (
    <Section title={text.hintTitle}>
      <form onSubmit={submit} className="max-w-sm space-y-3">
        {noHistory && <p>{text.noHistory}</p>}
        <p className="text-muted">{tried === null ? text.hintText : text.hintTried(tried)}</p>
        <TextField
          label={text.hintField}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={wrong ? text.hintWrong : undefined}
        />
        <Button type="submit">{text.hintFind}</Button>
      </form>
    </Section>
  );
}
