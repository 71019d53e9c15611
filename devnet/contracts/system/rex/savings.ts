import type { Asset } from '../../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { action } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import {
  matured,
  requireBalance,
  REX,
  settle,
  splitSavings,
  withBucket,
  withSavings,
} from './balance.ts';
import { maturityTime, rexMaturity } from './maturity.ts';
import { runrex } from './pool.ts';
import { rexbal } from './rows.ts';
import { sellMatured } from './selling.ts';
import type { RexBalance } from './rows.ts';

interface Move {
  owner: string;
  rex: Asset;
}

/** Moves REX to savings, starting with the latest maturities. */
export const mvtosavings = action<Move>((context, { owner, rex }) => {
  begin(context, { owner, rex });
  moveToSavings(context, owner, rex.units);
  sellMatured(context, owner);
});

/** Bought REX goes to the savings if the chain says so. */
export function saveBought(context: ApplyContext, owner: string, units: bigint): void {
  if (units > 0n && rexMaturity(context).buy_rex_to_savings) moveToSavings(context, owner, units);
}

function moveToSavings(context: ApplyContext, owner: string, units: bigint): void {
  const balance = requireBalance(context, owner);
  const inOrder = settle(context, owner);
  const { savings, rest } = splitSavings(balance);
  check(units + inOrder + savings <= balance.rex_balance.units, 'insufficient REX balance');
  const from = matured(rest, context);
  const buckets = [...from.rex_maturities];
  let left = units;
  while (left > 0n && buckets.length > 0) {
    const last = buckets.pop()!;
    if (last.second > left) buckets.push({ ...last, second: last.second - left });
    left -= last.second < left ? last.second : left;
  }
  const matured_rex = from.matured_rex - left;
  check(inOrder <= matured_rex, 'logic error in mvtosavings');
  rexbal(context).put(
    withSavings({ ...from, matured_rex, rex_maturities: buckets }, savings + units),
  );
}

/** Moves REX out of savings. It can be sold once it is mature. */
export const mvfrsavings = action<Move>((context, { owner, rex }) => {
  const balance = begin(context, { owner, rex });
  const { savings, rest } = splitSavings(balance);
  check(rex.units <= savings, 'insufficient REX in savings');
  const moved = withBucket(matured(rest, context), maturityTime(context), rex.units);
  rexbal(context).put(withSavings(moved, savings - rex.units));
  settle(context, owner);
  sellMatured(context, owner);
});

/** Merges all REX outside of savings and orders into one new bucket. */
export const consolidate = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  runrex(context, 2);
  const balance = requireBalance(context, owner);
  const inOrder = settle(context, owner);
  const { savings, rest } = splitSavings(balance);
  const total = rest.rex_maturities.reduce(
    (sum, { second }) => sum + second,
    rest.matured_rex - inOrder,
  );
  const empty = { ...rest, matured_rex: inOrder, rex_maturities: [] };
  const joined = total > 0n ? withBucket(empty, maturityTime(context), total) : empty;
  rexbal(context).put(withSavings(joined, savings));
  sellMatured(context, owner);
});

function begin(context: ApplyContext, { owner, rex }: Move): RexBalance {
  context.requireAuth(owner);
  runrex(context, 2);
  const balance = requireBalance(context, owner);
  check(
    rex.units > 0n && sameSymbol(rex.symbol, REX),
    'asset must be a positive amount of (REX, 4)',
  );
  return balance;
}
