import { useState } from 'react';
import { readUnits } from '#src/chain/core/typed-units.ts';
import { buyAtLeast, buyRam, type RamMarket, sellRam } from '#src/chain/model/resource/ram.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';

type Unit = 'kilobytes' | 'tokens';

/** 1024 bytes. */
const KILOBYTE = 1024n;
/** Decimals of typed kilobytes. */
const DECIMALS = 3;
const DEFAULTS: Record<Unit, string> = { kilobytes: '10', tokens: '10' };

/** The current cost of RAM, or the RAM for an amount, as the contract computes it. One line. */
export function RamCalculator({ market }: { market: RamMarket }) {
  const text = useHomeTexts();
  const format = useFormat();
  const { symbol } = market.tokens;
  const [unit, setUnit] = useState<Unit>('kilobytes');
  const [typed, setTyped] = useState(DEFAULTS);
  const units = readUnits(typed[unit], unit === 'tokens' ? symbol.precision : DECIMALS);
  const isAmount = typeof units === 'bigint' && units >= 0n;
  const trade = isAmount ? tradeOf(market, unit, units) : null;
  return (
    <>
      <input
        aria-label={text.amount}
        aria-invalid={trade === null || undefined}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={typed[unit]}
        onChange={({ target }) => setTyped({ ...typed, [unit]: target.value })}
        className="h-9 w-24 rounded-sm border border-line-strong bg-surface px-2.5 text-end text-base font-semibold aria-invalid:border-danger"
      />
      <Toggle
        label={text.unit}
        options={[
          { key: 'kilobytes', label: text.kilobytes },
          { key: 'tokens', label: symbol.code },
        ]}
        current={unit}
        onSelect={setUnit}
      />
      {trade ? (
        <span>
          {format.bytes(Number(trade.bytes))} <span className="text-quiet">{text.costs}</span>{' '}
          <Amount amount={trade.tokens} />
          <span className="block text-xs text-quiet">
            {text.fee} <Amount amount={trade.fee} className="font-normal" /> · {text.returns}{' '}
            <Amount amount={sellRam(market, trade.bytes).tokens} />
          </span>
        </span>
      ) : (
        <span role="alert" className="text-danger">
          {isAmount ? text.exceedsMarket : text.notANumber}
        </span>
      )}
    </>
  );
}

function tradeOf(market: RamMarket, unit: Unit, units: bigint) {
  if (unit === 'tokens') return buyRam(market, units);
  return buyAtLeast(market, (units * KILOBYTE) / 10n ** BigInt(DECIMALS))?.trade ?? null;
}
