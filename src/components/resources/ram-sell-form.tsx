import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import {
  ramBytesSymbol,
  type RamUnit,
  sellProblem,
  sellQuote,
} from '#src/chain/model/resource/ram-check.ts';
import { sellImpact } from '#src/chain/model/resource/ram-trade.ts';
import { type RamMarket, sellRam } from '#src/chain/model/resource/ram.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { Amount } from '../ui/amount.tsx';
import { Forecast } from './forecast.tsx';
import { figureIn, impactText, RamAmount } from './ram-amount.tsx';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { useResourceProblemText } from './use-problem-text.ts';

/** The typed amount, without unit. */
export interface RamSellValues {
  amount: string;
}

interface RamSellFormProps extends FormProps<RamSellValues> {
  symbol: TokenSymbol;
  /** Bytes; null if unknown. */
  sellable: bigint | null;
  /** Null if the price is unknown; then only bytes can be typed. */
  market: RamMarket | null;
  unit: RamUnit;
  onUnit: (unit: RamUnit) => void;
}

export function RamSellForm(props: RamSellFormProps) {
  const { symbol, sellable, market, unit, pending } = props;
  const text = useResourcesTexts();
  const problemText = useResourceProblemText({ symbol });
  const check = (typed: RamSellValues) => {
    const values = { amount: typed.amount.trim() };
    const problem = sellProblem({ ...values, unit }, { symbol, sellable, market });
    return resolverResult(values, { amount: problem && problemText(problem) });
  };
  const form = useCheckedForm(props, check);
  const { values } = form;
  useCheckedAgain(form.showsError('amount'), () => form.trigger('amount'), [unit, sellable]);

  const quote = market && sellQuote({ amount: values.amount, unit }, market);
  const changeUnit = (next: RamUnit) => {
    if (quote && next !== unit) form.setValue('amount', figureIn(next, quote));
    props.onUnit(next);
  };
  const available = sellable === null ? null : availableIn(unit, sellable, market);
  return (
    <SubmitForm label={text.ram.sale.submit} pending={pending} onSubmit={form.submit}>
      <RamAmount
        unit={unit}
        onUnit={changeUnit}
        symbol={symbol}
        available={available}
        onPickFraction={form.fill('amount')}
        field={form.field('amount')}
      />
      <SellForecast quote={quote} market={market} />
    </SubmitForm>
  );
}

function availableIn(unit: RamUnit, sellable: bigint, market: RamMarket | null) {
  if (unit === 'bytes') return { units: sellable, symbol: ramBytesSymbol };
  return market && sellRam(market, sellable).tokens;
}

interface SellForecastProps {
  quote: ReturnType<typeof sellQuote>;
  market: RamMarket | null;
}

function SellForecast({ quote, market }: SellForecastProps) {
  const { ram: text, bytesOf } = useResourcesTexts();
  const format = useFormat();
  const facts =
    quote && market
      ? [
          { label: text.sell, value: bytesOf(format.number(quote.bytes)) },
          { label: text.get, value: <Amount amount={quote.tokens} /> },
          { label: text.feeOff, value: <Amount amount={quote.fee} /> },
          {
            label: text.impact,
            value: impactText(sellImpact(market, quote), format.percent, text.under),
          },
        ]
      : [];
  const lines = [text.sale.will, text.sale.used, ...(market ? [] : [text.noPrice])];
  return <Forecast facts={facts} lines={lines} />;
}
