import { useState } from 'react';
import { type Asset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import type { RexMove } from '#src/chain/model/rex/rex-form.ts';
import type { RexMaturity } from '#src/chain/model/rex/rex-maturity.ts';
import { type RexPool, rentedStake, rexValue } from '#src/chain/model/rex/rex-pool.ts';
import { rexMaturesAt } from '#src/chain/model/rex/rex-rules.ts';
import type { Fact } from '#src/components/form/fact-rows.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

const ofRex: ReadonlySet<RexMove> = new Set(['sell', 'to-savings', 'from-savings']);

/** What is typed: REX, or the core token. */
export function symbolOf(move: RexMove, pool: RexPool | null): Asset['symbol'] {
  if (!ofRex.has(move)) return chainConfig().coreSymbol;
  return pool?.rex.symbol ?? { code: 'REX', precision: 4 };
}

/** The effect of a typed amount at the current price. */
export function useRexFacts(
  move: RexMove,
  symbol: Asset['symbol'],
  pool: RexPool | null,
  maturity: RexMaturity,
) {
  const text = useRexTexts();
  const [now] = useState(chainNow);
  return (typed: string): Fact[] => {
    const units = readUnits(typed.trim(), symbol.precision);
    if (!pool || typeof units === 'string' || units <= 0n) return [];
    const matures = {
      label: text.matures,
      value: <Time at={rexMaturesAt(now, maturity.days)} ahead />,
    };
    if (move === 'withdraw' || move === 'fund-loan' || move === 'defund-loan') return [];
    if (move === 'rent-cpu' || move === 'rent-net')
      return [{ label: text.rents, value: <Amount amount={rentedStake(pool, units)} /> }];
    if (ofRex.has(move))
      return [
        { label: text.worth, value: <Amount amount={rexValue(pool, units)} /> },
        ...(move === 'from-savings' ? [matures] : []),
      ];
    return [
      { label: text.gives, value: <Amount amount={rexFor(pool, units)} /> },
      ...(maturity.buysToSavings ? [] : [matures]),
    ];
  };
}

/** The REX that core units buy, rounded down. */
function rexFor({ rex, lendable }: RexPool, units: bigint): Asset {
  return {
    ...rex,
    units: lendable.units > 0n ? (units * rex.units) / lendable.units : units * 10_000n,
  };
}

/** What follows from a form, one sentence each. */
export function useRexLines(move: RexMove, maturity: RexMaturity): string[] {
  const { lines } = useRexTexts();
  const format = useFormat();
  const days = format.number(maturity.days - 1);
  const lend = maturity.buysToSavings ? lines.lendSavings : lines.lend(days);
  switch (move) {
    case 'balance':
    case 'fund':
      return [lend];
    case 'cpu':
    case 'net':
      return [lines.stake, lend];
    case 'sell':
      return [lines.sell, lines.queued];
    case 'withdraw':
      return [lines.withdraw];
    case 'to-savings':
      return [lines.toSavings];
    case 'from-savings':
      return [lines.fromSavings(days)];
    case 'rent-cpu':
    case 'rent-net':
      return [lines.rent];
    case 'fund-loan':
      return [lines.fundLoan];
    case 'defund-loan':
      return [lines.defundLoan];
  }
}
