import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import {
  availableFor,
  type RexForm as FormName,
  rexForms,
  type RexMeans,
  type RexMove,
  rexProblem,
} from '#src/chain/model/rex/rex-form.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { AmountField } from '../form/amount-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useOnChange, validOf } from '../form/use-on-change.ts';
import { Forecast } from '../resources/forecast.tsx';
import { ReceiverField, type ReceiverProps } from '../resources/receiver-field.tsx';
import { useCheckedAgain } from '../resources/use-checked-again.ts';
import { useResourceProblemText } from '../resources/use-problem-text.ts';
import type { Fact } from '../form/fact-rows.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { LendProxy, type LendProxyProps } from './lend-proxy.tsx';
import { useProxyProblem } from '../proxy/use-proxy-problem.ts';

/** The typed amount, without symbol, the receiver of a loan, and the proxy set before lending. */
export interface RexValues {
  amount: string;
  receiver: string;
  proxy: string;
}

interface RexFormProps extends ReceiverProps {
  form: FormName;
  move: RexMove;
  onMove: (move: RexMove) => void;
  /** Of the amount: the core token, or REX. */
  symbol: Asset['symbol'];
  means: RexMeans;
  /** Figures of a typed amount. */
  factsOf: (amount: string) => readonly Fact[];
  /** Consequences, one sentence each. */
  lines: readonly string[];
  initial: RexValues;
  onChange?: (values: RexValues) => void;
  /** Called with values that could be submitted, else with null. */
  onValid?: (values: RexValues | null) => void;
  pending?: boolean;
  /** The chain would refuse it, whatever is typed. */
  disabled?: boolean;
  /** Asks for the proxy that lending needs. */
  proxy?: Pick<LendProxyProps, 'votes' | 'choices' | 'isProxy' | 'onProxy'> | null;
  /** The choice of a loan. */
  children?: ReactNode;
  /** Called only with valid values. */
  onSubmit: (values: RexValues) => void;
}

/** One of the forms of REX: what is moved, its amount, and the effect. */
export function RexForm(props: RexFormProps) {
  const { form: name, move, symbol, means, initial, existence, from, onChange, proxy } = props;
  const text = useRexTexts();
  const problemText = useResourceProblemText({ symbol });
  const proxyProblem = useProxyProblem({
    actor: from,
    existence,
    isProxy: proxy?.isProxy ?? (() => undefined),
  });
  const check = (typed: RexValues) => {
    const values = {
      amount: typed.amount.trim(),
      receiver: typed.receiver.trim(),
      proxy: proxy ? typed.proxy.trim() : '',
    };
    const problem = rexProblem(move, values.amount, symbol, means);
    const unknown =
      name === 'rent'
        ? accountProblem(values.receiver, existence(values.receiver) !== 'missing')
        : null;
    return resolverResult(values, {
      amount: problem && problemText(problem),
      receiver: unknown && problemText(unknown),
      proxy: (proxy && proxyProblem(values.proxy)) ?? null,
    });
  };
  const form = useForm<RexValues>({ mode: 'onTouched', defaultValues: initial, resolver: check });
  const { register, control, handleSubmit, trigger, setValue, formState } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  const values = { ...initial, ...useWatch({ control }) };
  const available = availableFor(move, means);
  const shows = touchedFields.amount === true || isSubmitted;
  useCheckedAgain(shows, () => trigger('amount'), [move, available?.units]);
  useOnChange(values, onChange);
  useOnChange(validOf(check(values)), props.onValid);
  return (
    <SubmitForm
      label={text.submit[move]}
      pending={props.pending}
      disabled={props.disabled}
      onSubmit={() => void handleSubmit((typed) => props.onSubmit(typed))()}
    >
      <SelectField
        label={text.moves}
        value={move}
        options={rexForms[name].map((key) => ({ key, label: text.move[key] }))}
        onSelect={props.onMove}
      />
      {props.children}
      {proxy && (
        <LendProxy
          {...proxy}
          typed={values.proxy.trim()}
          existence={existence(values.proxy.trim())}
          showsError={touchedFields.proxy === true || isSubmitted}
          error={errors.proxy?.message}
          field={register('proxy')}
          onCheck={() => trigger('proxy')}
          onChoose={(account) => setValue('proxy', account, { shouldValidate: true })}
        />
      )}
      <AmountField
        label={text.amount}
        unit={symbol.code}
        available={available}
        onPickFraction={(figure) => setValue('amount', figure, { shouldValidate: true })}
        error={errors.amount?.message}
        {...register('amount')}
      />
      {name === 'rent' && (
        <ReceiverField
          {...{ from, existence, receiver: values.receiver.trim() }}
          onReceiver={props.onReceiver}
          showsError={touchedFields.receiver === true || isSubmitted}
          error={errors.receiver?.message}
          field={register('receiver')}
          onCheck={() => trigger('receiver')}
        />
      )}
      <Forecast facts={props.factsOf(values.amount)} lines={props.lines} />
    </SubmitForm>
  );
}
