import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Asset } from '#src/chain/core/asset.ts';
import { Forecast } from '../resources/forecast.tsx';
import { useCheckedAgain } from '../resources/use-checked-again.ts';
import { AmountField } from './amount-field.tsx';
import type { Fact } from './fact-rows.tsx';
import { resolverResult } from './resolver-result.ts';
import { SubmitForm } from './submit-form.tsx';
import { useOnChange, validOf } from './use-on-change.ts';

/** The typed amount, without symbol. */
export interface AmountValues {
  amount: string;
}

interface AmountFormProps {
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
  initial: AmountValues;
  onChange?: (values: AmountValues) => void;
  /** Called with values that could be submitted, else with null. */
  onValid?: (values: AmountValues | null) => void;
  pending?: boolean;
  /** Called only with valid values. */
  onSubmit: (values: AmountValues) => void;
  /** Fields above the amount. */
  children?: ReactNode;
}

/** A form with one amount, and its effect. */
export function AmountForm(props: AmountFormProps) {
  const { symbol, available, initial, onChange, problemOf, children } = props;
  const check = (typed: AmountValues) => {
    const values = { amount: typed.amount.trim() };
    return resolverResult(values, { amount: problemOf(values.amount) });
  };
  const form = useForm<AmountValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: check,
  });
  const { register, control, handleSubmit, trigger, setValue, formState } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  const values = { ...initial, ...useWatch({ control }) };
  const shows = touchedFields.amount === true || isSubmitted;
  useCheckedAgain(shows, () => trigger('amount'), [available?.units, problemOf(values.amount)]);
  useOnChange(values, onChange);
  useOnChange(validOf(check(values)), props.onValid);
  return (
    <SubmitForm
      label={props.submit}
      pending={props.pending}
      onSubmit={() => void handleSubmit((typed) => props.onSubmit(typed))()}
    >
      {children}
      <AmountField
        label={props.label}
        unit={symbol.code}
        available={available}
        onPickFraction={(figure) => setValue('amount', figure, { shouldValidate: true })}
        error={errors.amount?.message}
        {...register('amount')}
      />
      <Forecast facts={props.factsOf(values.amount)} lines={props.lines} />
    </SubmitForm>
  );
}
