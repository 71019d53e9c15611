import { type ReactNode, useEffect } from 'react';
import { type FieldErrors, type ResolverResult, useForm, useWatch } from 'react-hook-form';
import { checkTransfer, type TransferProblem } from '#src/chain/actions/check-transfer.ts';
import { readUnits } from '#src/chain/core/asset.ts';
import { type PriceList, tokenWorth } from '#src/chain/model/token/token-worth.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { Worth } from '../account/worth.tsx';
import { AccountField } from '../form/account-field.tsx';
import { AmountField } from '../form/amount-field.tsx';
import { FormLayout } from '../form/form-layout.tsx';
import { FromField } from '../form/from-field.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
import { TokenInField } from '../form/token-in-field.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { PriceMark } from '../price/price-mark.tsx';
import { useDebounced } from '../form/use-debounced.ts';
import { useOnChange, validOf } from '../form/use-on-change.ts';
import type { RecipientProps, TokenFormProps } from './token-form.tsx';

/** The typed values. The amount is a number without symbol: `12.5`. */
export interface TransferValues {
  to: string;
  amount: string;
  memo: string;
}

interface TransferFormProps extends TokenFormProps, RecipientProps {
  initial?: Partial<TransferValues>;
  /** Absent while unknown. */
  prices?: PriceList | null;
  /** The preview. */
  aside?: ReactNode;
  onChange?: (values: TransferValues) => void;
  /** Called with values that could be submitted, else with null. */
  onValid?: (values: TransferValues | null) => void;
  /** Called only with valid values. */
  onSubmit: (values: TransferValues) => void;
}

/** A transfer form that shows problems before signing. */
export function TransferForm(props: TransferFormProps) {
  const { from, token, balance, initial, existence, onChange, onSubmit } = props;
  const text = useTransferTexts();
  const problemText = useProblemText();
  const { symbol } = token;
  const check = (typed: TransferValues): ResolverResult<TransferValues> => {
    const values = { ...typed, to: typed.to.trim() };
    const recipientExists = existence(values.to) !== 'missing';
    const problems = checkTransfer({ ...values, from, symbol, balance, recipientExists });
    return problems.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errorsOf(problems, problemText) };
  };
  const form = useForm<TransferValues>({
    mode: 'onTouched',
    defaultValues: { to: '', amount: '', memo: '', ...initial },
    resolver: check,
  });
  const { register, control, handleSubmit, setValue, trigger, formState } = form;
  const { errors, touchedFields } = formState;
  const values = { to: '', amount: '', memo: '', ...useWatch({ control }) };
  const to = values.to.trim();
  const payeeExistence = existence(to);
  useDebounced(to, props.onRecipient);

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
  useOnChange(values, onChange);
  useOnChange(validOf(check(values)), props.onValid);

  const units = readUnits(values.amount, symbol.precision);
  const worth =
    typeof units === 'bigint' && units > 0n
      ? tokenWorth({ contract: token.contract, amount: { units, symbol } }, props.prices ?? null)
      : null;
  const exchange = props.isExchange(to) && values.memo.trim() === '' ? to : null;
  return (
    <FormLayout aside={props.aside}>
      <SubmitForm
        label={text.send}
        pending={props.signing}
        disabled={props.disabled}
        onSubmit={() => void handleSubmit((values) => onSubmit(values))()}
      >
        <FromField label={text.from} account={from} />
        <AccountField
          label={text.to}
          typed={to}
          existence={payeeExistence}
          error={errors.to?.message}
          {...register('to')}
        />
        <AmountField
          label={text.amount}
          unit={<TokenInField tokens={props.tokens} token={token} onSelect={props.onToken} />}
          available={balance}
          onPickFraction={(figure) =>
            setValue('amount', figure, { shouldValidate: true, shouldTouch: true })
          }
          worth={
            worth !== null &&
            props.prices && (
              <>
                <Worth value={worth} currency={props.prices.currency} />
                <PriceMark basis={props.prices.basis} />
              </>
            )
          }
          error={errors.amount?.message}
          {...register('amount')}
        />
        {!props.withoutMemo && (
          <MemoField
            typed={values.memo}
            exchange={exchange}
            error={errors.memo?.message}
            {...register('memo')}
          />
        )}
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
