import type { Asset } from '../../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { core, plus } from '../money.ts';
import { matured, requireBalance, REX, settle } from './balance.ts';
import { rexMaturity } from './maturity.ts';
import { fillOrder, runrex, sendResult } from './pool.ts';
import { rexbal, rexqueue } from './rows.ts';

/** Sells at once, or queues an order if too much is lent. */
export function sellRex(context: ApplyContext, owner: string, rex: Asset): void {
  runrex(context, 2);
  const balance = matured(requireBalance(context, owner, 'user must first buyrex'), context);
  check(
    rex.units > 0n && sameSymbol(rex.symbol, REX),
    'asset must be a positive amount of (REX, 4)',
  );
  rexbal(context).put(balance);
  check(rex.units <= balance.matured_rex, 'insufficient available rex');
  const sold = rexMaturity(context).sell_matured_rex
    ? unordered(context, owner, balance.matured_rex) || rex.units
    : rex.units;
  const filled = fillOrder(context, balance, sold);
  if (filled) check(filled.proceeds !== 0n, 'proceeds are negligible');
  let pending = settle(context, owner, {
    proceeds: filled?.proceeds ?? 0n,
    stake: filled?.stakeChange ?? 0n,
  });
  if (!filled) pending = queue(context, owner, sold);
  check(
    pending <= (filled?.balance ?? balance).matured_rex,
    'insufficient funds for current and scheduled orders',
  );
  if (filled) sendResult(context, 'sellresult', { proceeds: core(context, filled.proceeds) });
}

/** Sells all matured REX if the chain says so. */
export function sellMatured(context: ApplyContext, owner: string): void {
  if (!rexMaturity(context).sell_matured_rex) return;
  const balance = rexbal(context).get(nameToBigint(owner));
  if (!balance) return;
  const units = unordered(context, owner, matured(balance, context).matured_rex);
  if (units > 0n) sellRex(context, owner, { units, symbol: REX });
}

/** Matured REX that no open order sells already. */
function unordered(context: ApplyContext, owner: string, units: bigint): bigint {
  const order = rexqueue(context).get(nameToBigint(owner));
  return units - (order?.is_open ? order.rex_requested.units : 0n);
}

/** Adds to the owner's open order; returns its REX. */
function queue(context: ApplyContext, owner: string, units: bigint): bigint {
  const existing = rexqueue(context).get(nameToBigint(owner));
  const none = core(context, 0n);
  const order = existing
    ? { ...existing, rex_requested: plus(existing.rex_requested, units) }
    : {
        version: 0,
        owner,
        rex_requested: { units, symbol: REX },
        proceeds: none,
        stake_change: none,
        order_time: context.time,
        is_open: true,
      };
  rexqueue(context).put(order, existing ? undefined : owner);
  return order.rex_requested.units;
}
