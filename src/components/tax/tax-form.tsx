import { type SubmitEvent, useId } from 'react';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useTaxTexts } from '#src/i18n/areas/tax/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

export interface TaxValues {
  readonly account: string;
  /** `2026-11-20`; empty for an open side. */
  readonly from: string;
  readonly to: string;
  /** Whether the file has values in US dollars. */
  readonly values: boolean;
}

export type TaxProblem = 'no-account' | 'order';

interface TaxFormProps {
  values: TaxValues;
  problem: TaxProblem | null;
  existence: Existence | null;
  /** Whether the chain has a source of past prices. */
  priced: boolean;
  onChange: (values: TaxValues) => void;
  onSubmit: () => void;
}

/** The account and the period of an export. */
export function TaxForm(props: TaxFormProps) {
  const { values, problem, existence, priced, onChange, onSubmit } = props;
  const text = useTaxTexts();
  const hint = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const field = (name: 'account' | 'from' | 'to') => ({
    label: text[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...values, [name]: event.target.value.trim() }),
  });
  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      <AccountField
        {...field('account')}
        existence={existence}
        error={
          problem === 'no-account' || existence === 'missing'
            ? text.problems['no-account']
            : undefined
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField type="date" {...field('from')} />
        <TextField
          type="date"
          {...field('to')}
          error={problem === 'order' ? text.problems.order : undefined}
        />
      </div>
      <div className="space-y-1">
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-0.5 accent-accent"
            aria-describedby={hint}
            checked={priced && values.values}
            disabled={!priced}
            onChange={(event) => onChange({ ...values, values: event.target.checked })}
          />
          {text.values}
        </label>
        <p id={hint} className="text-xs text-muted">
          {priced ? text.valuesHint : text.noPrices}
        </p>
      </div>
      <Button type="submit" variant="primary" size="lg" className="w-full">
        {text.submit}
      </Button>
    </form>
  );
}
