import { useState } from 'react';
import { readUnits } from '#src/chain/core/asset.ts';
import { buyRam, buyRamBytes, sellRam, type RamMarket } from '#src/chain/model/ram.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Toggle } from '../ui/toggle.tsx';

type Unit = 'kibibytes' | 'tokens';

const KIBIBYTE = 1024n;
/** Decimals that kibibytes may be typed with. */
const DECIMALS = 3;
const usual: Record<Unit, string> = { kibibytes: '10', tokens: '10' };

/** What some RAM costs now, or some tokens buy, as the contract would settle it. */
export function RamCalculator({ market }: { market: RamMarket }) {
  const text = useHomeTexts();
  const format = useFormat();
  const { symbol } = market.tokens;
  const [unit, setUnit] = useState<Unit>('kibibytes');
  const [typed, setTyped] = useState(usual);
  const units = readUnits(typed[unit], unit === 'tokens' ? symbol.precision : DECIMALS);
  const isAmount = typeof units === 'bigint' && units >= 0n;
  const trade = isAmount ? tradeOf(market, unit, units) : null;
  const error = !isAmount ? text.notANumber : trade === null ? text.notSoMuch : undefined;
  return (
    <>
      <div className="space-y-3 p-4">
        <Toggle
          label={text.reckonIn}
          options={[
            { key: 'kibibytes', label: text.kibibytes },
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
          after={unit === 'tokens' ? symbol.code : text.kibibytes}
          error={error}
        />
      </div>
      <dl className="divide-y border-t tabular-nums">
        {[
          { label: text.buys, value: trade && format.bytes(Number(trade.bytes)) },
          { label: text.costs, value: trade && <Amount amount={trade.tokens} /> },
          { label: text.fee, value: trade && <Amount amount={trade.fee} /> },
          {
            label: text.returns,
            value: trade && <Amount amount={sellRam(market, trade.bytes).tokens} />,
          },
        ].map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="ms-auto">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function tradeOf(market: RamMarket, unit: Unit, units: bigint) {
  if (unit === 'tokens') return buyRam(market, units);
  return buyRamBytes(market, (units * KIBIBYTE) / 10n ** BigInt(DECIMALS));
}
