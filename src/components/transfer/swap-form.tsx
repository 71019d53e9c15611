import type { ReactNode } from 'react';
import { checkSwap, type SwapProblem } from '#src/chain/actions/check-swap.ts';
import { type Asset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import * as limits from '#src/chain/core/limits.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountField } from '../form/account-field.tsx';
import { AmountField } from '../form/amount-field.tsx';
import { FormLayout } from '../form/form-layout.tsx';
import { FromField } from '../form/from-field.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { Forecast } from '../resources/forecast.tsx';
import { Amount } from '../ui/amount.tsx';
import { Banner } from '../ui/banner.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';

/** The typed values. The amount has no symbol. */
export interface SwapValues {
  to: string;
  amount: string;
  memo: string;
}

interface SwapFormProps extends FormProps<SwapValues> {
  from: string;
  /** The paid token and the received one. */
  pays: TokenSymbol;
  gets: TokenSymbol;
  /** Swaps the direction. */
  onTurn: (pays: TokenSymbol) => void;
  /** Of the paid token; null if unknown. */
  balance: Asset | null;
  /** Bytes of own RAM that the first spending of the core token still lacks; 0 for none. */
  lacksRam: number;
  /** Whether the next core token that is spent moves the row of the balance to the own RAM. */
  firstSpending: boolean;
  existence: (name: string) => Existence | null;
  /** Whether the receiver refuses swapped tokens; null if unknown. */
  refuses: (name: string) => boolean | null;
  isExchange: (name: string) => boolean;
  /** Called with a completely typed name, to look it up. */
  onReceiver: (name: string) => void;
  aside?: ReactNode;
}

/** Swaps the core token and the one that it replaced. */
export function SwapForm(props: SwapFormProps) {
  const { from, pays, gets, balance, existence, refuses } = props;
  const texts = useTransferTexts();
  const { swap: text } = texts;
  const problemText = useProblemText();
  const textOf = (problem: SwapProblem) =>
    problem.kind === 'refuses-swaps' ? text.refuses : problemText(problem);
  const check = (typed: SwapValues) => {
    const values = { ...typed, to: typed.to.trim(), amount: typed.amount.trim() };
    const { to } = values;
    const state = { recipientExists: existence(to) !== 'missing', blocked: refuses(to) };
    const problems = checkSwap({ ...values, from, symbol: pays, balance, ...state });
    const of = (field: SwapProblem['field']) => problems.find((one) => one.field === field);
    const message = (field: SwapProblem['field']) => {
      const problem = of(field);
      return problem ? textOf(problem) : null;
    };
    return resolverResult(values, {
      to: message('to'),
      amount: message('amount'),
      memo: message('memo'),
    });
  };
  const form = useCheckedForm(props, check);
  const { values, trigger } = form;
  const to = values.to.trim();
  const forSelf = to === from;
  const [receiverExistence, receiverRefuses] = [existence(to), refuses(to)];
  useDebouncedResult(forSelf ? '' : to, props.onReceiver);
  const lookedUp = [receiverExistence, receiverRefuses];
  useCheckedAgain(form.showsError('to'), () => trigger('to'), lookedUp);
  useCheckedAgain(form.showsError('amount'), () => trigger('amount'), [pays.code, balance?.units]);

  const exchange = props.isExchange(to) && values.memo.trim() === '' ? to : null;
  return (
    <FormLayout aside={props.aside}>
      <SubmitForm label={texts.shared.swap} pending={props.pending} onSubmit={form.submit}>
        <Toggle
          label={text.direction}
          options={[pays, gets]
            .toSorted((a, b) => b.code.length - a.code.length)
            .map((one, _, [first, second]) => ({
              key: one.code,
              label: text.turn(one.code, (one === first ? second : first)?.code ?? ''),
            }))}
          current={pays.code}
          onSelect={(code) => code !== pays.code && props.onTurn(gets)}
        />
        <FromField label={texts.shared.from} account={from} />
        <AmountField
          label={texts.shared.amount}
          unit={pays.code}
          available={balance}
          onPickFraction={form.fill('amount')}
          {...form.field('amount')}
        />
        <AccountField
          label={texts.to}
          hint={text.toHint}
          typed={to}
          existence={forSelf && from !== '' ? 'exists' : receiverExistence}
          suggestions={[from]}
          {...form.field('to')}
        />
        {!forSelf && <MemoField typed={values.memo} exchange={exchange} {...form.field('memo')} />}
        {props.lacksRam > 0 && <LacksRam bytes={props.lacksRam} />}
        <SwapForecast
          gets={gets}
          figure={values.amount}
          receiver={forSelf ? null : to}
          firstSpending={props.firstSpending}
        />
      </SubmitForm>
    </FormLayout>
  );
}

function LacksRam({ bytes }: { bytes: number }) {
  const { swap: text } = useTransferTexts();
  const format = useFormat();
  return (
    <Banner kind="warning" title={text.lacksRam}>
      {text.lacksRamText(format.number(bytes))}
    </Banner>
  );
}

interface SwapForecastProps {
  gets: TokenSymbol;
  figure: string;
  /** Null for oneself. */
  receiver: string | null;
  firstSpending: boolean;
}

function SwapForecast({ gets, figure, receiver, firstSpending }: SwapForecastProps) {
  const { swap: text } = useTransferTexts();
  const format = useFormat();
  const units = readUnits(figure, gets.precision);
  const amount = typeof units === 'bigint' && units > 0n ? { units, symbol: gets } : null;
  const label = receiver === null ? text.get : text.getsOther(receiver === '' ? '…' : receiver);
  const lines = [
    text.rate,
    ...(firstSpending ? [text.firstSpending(format.number(limits.coreRowBytes))] : []),
  ];
  return (
    <Forecast facts={amount ? [{ label, value: <Amount amount={amount} /> }] : []} lines={lines} />
  );
}
