import Plus from 'lucide-react/icons/plus';
import { useFieldArray, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { checkTransfer, totalOf } from '#src/chain/actions/check-transfer.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import type { TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { Button } from '../ui/button.tsx';
import { RecipientRow } from './recipient-row.tsx';
import { TokenFields, type RecipientProps, type TokenFormProps } from './token-form.tsx';
import { TotalLine } from './total-line.tsx';
import type { TransferValues } from './transfer-form.tsx';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';

export interface MultiValues {
  rows: TransferValues[];
}

interface MultiFormProps
  extends TokenFormProps, RecipientProps, Omit<FormProps<MultiValues>, 'initial' | 'pending'> {
  initial?: Partial<MultiValues>;
}

const BLANK: TransferValues = { to: '', amount: '', memo: '' };

/** A row without any text is left out, unless all rows are. */
const isBlank = ({ to, amount, memo }: TransferValues) => to === '' && amount === '' && memo === '';

/** One token to several accounts, one action each. */
export function MultiForm(props: MultiFormProps) {
  const { from, token, balance, initial, existence } = props;
  const { symbol } = token;
  const text = useTransferTexts();
  const format = useFormat();
  const errorsIn = useRowErrors();
  const check = (typed: MultiValues): ResolverResult<MultiValues> => {
    const rows = typed.rows.map((row) => ({ ...row, to: row.to.trim() }));
    const filled = rows.filter((row) => !isBlank(row));
    const errors = errorsIn(rows, (row) =>
      isBlank(row) && filled.length > 0
        ? []
        : checkTransfer({
            ...row,
            from,
            symbol,
            balance,
            recipientExists: existence(row.to) !== 'missing',
          }),
    );
    if (errors) return { values: {}, errors };
    if (!isOver(filled, token, balance)) return { values: { rows: filled }, errors: {} };
    return { values: {}, errors: { rows: { root: { type: 'overdrawn' } } } };
  };
  const start = { rows: initial?.rows?.length ? initial.rows : [BLANK, BLANK] };
  const form = useCheckedForm({ ...props, initial: start }, check);
  const { register, control, values } = form;
  const { rows } = values;
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  const missing = rows
    .map((row) => row.to.trim())
    .filter((name) => existence(name) === 'missing')
    .join(' ');
  useDebouncedResult(rows.map(({ to }) => to.trim()).join(' '), (names) =>
    names.split(' ').forEach(props.onRecipient),
  );
  const facts = [missing, symbol.code, symbol.precision, balance?.units];
  useCheckedAgain(form.isSubmitted, () => form.trigger(), facts);

  const total = totalOf(
    rows.map(({ amount }) => amount),
    symbol,
  );
  const isFull = fields.length >= limits.transfersPerTransaction;
  return (
    <SubmitForm
      label={text.send}
      pending={props.signing}
      disabled={props.disabled}
      wide
      onSubmit={form.submit}
    >
      <TokenFields {...props} />
      <ol data-rows className="divide-y border-y">
        {fields.map((field, index) => (
          <RecipientRow
            key={field.id}
            number={format.number(index + 1)}
            unit={symbol.code}
            fields={{
              to: register(`rows.${index}.to`),
              amount: register(`rows.${index}.amount`),
              memo: props.withoutMemo ? null : register(`rows.${index}.memo`),
            }}
            errors={form.errors.rows?.[index]}
            typed={rows[index]?.to.trim() ?? ''}
            existence={existence(rows[index]?.to.trim() ?? '')}
            exchange={exchangeOf(rows[index], props.isExchange)}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={isFull} onClick={() => append(BLANK)}>
          <Plus size={16} aria-hidden />
          {text.addRecipient}
        </Button>
        {isFull && (
          <span className="text-muted">
            {text.most(format.number(limits.transfersPerTransaction))}
          </span>
        )}
      </div>
      <TotalLine total={total} balance={balance} />
    </SubmitForm>
  );
}

function exchangeOf(row: TransferValues | undefined, isExchange: (name: string) => boolean) {
  const to = row?.to.trim() ?? '';
  return isExchange(to) && row?.memo.trim() === '' ? to : null;
}

function isOver(rows: readonly TransferValues[], { symbol }: TokenChoice, balance: Asset | null) {
  const { units } = totalOf(
    rows.map(({ amount }) => amount),
    symbol,
  );
  return balance !== null && units > balance.units;
}

/** The errors of all rows by index; null for none. */
function useRowErrors() {
  const problemText = useProblemText();
  return (
    rows: readonly TransferValues[],
    check: (row: TransferValues) => ReturnType<typeof checkTransfer>,
  ): FieldErrors<MultiValues> | null => {
    const errors = rows.map((row) =>
      Object.fromEntries(
        check(row).map((one) => [one.field, { type: one.kind, message: problemText(one) }]),
      ),
    );
    return errors.some((one) => Object.keys(one).length > 0) ? { rows: errors } : null;
  };
}
