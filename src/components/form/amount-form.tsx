import type { ReactNode } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { Forecast } from '../resources/forecast.tsx';
import { useCheckedAgain } from './use-checked-again.ts';
import { AmountField } from './amount-field.tsx';
import type { Fact } from './fact-rows.tsx';
import { resolverResult } from './resolver-result.ts';
import { SubmitForm } from './submit-form.tsx';
import { type FormProps, useCheckedForm } from './use-checked-form.ts';

/** The typed amount, without symbol. */
export interface AmountValues {
  amount: string;
}

interface AmountFormProps extends FormProps<AmountValues> {
  /** The button's text. */
  submit: string;
  label: string;
  symbol: Asset['symbol'];
  /** Null if unknown. */
  available: Asset | null;
  /** Why the typed amount is invalid; undefined if it is valid. */
  problemOf: (amount: string) => string | null;
  /** Figures of a typed amount. */
  factsOf: (amount: string) => readonly Fact[];
  /** Consequences, one sentence each. */
  lines: readonly string[];
  /** Fields above the amount. */
  children?: ReactNode;
}

/** A form with one amount, and its effect. */
export function AmountForm(props: AmountFormProps) {
  const { symbol, available, problemOf, children } = props;
  const check = (typed: AmountValues) => {
    const values = { amount: typed.amount.trim() };
    return resolverResult(values, { amount: problemOf(values.amount) });
  };
  const form = useCheckedForm(props, check);
  const { values } = form;
  const facts = [available?.units, problemOf(values.amount)];
  useCheckedAgain(form.showsError('amount'), () => form.trigger('amount'), facts);
  return (
    <SubmitForm label={props.submit} pending={props.pending} onSubmit={form.submit}>
      {children}
      <AmountField
        label={props.label}
        unit={symbol.code}
        available={available}
        onPickFraction={form.fill('amount')}
        {...form.field('amount')}
      />
      <Forecast facts={props.factsOf(values.amount)} lines={props.lines} />
    </SubmitForm>
  );
}
