import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { buyProblem, buyQuote, type RamUnit } from '#src/chain/model/resource/ram-check.ts';
import { buyImpact } from '#src/chain/model/resource/ram-trade.ts';
import type { RamMarket } from '#src/chain/model/resource/ram.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { Amount } from '../ui/amount.tsx';
import { Forecast } from './forecast.tsx';
import { figureIn, impactText, RamAmount } from './ram-amount.tsx';
import { ReceiverField, type ReceiverProps } from './receiver-field.tsx';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { useResourceProblemText } from './use-problem-text.ts';

/** The typed amount, without unit. */
export interface RamBuyValues {
  amount: string;
  receiver: string;
}

interface RamBuyFormProps extends ReceiverProps, FormProps<RamBuyValues> {
  symbol: TokenSymbol;
  liquid: Asset | null;
  /** Null if the price is unknown. */
  market: RamMarket | null;
  unit: RamUnit;
  onUnit: (unit: RamUnit) => void;
}

/** Buys RAM by bytes or by amount, with a forecast of the other. */
export function RamBuyForm(props: RamBuyFormProps) {
  const { from, symbol, liquid, market, unit, existence } = props;
  const text = useResourcesTexts();
  const problemText = useResourceProblemText({ symbol });
  const check = (typed: RamBuyValues) => {
    const values = { amount: typed.amount.trim(), receiver: typed.receiver.trim() };
    const amount = buyProblem({ ...values, unit }, { symbol, liquid, market });
    const receiver = accountProblem(values.receiver, existence(values.receiver) !== 'missing');
    return resolverResult(values, {
      amount: amount && problemText(amount),
      receiver: receiver && problemText(receiver),
    });
  };
  const form = useCheckedForm(props, check);
  const { values } = form;
  const receiver = values.receiver.trim();
  const forSelf = receiver === from;
  const quote = market && buyQuote({ amount: values.amount, unit }, market);
  useCheckedAgain(form.showsError('amount'), () => form.trigger('amount'), [unit, liquid?.units]);

  const changeUnit = (next: RamUnit) => {
    if (quote && next !== unit) form.setValue('amount', figureIn(next, quote));
    props.onUnit(next);
  };
  return (
    <SubmitForm label={text.ram.buy.submit} pending={props.pending} onSubmit={form.submit}>
      <RamAmount
        unit={unit}
        onUnit={changeUnit}
        symbol={symbol}
        available={unit === 'tokens' ? liquid : null}
        onPickFraction={form.fill('amount')}
        field={form.field('amount')}
      />
      <ReceiverField
        {...{ from, receiver, existence }}
        onReceiver={props.onReceiver}
        {...form.lookedUpField('receiver')}
      />
      <BuyForecast quote={quote} market={market} unit={unit} receiver={forSelf ? null : receiver} />
    </SubmitForm>
  );
}

interface BuyForecastProps {
  quote: ReturnType<typeof buyQuote>;
  market: RamMarket | null;
  unit: RamUnit;
  /** Null if the buyer is the receiver. */
  receiver: string | null;
}

function BuyForecast({ quote, market, unit, receiver }: BuyForecastProps) {
  const { ram: text, bytesOf } = useResourcesTexts();
  const format = useFormat();
  const facts =
    quote && market
      ? [
          { label: text.get, value: bytesOf(format.number(quote.bytes)) },
          {
            label: unit === 'bytes' ? text.cost : text.pay,
            value: <Amount amount={quote.tokens} />,
          },
          { label: text.fee, value: <Amount amount={quote.fee} /> },
          {
            label: text.impact,
            value: impactText(buyImpact(market, quote), format.percent, text.under),
          },
        ]
      : [];
  const lines = [
    receiver === null ? text.buy.willSelf : text.buy.willOther(receiver === '' ? '…' : receiver),
    market ? text.buy.priceNote : text.noPrice,
  ];
  return <Forecast facts={facts} lines={lines} />;
}
