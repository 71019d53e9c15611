import { useEffect } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { checkTransfer, type TransferProblem } from '#src/chain/actions/check-transfer.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import type { Existence } from '#src/chain/model/existence.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token-choice.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { AmountField } from '../form/amount-field.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { TokenPicker } from '../form/token-picker.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSettled } from '../form/use-settled.ts';

/** What was typed; the amount is the figure alone: `12.5`. */
export interface TransferValues {
  to: string;
  amount: string;
  memo: string;
}

interface TransferFormProps {
  from: string;
  tokens: readonly TokenChoice[];
  /** The one that is sent. */
  token: TokenChoice;
  onToken: (key: string) => void;
  /** What the sender has of it; null where that is not known. */
  balance: Asset | null;
  initial?: Partial<TransferValues>;
  /** Names that are offered while one is typed. */
  suggestions?: readonly string[];
  existence: (name: string) => Existence | null;
  /** A name was typed to its end: ask a node about it. */
  onRecipient: (name: string) => void;
  isExchange: (name: string) => boolean;
  /** Chains whose transfers carry none. */
  withoutMemo?: boolean;
  signing?: boolean;
  /** What is to be sent is not settled. */
  disabled?: boolean;
  onChange?: (values: TransferValues) => void;
  /** Only called with values that have no problem. */
  onSubmit: (values: TransferValues) => void;
}

/** Says what is wrong before anything is signed. */
export function TransferForm(props: TransferFormProps) {
  const { from, tokens, token, balance, initial, existence, onChange, onSubmit } = props;
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
  const known = existence(to);
  useSettled(to, props.onRecipient);

  // What is known of the account and of the token comes after the fields were left.
  const toTouched = touchedFields.to === true || formState.isSubmitted;
  useEffect(() => {
    if (known === 'missing' && toTouched) void trigger('to');
  }, [known, toTouched, trigger]);
  const amountTouched = touchedFields.amount === true;
  useEffect(() => {
    if (amountTouched) void trigger('amount');
  }, [symbol, balance, amountTouched, trigger]);
  useEffect(() => {
    onChange?.({ to: '', amount: '', memo: '', ...values });
  }, [values, onChange]);

  const exchange = props.isExchange(to) && (values.memo ?? '').trim() === '' ? to : null;
  return (
    <form
      noValidate
      className="max-w-form space-y-4"
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
    >
      <TextField label={text.from} value={from} readOnly dir="ltr" />
      <AccountField
        label={text.to}
        hint={text.toHint}
        existence={known}
        suggestions={props.suggestions ?? []}
        error={errors.to?.message}
        {...register('to')}
      />
      {tokens.length > 1 && (
        <TokenPicker tokens={tokens} value={tokenKey(token)} onSelect={props.onToken} />
      )}
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
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        disabled={props.signing || props.disabled}
      >
        {props.signing ? text.sending : text.send}
      </Button>
    </form>
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
