import type { ReactNode } from 'react';
import { type Asset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import {
  guaranteedPrice,
  longStakePayout,
  longStakeProblem,
  leastLongStake,
} from '#src/chain/model/vote/long-stake-payout.ts';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AmountField } from '../form/amount-field.tsx';
import { type Fact } from '../form/fact-rows.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { Forecast } from '../resources/forecast.tsx';
import { Amount } from '../ui/amount.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Time } from '../ui/time.tsx';
import { OraclePrice } from './oracle-price.tsx';

/** The typed values: numbers without symbol. */
export interface CalculatorValues {
  readonly amount: string;
  readonly start: string;
  readonly end: string;
}

interface CalculatorFormProps {
  symbol: Asset['symbol'];
  plan: { readonly index: string; readonly percent: number; readonly pair: string };
  options: readonly { readonly key: string; readonly label: string }[];
  /** If it started now, milliseconds UTC. */
  endsAt: number;
  values: CalculatorValues;
  onPlan: (index: string) => void;
  onChange: (values: Partial<CalculatorValues>) => void;
  /** Below the result: the link to the form. */
  children?: ReactNode;
}

/** What a long stake pays, by amount, plan and prices. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { symbol, plan, options, endsAt, values, onPlan, onChange, children } = props;
  const { calculator: text, long: words, amount, problems } = useStakingTexts();
  const format = useFormat();
  const problemText = useProblemText();
  const [start, end] = [priceOf(values.start), priceOf(values.end)];
  const problem = longStakeProblem(values.amount, symbol, null);
  const amountError =
    problem?.kind === 'below-least'
      ? problems['below-least'](format.amount(leastLongStake(symbol)))
      : problem && problemText(problem);
  const units = readUnits(values.amount, symbol.precision);
  const staked = problem || typeof units === 'string' ? null : { units, symbol };
  const payout = staked && start && end ? longStakePayout(staked, plan, { start, end }) : null;
  const isRefused = staked !== null && start !== null && end !== null && payout === null;
  const facts: Fact[] = [
    ...(start
      ? [{ label: words.guaranteed, value: <OraclePrice price={guaranteedPrice(start, plan)} /> }]
      : []),
    { label: text.endsAt, value: <Time at={endsAt} ahead /> },
    ...(staked && payout ? payoutFacts(staked, payout) : []),
  ];
  function payoutFacts(stake: Asset, paid: Asset): Fact[] {
    const added = { ...paid, units: paid.units - stake.units };
    const growth = Number(added.units) / Number(stake.units);
    return [
      { label: text.added, value: <Amount amount={added} /> },
      { label: text.growth, value: format.percent(growth, 2) },
      { label: text.payout, value: <Amount amount={paid} className="font-semibold" /> },
    ];
  }
  const price = (key: 'start' | 'end') => (
    <TextField
      label={text[key]}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      after={plan.pair}
      value={values[key]}
      error={priceOf(values[key]) === null ? text.notAPrice : undefined}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <div className="max-w-form space-y-5">
      <p className="text-muted">{text.hint}</p>
      <SelectField label={words.plan} value={plan.index} options={options} onSelect={onPlan} />
      <AmountField
        label={amount}
        unit={symbol.code}
        value={values.amount}
        error={values.amount === '' ? undefined : (amountError ?? undefined)}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      {price('start')}
      {price('end')}
      <Forecast facts={facts} lines={[isRefused ? text.tooLow : words.will]} />
      {children}
    </div>
  );
}

/** Null if the text is no price. */
function priceOf(text: string): number | null {
  const price = /^\d*\.?\d+$/.test(text.trim()) ? Number(text) : NaN;
  return price > 0 && Number.isFinite(price) ? price : null;
}
