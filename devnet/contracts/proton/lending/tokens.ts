import type { ExtendedAsset } from '../../../abi/scalars.ts';
import type { ApplyContext } from '../../../engine/contract.ts';

/** Sends a token of any contract. */
export function sendToken(
  context: ApplyContext,
  to: string,
  { quantity, contract }: ExtendedAsset,
  memo: string,
): void {
  const from = context.receiver;
  context.sendInline({
    account: contract,
    name: 'transfer',
    authorization: [{ actor: from, permission: 'active' }],
    args: { from, to, quantity, memo },
  });
}
