import type { Asset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import {
  lentPercent,
  type RexPool,
  rexPrice,
  rexResourcePrice,
} from '#src/chain/model/rex/rex-pool.ts';
import type { RexMaturity } from '#src/chain/model/rex/rex-maturity.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { Meter } from '../ui/meter.tsx';

interface RexPoolFactsProps {
  pool: RexPool;
  /** 0.02 is 2%. */
  yearly: number;
}

interface RexPoolListProps {
  pool: RexPool;
  maturity: RexMaturity;
}

/** REX's price and return, and how much is rented out. */
export function RexPoolFacts({ pool, yearly }: RexPoolFactsProps) {
  const text = useRexTexts();
  const format = useFormat();
  const lent = lentPercent(pool) / 100;
  return (
    <FactRow
      items={[
        { key: 'price', label: text.price, value: <Amount amount={priceOfMany(rexPrice(pool))} /> },
        { key: 'return', label: text.shared.yearlyReturn, value: format.percent(yearly, 2) },
        { key: 'lendable', label: text.lendable, value: <Amount amount={pool.lendable} /> },
        {
          key: 'lent',
          label: text.lent,
          value: (
            <>
              {format.percent(lent, 2)}
              <Meter label={text.lent} used={lent} max={1} text={format.percent(lent, 2)} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The other figures of the pool and its rules. */
export function RexPoolList({ pool, maturity }: RexPoolListProps) {
  const text = useRexTexts();
  const format = useFormat();
  const { code } = pool.lendable.symbol;
  return (
    <KeyValueList
      items={[
        { key: 'unlent', label: text.unlent, value: <Amount amount={pool.unlent} /> },
        { key: 'lent', label: text.lent, value: <Amount amount={pool.lent} /> },
        { key: 'rent', label: text.rent, value: <Amount amount={pool.rent} /> },
        {
          key: 'rate',
          label: text.stakeRate(code),
          value: <Amount amount={shortened(rexResourcePrice(pool), 4)} />,
        },
        { key: 'rex', label: text.rex, value: <Amount amount={pool.rex} /> },
        { key: 'names', label: text.names, value: <Amount amount={pool.namebidProceeds} /> },
        { key: 'loans', label: text.loanCount, value: format.number(BigInt(pool.loanCount)) },
        {
          key: 'locked',
          label: text.locked,
          value: text.days(format.number(maturity.days - 1), format.number(maturity.days)),
        },
        {
          key: 'guaranteed',
          label: text.guaranteed,
          value: text.guaranteedText(format.percent(limits.rexGuaranteedPercent / 100, 0)),
        },
        ...(maturity.sellsMatured
          ? [{ key: 'sells', label: text.sellsMatured, value: text.sellsMaturedText }]
          : []),
      ]}
    />
  );
}

/** The price of one REX has 12 decimals; that of 10,000 has 8. */
function priceOfMany(price: Asset): Asset {
  const decimals = price.symbol.precision - Math.log10(limits.rexPriceDivisor);
  return { units: price.units, symbol: { ...price.symbol, precision: decimals } };
}

/** Truncated to fewer decimals. */
function shortened({ units, symbol }: Asset, precision: number): Asset {
  return {
    units: units / 10n ** BigInt(symbol.precision - precision),
    symbol: { ...symbol, precision },
  };
}
