import { useEffect } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { checkTransfer, type TransferProblem } from '#src/chain/actions/check-transfer.ts';
import { formatUnits, type Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useProblemText } from './use-problem-text.ts';

/** What was typed; the amount is the figure alone: `12.5`. */
export interface TransferValues {
  to: string;
  amount: string;
  memo: string;
}

interface TransferFormProps {
  from: string;
  symbol: TokenSymbol;
  /** What the sender has; null where that is not known. */
  balance: Asset | null;
  initial?: Partial<TransferValues>;
  /** The name a node was asked about last, and whether it knows it. */
  recipient?: { name: string; exists: boolean } | null;
  /** A name was typed to its end: ask a node about it. */
  onRecipient?: (name: string) => void;
  pending?: boolean;
  /** Only called with values that have no problem. */
  onSubmit: (values: TransferValues) => void;
}

/** Says what is wrong before anything is signed. */
export function TransferForm(props: TransferFormProps) {
  const { from, symbol, balance, initial, recipient, onRecipient, pending, onSubmit } = props;
  const { wallet: text } = useMessages();
  const problemText = useProblemText(symbol);
  const check = (values: TransferValues) => {
    const recipientExists = recipient?.name === values.to.trim() ? recipient.exists : undefined;
    const to = values.to.trim();
    return checkTransfer({ ...values, to, from, symbol, balance, recipientExists });
  };
  const form = useForm<TransferValues>({
    mode: 'onTouched',
    defaultValues: { to: '', amount: '', memo: '', ...initial },
    resolver: (values) => {
      const problems = check(values);
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOf(problems, problemText) };
    },
  });
  const { register, handleSubmit, setValue, trigger, formState } = form;
  const { errors, touchedFields } = formState;

  // The answer about the recipient comes after the field was left.
  const toTouched = touchedFields.to === true;
  useEffect(() => {
    if (recipient && toTouched) void trigger('to');
  }, [recipient, toTouched, trigger]);

  const useAll = () => {
    if (balance)
      setValue('amount', formatUnits(balance.units, symbol.precision), { shouldValidate: true });
  };

  return (
    <form
      noValidate
      className="max-w-form space-y-4"
      onSubmit={(event) =>
        void handleSubmit((values) => onSubmit({ ...values, to: values.to.trim() }))(event)
      }
    >
      <TextField label={text.from} value={from} readOnly dir="ltr" />
      <TextField
        label={text.to}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={13}
        hint={text.toHint}
        error={errors.to?.message}
        {...register('to', { onBlur: (event) => onRecipient?.(String(event.target.value).trim()) })}
      />
      <TextField
        label={text.amount}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        after={symbol.code}
        hint={
          balance && (
            <>
              {text.available} <Amount amount={balance} />{' '}
              <button
                type="button"
                className="font-medium text-accent hover:underline"
                onClick={useAll}
              >
                {text.useAll}
              </button>
            </>
          )
        }
        error={errors.amount?.message}
        {...register('amount')}
      />
      <TextField
        label={text.memo}
        autoComplete="off"
        hint={text.memoHint}
        error={errors.memo?.message}
        {...register('memo')}
      />
      <Button type="submit" variant="primary" className="w-full" disabled={pending}>
        {pending ? text.sending : text.send}
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
