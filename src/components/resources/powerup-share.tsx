import { useState } from 'react';
import type { PowerupSide } from '#src/chain/model/resource/powerup-cost.ts';
import { type ShareQuote, shareQuote } from '#src/chain/model/resource/powerup-curve.ts';
import type { ResourceRates } from '#src/chain/model/resource/resource-rates.ts';
import { usePowerupMarketTexts } from '#src/i18n/areas/resources/market/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface PowerupShareProps {
  sides: Readonly<Record<'cpu' | 'net', PowerupSide>>;
  rates: ResourceRates | null;
  /** Milliseconds UTC. */
  now: number;
  /** The form that it leads to is on the same page. */
  belowForm: boolean;
}

const START = '0.01';

/** What a share of the market gives and costs, before any form or signature. */
export function PowerupShare({ sides, rates, now, belowForm }: PowerupShareProps) {
  const text = usePowerupMarketTexts();
  const format = useFormat();
  const locale = useLocale();
  const [typed, setTyped] = useState(START);
  const quoteOf = (key: 'cpu' | 'net') =>
    shareQuote(typed, sides[key], { now, rate: rates?.[key] });
  const quotes = { cpu: quoteOf('cpu'), net: quoteOf('net') };
  const facts = (key: 'cpu' | 'net', quote: ShareQuote): Fact[] => {
    const name = key.toUpperCase();
    const { amount, fee } = quote;
    const given = Number(amount ?? 0n);
    return [
      ...(amount === null
        ? []
        : [
            {
              label: text.gives(name),
              value: key === 'cpu' ? format.microseconds(given) : format.bytes(given),
            },
          ]),
      { label: text.costs(name), value: fee ? <Amount amount={fee} /> : text.tooMuch },
    ];
  };
  return (
    <div className="max-w-prose space-y-4">
      <TextField
        label={text.share}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        after="%"
        error={quotes.cpu ? undefined : text.shareProblem}
      />
      {quotes.cpu && quotes.net && (
        <FactRows facts={[...facts('cpu', quotes.cpu), ...facts('net', quotes.net)]} />
      )}
      <p>
        <a
          href={formLink(localizePath('/wallet/powerup', locale), quotes.cpu, quotes.net)}
          className="text-accent hover:underline"
        >
          {belowForm ? text.fill : text.rent}
        </a>
      </p>
    </div>
  );
}

/** The form with milliseconds and kilobytes for the share, rounded down. */
function formLink(path: string, cpu: ShareQuote | null, net: ShareQuote | null): string {
  const query = new URLSearchParams();
  if (cpu?.amount && cpu.fee) query.set('cpu', thousandths(cpu.amount));
  if (net?.amount && net.fee) query.set('net', thousandths((net.amount * 1000n) / 1024n));
  return query.size === 0 ? path : `${path}?${query}`;
}

function thousandths(units: bigint): string {
  return `${units / 1000n}.${String(units % 1000n).padStart(3, '0')}`;
}
