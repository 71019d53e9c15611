import { type ReactNode, useEffect } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { checkTransfer, type TransferProblem } from '#src/chain/actions/check-transfer.ts';
import { type Asset, readUnits, subtractAssets } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { AmountField } from '../form/amount-field.tsx';
import { FactRows } from '../form/fact-rows.tsx';
import { FormLayout } from '../form/form-layout.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { useSettled } from '../form/use-settled.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { type RecipientProps, TokenFields, type TokenFormProps } from './token-form.tsx';

const UNKNOWN = '—';

/** The typed values. The amount is a number without symbol: `12.5`. */
export interface TransferValues {
  to: string;
  amount: string;
  memo: string;
}

interface TransferFormProps extends TokenFormProps, RecipientProps {
  initial?: Partial<TransferValues>;
  /** The sender's current balances. */
  aside?: ReactNode;
  onChange?: (values: TransferValues) => void;
  /** Called only with valid values. */
  onSubmit: (values: TransferValues) => void;
}

/** A transfer form that shows problems before signing. */
export function TransferForm(props: TransferFormProps) {
  const { from, token, balance, initial, existence, onChange, onSubmit } = props;
  const text = useTransferTexts();
  const problemText = useProblemText();
  const { symbol } = token;
  const form = useForm<TransferValues>({
    mode: 'onTouched',
    defaultValues: { to: '', amount: '', memo: '', ...initial },
    resolver: (typed) => {
      const values = { ...typed, to: typed.to.trim() };
      const recipientExists = existence(values.to) !== 'missing';
      const problems = checkTransfer({ ...values, from, symbol, balance, recipientExists });
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOf(problems, problemText) };
    },
  });
  const { register, control, handleSubmit, setValue, trigger, formState } = form;
  const { errors, touchedFields } = formState;
  const values = useWatch({ control });
  const to = (values.to ?? '').trim();
  const payeeExistence = existence(to);
  useSettled(to, props.onRecipient);

  // Facts about the account and the token arrive after the fields were left, so they are validated
  // again.
  const toTouched = touchedFields.to === true || formState.isSubmitted;
  useEffect(() => {
    if (payeeExistence === 'missing' && toTouched) void trigger('to');
  }, [payeeExistence, toTouched, trigger]);
  const amountTouched = touchedFields.amount === true;
  useEffect(() => {
    if (amountTouched) void trigger('amount');
  }, [symbol, balance, amountTouched, trigger]);
  useEffect(() => {
    onChange?.({ to: '', amount: '', memo: '', ...values });
  }, [values, onChange]);

  const exchange = props.isExchange(to) && (values.memo ?? '').trim() === '' ? to : null;
  return (
    <FormLayout aside={props.aside}>
      <SubmitForm
        label={text.send}
        pending={props.signing}
        disabled={props.disabled}
        onSubmit={() => void handleSubmit((values) => onSubmit(values))()}
      >
        <TokenFields {...props} />
        <AccountField
          label={text.to}
          hint={text.toHint}
          typed={to}
          existence={payeeExistence}
          suggestions={props.suggestions ?? []}
          error={errors.to?.message}
          {...register('to')}
        />
        <AmountField
          label={text.amount}
          unit={symbol.code}
          available={balance}
          onShare={(figure) =>
            setValue('amount', figure, { shouldValidate: true, shouldTouch: true })
          }
          error={errors.amount?.message}
          {...register('amount')}
        />
        {!props.withoutMemo && (
          <MemoField exchange={exchange} error={errors.memo?.message} {...register('memo')} />
        )}
        <TransferForecast
          {...{ to, symbol, balance }}
          amount={values.amount ?? ''}
          isKnown={payeeExistence === 'exists'}
        />
      </SubmitForm>
    </FormLayout>
  );
}

function errorsOf(
  problems: readonly TransferProblem[],
  textOf: (problem: TransferProblem) => string,
): FieldErrors<TransferValues> {
  return Object.fromEntries(
    problems.map((problem) => [problem.field, { type: problem.kind, message: textOf(problem) }]),
  );
}

interface TransferForecastProps {
  to: string;
  /** Whether the account exists. */
  isKnown: boolean;
  /** As typed. */
  amount: string;
  symbol: TokenSymbol;
  balance: Asset | null;
}

/** Recipient, amount and remaining balance, before signing. Its space is reserved. */
function TransferForecast({ to, isKnown, amount, symbol, balance }: TransferForecastProps) {
  const { preview: willHappen } = useFormTexts();
  const text = useTransferTexts();
  const sent = sentAmount(amount, symbol);
  const left = balance && sent && subtractAssets(balance, sent);
  const isOver = left !== null && left.units < 0n;
  const facts = [
    { label: text.to, value: isKnown ? <AccountLink name={to} /> : UNKNOWN },
    { label: text.total, value: sent && !isOver ? <Amount amount={sent} /> : UNKNOWN },
    { label: text.left, value: left && !isOver ? <Amount amount={left} /> : UNKNOWN },
  ];
  return (
    <section aria-label={willHappen} className="max-w-form rounded-sm bg-sunken p-3">
      <FactRows facts={facts} />
    </section>
  );
}

/** Null if it is not a valid amount. */
function sentAmount(typed: string, symbol: TokenSymbol): Asset | null {
  const units = readUnits(typed.trim(), symbol.precision);
  return typeof units === 'bigint' && units > 0n ? { units, symbol } : null;
}
