import type { SubmitEvent } from 'react';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useTaxTexts } from '#src/i18n/areas/tax/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
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
      <Checkbox
        label={text.values}
        hint={priced ? text.valuesHint : text.noPrices}
        checked={priced && values.values}
        disabled={!priced}
        onCheck={(checked) => onChange({ ...values, values: checked })}
      />
      <Button type="submit" variant="primary" size="lg" className="w-full">
        {text.submit}
      </Button>
    </form>
  );
}
