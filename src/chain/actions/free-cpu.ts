import type { TokenSymbol } from '../core/symbol.ts';
import type { Action } from './action.ts';
import { transfer } from './transfer.ts';

/** The permission of a sponsor that signs for others' CPU and for nothing else. */
const PERMISSION = 'payforcpu';

export interface CpuSponsor {
  readonly account: string;
  /** The token contract whose CPU tokens it sends. */
  readonly contract: string;
  /** Of the code CPU. */
  readonly symbol: TokenSymbol;
}

/**
 * Actions with a transfer of one CPU token before them. Its sponsor is then the first to authorise
 * the transaction, and a node bills the first authoriser for the CPU.
 */
export function withFreeCpu(
  actions: readonly Action[],
  sponsor: CpuSponsor,
  user: string,
): Action[] {
  const { account, contract, symbol } = sponsor;
  const quantity = { units: 10n ** BigInt(symbol.precision), symbol };
  return [
    transfer({ contract, from: account, to: user, quantity, memo: '' }, PERMISSION),
    ...actions,
  ];
}
