import type { ReactNode } from 'react';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { oneOf } from './use-value-texts.ts';

/** A query of a contract as typed. */
export interface TypedQueryFields {
  method: string;
  /** JSON, or empty. */
  arg: string;
  filter: string;
}

interface TypedQueryFormProps {
  /** The token of the example. */
  core: TokenSymbol;
  value: TypedQueryFields;
  onChange: (value: TypedQueryFields) => void;
  /** The button and its outcome. */
  children: ReactNode;
}

/** The fields of a query that a contract's `queryit` runs. */
export function TypedQueryForm({ core, value, onChange, children }: TypedQueryFormProps) {
  const { query: text } = useContractTexts();
  const hints = { arg: text.hints.arg(oneOf(core)), filter: text.hints.filter };
  return (
    <section aria-label={text.title} className="space-y-4 border-t pt-4">
      <h3 className="font-medium">{text.title}</h3>
      <TextField
        label={text.method}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={value.method}
        onChange={(event) => onChange({ ...value, method: event.target.value })}
      />
      {(['arg', 'filter'] as const).map((field) => (
        <TextArea
          key={field}
          label={text[field]}
          hint={hints[field]}
          dir="ltr"
          spellCheck={false}
          className="min-h-16 font-mono"
          value={value[field]}
          onChange={(event) => onChange({ ...value, [field]: event.target.value })}
        />
      ))}
      {children}
    </section>
  );
}
