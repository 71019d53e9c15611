import { atEqualSteps } from '#src/chain/model/account/balance-series.ts';
import { ramPrices } from '#src/chain/model/resource/ram-history.ts';
import { shownRamPrice } from '#src/chain/model/resource/ram.ts';
import { tokenIdText } from '#src/chain/model/token/token-id.ts';
import { FactTrend } from '#src/components/home/fact-trend.tsx';
import { tokenPath } from '#src/components/token/token-name.tsx';
import { useTrendTexts } from '#src/i18n/areas/home/trends/texts.ts';
import { formatPrice } from '#src/i18n/format-money.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLanguageTag, useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { coreToken } from '#src/stores/chain/core-token.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { ramTrendStore } from '#src/stores/resources/market.ts';
import { priceSeriesStore } from '#src/stores/token/tokens.ts';

/** Points of a drawing that is as wide as a word. */
const STEPS = 56;

/** The core token's price in the last seven days, if a service reports it. */
export function PriceTrend() {
  const text = useTrendTexts();
  const tag = useLanguageTag();
  const locale = useLocale();
  const token = coreToken();
  const { state } = useLoad(priceSeriesStore, `${tokenIdText(token)}/week`);
  const points = state.kind === 'ready' ? state.value : [];
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || !first || !last) return null;
  const written = (price: number) => formatPrice(price, 'USD', tag);
  return (
    <FactTrend
      values={thinned(points.map(({ c }) => c))}
      label={text.price(token.code, written(first.c), written(last.c))}
      href={localizePath(tokenPath(token), locale)}
    />
  );
}

/** At most so many as a drawing has, at the same distance; the last one stays. */
function thinned(values: readonly number[]): readonly number[] {
  const every = Math.ceil(values.length / STEPS);
  return values.filter((_, index) => (values.length - 1 - index) % every === 0);
}

/** The price of RAM in the latest trades, where a history service has them with their bytes. */
export function RamTrend() {
  const text = useTrendTexts();
  const format = useFormat();
  const dates = useDates();
  const locale = useLocale();
  const { state } = useLoad(ramTrendStore, 'latest');
  const prices = state.kind === 'ready' ? ramPrices(state.value.deals) : [];
  const [first, last] = [prices[0], prices.at(-1)];
  if (prices.length < 2 || !first || !last) return null;
  const points = prices.map(({ t, price }) => ({ time: t, units: price.units }));
  const written = ({ price }: typeof first) => format.amount(shownRamPrice(price));
  return (
    <FactTrend
      values={atEqualSteps(points, STEPS).map(({ units }) => Number(units))}
      label={text.ram(dates.day(first.t), written(first), written(last))}
      href={localizePath('/wallet/ram/buy?trades=latest', locale)}
    />
  );
}

await textsReady();
