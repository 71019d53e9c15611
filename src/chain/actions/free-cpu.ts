import type { CpuSponsor } from '../config/types.ts';
import type { Action } from './action.ts';
import { transfer } from './transfer.ts';

/** The sponsor's permission that signs for other accounts' CPU and nothing else. */
const PERMISSION = 'payforcpu';

/**
 * Actions with a transfer of one CPU token before them. This makes the sponsor the first
 * authorizer, and nodes bill the CPU to the first authorizer.
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
