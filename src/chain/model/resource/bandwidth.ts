import { type Asset, zeroAsset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { recordOf, textOf } from '../../rpc/json.ts';
import { amountOf } from '../shared/lenient.ts';

export interface StakeSum {
  readonly net: Asset;
  readonly cpu: Asset;
  readonly total: Asset;
}

/** The stake of one account for another, or for itself. */
export interface Delegation extends StakeSum {
  readonly from: string;
  readonly to: string;
}

/** The rows of `delband` with an account's scope, by receiver. */
export interface Bandwidth {
  readonly own: StakeSum;
  readonly others: StakeSum;
  readonly all: StakeSum;
  /** For others, the largest first. */
  readonly toOthers: readonly Delegation[];
}

/** Rows without both names are left out. An amount of another token counts as zero. */
export function delegations(rows: readonly unknown[], symbol: TokenSymbol): Delegation[] {
  return rows.flatMap((row) => {
    const fields = recordOf(row);
    const from = textOf(fields.from);
    const to = textOf(fields.to);
    if (from === null || to === null) return [];
    const net = amountOf(fields.net_weight, symbol);
    const cpu = amountOf(fields.cpu_weight, symbol);
    return { from, to, net, cpu, total: { units: net.units + cpu.units, symbol } };
  });
}

/** An account's stakes for itself and for others, with totals. */
export function bandwidth(
  account: string,
  all: readonly Delegation[],
  symbol: TokenSymbol,
): Bandwidth {
  const given = all.filter(({ from }) => from === account);
  const toOthers = given
    .filter(({ to }) => to !== account)
    .toSorted(
      (a, b) => Number(b.total.units > a.total.units) - Number(b.total.units < a.total.units),
    );
  return {
    own: sumOf(
      given.filter(({ to }) => to === account),
      symbol,
    ),
    others: sumOf(toOthers, symbol),
    all: sumOf(given, symbol),
    toOthers,
  };
}

function sumOf(rows: readonly Delegation[], symbol: TokenSymbol): StakeSum {
  const add = (resource: 'net' | 'cpu' | 'total') =>
    rows.reduce(
      (sum, row) => ({ ...sum, units: sum.units + row[resource].units }),
      zeroAsset(symbol),
    );
  return { net: add('net'), cpu: add('cpu'), total: add('total') };
}
