import type { Asset } from '../../../src/chain/core/asset.ts';
import type { ApplyContext } from '../../engine/contract.ts';

/** Units of the core token. */
export function core(context: ApplyContext, units: bigint): Asset {
  return { units, symbol: context.core };
}

export function plus({ units, symbol }: Asset, more: bigint): Asset {
  return { units: units + more, symbol };
}

/** Transfers core tokens with an inline action, authorized by the payer and the given accounts. */
export function sendTransfer(
  context: ApplyContext,
  from: string,
  to: string,
  units: bigint,
  memo: string,
  alsoBy: string[] = [],
): void {
  context.sendInline({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [from, ...alsoBy].map((actor) => ({ actor, permission: 'active' })),
    args: { from, to, quantity: core(context, units), memo },
  });
}
