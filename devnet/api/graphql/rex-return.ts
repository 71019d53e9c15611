import type { Chain } from '../../types.ts';
import { readRow } from '../rows.ts';

/**
 * REX's monthly return in per cent: fees that enter the pool in the next thirty days, relative to
 * the lendable tokens. 0 if nothing is lent.
 */
export function monthlyReturn(chain: Chain): number {
  const lendable = Number(String(row(chain, 'rexpool')?.['total_lendable'] ?? '0').split(' ')[0]);
  const units = Number(row(chain, 'rexretpool')?.['proceeds'] ?? 0);
  return lendable > 0 ? (units / 10 ** chain.spec.symbol.precision / lendable) * 100 : 0;
}

function row(chain: Chain, table: string): Record<string, unknown> | null {
  return readRow(chain, { code: 'eosio', scope: 'eosio', table });
}
