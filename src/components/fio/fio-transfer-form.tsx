import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { amountProblem } from '#src/chain/actions/check-fields.ts';
import { type Asset } from '#src/chain/core/asset.ts';
import { addAssets, subtractAssets } from '#src/chain/core/asset-sums.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import { type FioPayee, typedPayee } from '#src/chain/model/fio/fio-payee.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { AmountField } from '../form/amount-field.tsx';
import { FactRows } from '../form/fact-rows.tsx';
import { FromField } from '../form/from-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { useDebouncedResult } from '../form/use-debounced.ts';
import type { FormProps } from '../form/use-checked-form.ts';
import { useOnChange } from '../form/use-on-change.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

/** The typed values. The amount is a number without symbol: `12.5`. */
export interface FioTransferValues {
  to: string;
  amount: string;
}

/** The transfer: billionths of a FIO to a public key. */
export interface FioOrder {
  readonly publicKey: string;
  readonly amount: bigint;
}

interface FioTransferFormProps extends FormProps<FioTransferValues, FioOrder> {
  from: string;
  /** The spendable balance, fee included; null if unknown. */
  available: Asset | null;
  fee: Asset;
  /** Looks up a recipient; null if no node responds. */
  findPayee: (typed: string) => Promise<FioPayee | null>;
  /** Whether the account exists; undefined while unknown. */
  isKnown: (account: string) => boolean | undefined;
}

interface Lookup {
  readonly of: string;
  readonly result: FioPayee | null;
}

/** Sends FIO to a public key, directly or through an address or an account. */
export function FioTransferForm(props: FioTransferFormProps) {
  const { from, available, fee, initial, findPayee, onChange, onSubmit } = props;
  const text = useFioTexts();
  const problemText = useProblemText();
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const spendable = available && atLeastNothing(subtractAssets(available, fee));
  const payeeProblem = (typed: string, result: FioPayee | null) => {
    if (typedPayee(typed) === null) return text.problems['not-a-payee'];
    if (result === null) return text.problems.noResponse;
    if (result.kind !== 'payee') return text.problems[result.kind];
    return result.account === from ? text.problems['is-sender'] : null;
  };
  const form = useForm<FioTransferValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: async ({ to, amount }) => {
      const result = typedPayee(to) ? await findPayee(to.trim()) : null;
      setLookup({ of: to.trim(), result });
      const wrong = amountProblem(amount, fee.symbol, spendable);
      const amountText =
        wrong?.kind === 'insufficient-balance'
          ? text.problems['too-little-left']
          : wrong && problemText(wrong);
      return resolverResult(
        { to: to.trim(), amount },
        { to: payeeProblem(to, result), amount: amountText },
      );
    },
  });
  const { register, control, handleSubmit, setValue, trigger, formState } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  const values = { ...initial, ...useWatch({ control }) };
  const to = values.to.trim();
  const result = lookup?.of === to ? lookup.result : null;
  const payee = result?.kind === 'payee' ? result : null;
  useDebouncedResult(to, (typed) => {
    if (typedPayee(typed))
      void findPayee(typed).then((found) => setLookup({ of: typed, result: found }));
  });
  const amountChecked = touchedFields.amount === true || isSubmitted;
  useEffect(() => {
    if (amountChecked) void trigger('amount');
  }, [available?.units, fee.units, amountChecked, trigger]);
  useOnChange(values, onChange);

  const units = readUnits(values.amount, fee.symbol.precision);
  const isSound =
    payeeProblem(to, result) === null &&
    amountProblem(values.amount, fee.symbol, spendable) === null;
  useOnChange(
    isSound && payee && typeof units === 'bigint'
      ? { publicKey: payee.publicKey, amount: units }
      : null,
    props.onValid,
  );
  return (
    <div className="max-w-form">
      <SubmitForm
        label={text.send}
        pending={props.pending}
        onSubmit={() =>
          void handleSubmit(async ({ to: whom, amount }) => {
            const found = await findPayee(whom);
            const read = readUnits(amount, fee.symbol.precision);
            if (found?.kind === 'payee' && typeof read === 'bigint')
              onSubmit({ publicKey: found.publicKey, amount: read });
          })()
        }
      >
        <FromField label={text.shared.from} account={from} />
        <TextField
          label={text.to}
          hint={text.toHint}
          {...chainText}
          maxLength={64}
          error={errors.to?.message}
          {...(!errors.to && typedPayee(to) && { after: mark(lookup?.of === to, payee, text) })}
          {...register('to')}
        />
        <AmountField
          label={text.shared.amount}
          unit={fee.symbol.code}
          available={spendable}
          hint={text.amountHint}
          onPickFraction={(figure) =>
            setValue('amount', figure, { shouldValidate: true, shouldTouch: true })
          }
          error={errors.amount?.message}
          {...register('amount')}
        />
        <FioForecast
          payee={payee}
          known={payee ? props.isKnown(payee.account) : undefined}
          amount={typeof units === 'bigint' && units > 0n ? { ...fee, units } : null}
          fee={fee}
        />
      </SubmitForm>
    </div>
  );
}

function mark(
  lookedUp: boolean,
  payee: FioPayee | null,
  text: { lookingUp: string; found: string },
) {
  if (!lookedUp) return <span className="text-xs">{text.lookingUp}</span>;
  return payee && <span className="text-xs">{text.found}</span>;
}

function atLeastNothing(asset: Asset): Asset {
  return asset.units < 0n ? { ...asset, units: 0n } : asset;
}

interface FioForecastProps {
  /** Null if none is typed. */
  payee: Extract<FioPayee, { kind: 'payee' }> | null;
  /** Whether the recipient has an account; undefined if unknown. */
  known: boolean | undefined;
  amount: Asset | null;
  fee: Asset;
}

/** The recipient and the costs, before signing. */
function FioForecast({ payee, known, amount, fee }: FioForecastProps) {
  const text = useFioTexts();
  // Rows are there before their values, so that nothing moves.
  const facts = [
    { label: text.shared.publicKey, value: payee ? <KeyLink publicKey={payee.publicKey} /> : '—' },
    { label: text.shared.account, value: payee ? <AccountLink name={payee.account} /> : '—' },
    { label: text.fee, value: <Amount amount={fee} /> },
    { label: text.total, value: amount ? <Amount amount={addAssets(amount, fee)} /> : '—' },
  ];
  return (
    <section aria-label={text.shared.estimate} className="border-t pt-3 space-y-3">
      <FactRows facts={facts} />
      {payee?.onlyBy !== undefined && <p className="text-muted">{text.onlyBy(payee.onlyBy)}</p>}
      {payee && known === false && <p className="text-muted">{text.newAccount}</p>}
    </section>
  );
}
