import { useState } from 'react';
import { readUnits } from '#src/chain/core/asset.ts';
import { buyRam, buyRamBytes, sellRam, type RamMarket } from '#src/chain/model/resource/ram.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';

type Unit = 'kilobytes' | 'tokens';

/** 1024 bytes. */
const KILOBYTE = 1024n;
/** Decimals of typed kilobytes. */
const DECIMALS = 3;
const usual: Record<Unit, string> = { kilobytes: '10', tokens: '10' };

/** The current cost of RAM, or the RAM for an amount, as the contract computes it. */
export function RamCalculator({ market }: { market: RamMarket }) {
  const text = useHomeTexts();
  const format = useFormat();
  const { symbol } = market.tokens;
  const [unit, setUnit] = useState<Unit>('kilobytes');
  const [typed, setTyped] = useState(usual);
  const units = readUnits(typed[unit], unit === 'tokens' ? symbol.precision : DECIMALS);
  const isAmount = typeof units === 'bigint' && units >= 0n;
  const trade = isAmount ? tradeOf(market, unit, units) : null;
  const error = !isAmount ? text.notANumber : trade === null ? text.exceedsMarket : undefined;
  return (
    <>
      <div className="space-y-3 p-4">
        <Toggle
          label={text.unit}
          options={[
            { key: 'kilobytes', label: text.kilobytes },
            { key: 'tokens', label: symbol.code },
          ]}
          current={unit}
          onSelect={setUnit}
        />
        <TextField
          label={text.amount}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={typed[unit]}
          onChange={({ target }) => setTyped({ ...typed, [unit]: target.value })}
          after={unit === 'tokens' ? symbol.code : text.kilobytes}
          error={error}
        />
      </div>
      <div className="border-t p-4">
        <FactRows
          facts={[
            { label: text.buys, value: trade ? format.bytes(Number(trade.bytes)) : '–' },
            { label: text.costs, value: trade ? <Amount amount={trade.tokens} /> : '–' },
            { label: text.fee, value: trade ? <Amount amount={trade.fee} /> : '–' },
            {
              label: text.returns,
              value: trade ? <Amount amount={sellRam(market, trade.bytes).tokens} /> : '–',
            },
          ]}
        />
      </div>
    </>
  );
}

function tradeOf(market: RamMarket, unit: Unit, units: bigint) {
  if (unit === 'tokens') return buyRam(market, units);
  return buyRamBytes(market, (units * KILOBYTE) / 10n ** BigInt(DECIMALS));
}
