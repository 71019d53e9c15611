import type { Chain } from '../../types.ts';
import { readRow } from '../rows.ts';

/**
 * What lending earns in a month, in percent: the fees that enter the pool over the next thirty days,
 * against what it can lend. 0 where nothing is lent.
 */
export function monthlyReturn(chain: Chain): number {
  const lendable = Number(String(row(chain, 'rexpool')?.['total_lendable'] ?? '0').split(' ')[0]);
  const units = Number(row(chain, 'rexretpool')?.['proceeds'] ?? 0);
  return lendable > 0 ? (units / 10 ** chain.spec.symbol.precision / lendable) * 100 : 0;
}

function row(chain: Chain, table: string): Record<string, unknown> | null {
  return readRow(chain, { code: 'eosio', scope: 'eosio', table });
}
