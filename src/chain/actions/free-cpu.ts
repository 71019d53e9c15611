import type { CpuSponsor } from '../config/types.ts';
import type { Action } from './action.ts';
import { transfer } from './transfer.ts';

/** The permission of a sponsor that signs for others' CPU and for nothing else. */
const PERMISSION = 'payforcpu';

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
