import type { PowerupQuote } from '#src/chain/model/resource/powerup-quote.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import type { Fact } from '../form/fact-rows.tsx';
import { Forecast } from './forecast.tsx';

interface PowerupForecastProps {
  /** Null if the market has too little. */
  quote: PowerupQuote | null;
  receiver: string;
  days: number;
}

const DAY_SECONDS = 86_400;

/** The result, cost and duration of a rental. */
export function PowerupForecast({ quote, receiver, days }: PowerupForecastProps) {
  const { powerup: text } = useResourcesTexts();
  const format = useFormat();
  const facts: Fact[] = [];
  if (quote && quote.fee.units > 0n) {
    const { cpu, net, fee, most } = quote;
    if (cpu.amount !== null && cpu.fraction > 0n)
      facts.push({ label: text.getCpu, value: format.microseconds(Number(cpu.amount)) });
    if (net.amount !== null && net.fraction > 0n)
      facts.push({ label: text.getNet, value: format.bytes(Number(net.amount)) });
    facts.push({ label: text.cost, value: <Amount amount={fee} /> });
    facts.push({ label: text.most, value: <Amount amount={most} /> });
  }
  const span = format.duration(days * DAY_SECONDS);
  return (
    <Forecast
      facts={facts}
      lines={[text.will(receiver === '' ? '…' : receiver, span), text.refused]}
    />
  );
}
