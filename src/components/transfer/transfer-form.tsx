import type { ReactNode } from 'react';
import type { FieldErrors, ResolverResult } from 'react-hook-form';
import { checkTransfer, type TransferProblem } from '#src/chain/actions/check-transfer.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
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
import { useDebouncedResult } from '../form/use-debounced.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import type { RecipientProps, TokenFormProps } from './token-form.tsx';

/** The typed values. The amount is a number without symbol: `12.5`. */
export interface TransferValues {
  to: string;
  amount: string;
  memo: string;
}

interface TransferFormProps
  extends TokenFormProps, RecipientProps, Omit<FormProps<TransferValues>, 'initial' | 'pending'> {
  initial?: Partial<TransferValues>;
  /** Absent while unknown. */
  prices?: PriceList | null;
  /** The preview. */
  aside?: ReactNode;
}

/** A transfer form that shows problems before signing. */
export function TransferForm(props: TransferFormProps) {
  const { from, token, balance, existence } = props;
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
  const initial = { to: '', amount: '', memo: '', ...props.initial };
  const form = useCheckedForm({ ...props, initial }, check);
  const { values, trigger } = form;
  const to = values.to.trim();
  const payeeExistence = existence(to);
  useDebouncedResult(to, props.onRecipient);
  const spendable = [symbol.code, symbol.precision, balance?.units];
  useCheckedAgain(form.showsError('to'), () => trigger('to'), [payeeExistence]);
  useCheckedAgain(form.showsError('amount'), () => trigger('amount'), spendable);

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
        onSubmit={form.submit}
      >
        <FromField label={text.shared.from} account={from} />
        <AccountField label={text.to} typed={to} existence={payeeExistence} {...form.field('to')} />
        <AmountField
          label={text.shared.amount}
          unit={<TokenInField tokens={props.tokens} token={token} onSelect={props.onToken} />}
          available={balance}
          onPickFraction={form.fill('amount')}
          worth={
            worth !== null &&
            props.prices && (
              <>
                <Worth value={worth} currency={props.prices.currency} />
                <PriceMark basis={props.prices.basis} />
              </>
            )
          }
          {...form.field('amount')}
        />
        {!props.withoutMemo && (
          <MemoField typed={values.memo} exchange={exchange} {...form.field('memo')} />
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
