import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import {
  type Bought,
  newAccountCost,
  startingResources,
  type TypedAccount,
} from '#src/chain/model/account/new-account.ts';
import type { RamMarket } from '#src/chain/model/resource/ram.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Forecast } from '../resources/forecast.tsx';
import { Amount } from '../ui/amount.tsx';

interface NewAccountForecastProps {
  values: TypedAccount;
  /** Empty before a log-in. */
  creator: string;
  symbol: TokenSymbol;
  market: RamMarket | null;
  bought: Bought;
}

/** The price of a new account, and what cannot be undone. */
export function NewAccountForecast(props: NewAccountForecastProps) {
  const { values, creator, symbol, market, bought } = props;
  const { forecast: text, ...texts } = useNewAccountTexts();
  const format = useFormat();
  const cost = bought.ram ? newAccountCost(values, { symbol, market, bought }) : null;
  const bytes = /^\d+$/.test(values.ram) ? format.number(BigInt(values.ram)) : null;
  const ramLabel =
    bytes === null ? texts.shared.ram : `${texts.shared.ram}, ${bytes} ${texts.bytes}`;
  const facts = cost
    ? [
        ...(cost.ram ? [{ label: ramLabel, value: <Amount amount={cost.ram} /> }] : []),
        ...(bought.stake ? [{ label: text.stake, value: <Amount amount={cost.stake} /> }] : []),
        ...(cost.total ? [{ label: text.total, value: <Amount amount={cost.total} /> }] : []),
      ]
    : [];
  const order = cost && startingResources(values, { symbol, market, bought })?.bytes;
  const ordered = order && bytes !== null && BigInt(order) !== BigInt(values.ram);
  const lines = [
    ...(ordered ? [text.orders(format.number(order), bytes)] : []),
    bought.ram ? (creator === '' ? text.youPay : text.pays(creator)) : text.given,
    ...(bought.ram && market === null ? [text.noPrice] : []),
    ...(bought.stake ? [values.transfer ? text.givesStake : text.keepsStake] : []),
    text.forever,
  ];
  return <Forecast facts={facts} lines={lines} />;
}
