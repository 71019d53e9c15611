import { type Asset, formatAsset } from '../core/asset.ts';
import { type Action, systemAction } from './action.ts';

/** Core tokens staked by an account for a receiver's NET and CPU. */
export interface Bandwidth {
  readonly from: string;
  readonly receiver: string;
  readonly net: Asset;
  readonly cpu: Asset;
}

/** @param transfer gives the staked tokens to the receiver instead of delegating them */
export function delegatebw(
  { from, receiver, net, cpu }: Bandwidth,
  transfer: boolean,
  permission = 'active',
): Action {
  return systemAction('delegatebw', from, permission, {
    from,
    receiver,
    stake_net_quantity: formatAsset(net),
    stake_cpu_quantity: formatAsset(cpu),
    transfer,
  });
}

export function undelegatebw(
  { from, receiver, net, cpu }: Bandwidth,
  permission = 'active',
): Action {
  return systemAction('undelegatebw', from, permission, {
    from,
    receiver,
    unstake_net_quantity: formatAsset(net),
    unstake_cpu_quantity: formatAsset(cpu),
  });
}

/** Claims unstaked tokens after the waiting period. */
export function refund(owner: string, permission = 'active'): Action {
  return systemAction('refund', owner, permission, { owner });
}

/**
 * Rents CPU and NET for one or more days. Fractions are parts of 10^15, the chain's whole resource.
 */
export function powerup(
  fields: {
    readonly payer: string;
    readonly receiver: string;
    readonly days: number;
    readonly netFraction: bigint;
    readonly cpuFraction: bigint;
    readonly maxPayment: Asset;
  },
  permission = 'active',
): Action {
  const { payer, receiver, days, netFraction, cpuFraction, maxPayment } = fields;
  return systemAction('powerup', payer, permission, {
    payer,
    receiver,
    days,
    net_frac: String(netFraction),
    cpu_frac: String(cpuFraction),
    max_payment: formatAsset(maxPayment),
  });
}

interface RamPurchase {
  readonly payer: string;
  readonly receiver: string;
}

/** Buys RAM for an amount of core tokens. */
export function buyram(
  { payer, receiver, quant }: RamPurchase & { readonly quant: Asset },
  permission = 'active',
): Action {
  return systemAction('buyram', payer, permission, { payer, receiver, quant: formatAsset(quant) });
}

/** Buys a number of bytes at the price at execution. */
export function buyrambytes(
  { payer, receiver, bytes }: RamPurchase & { readonly bytes: number },
  permission = 'active',
): Action {
  return systemAction('buyrambytes', payer, permission, { payer, receiver, bytes });
}

export function sellram(account: string, bytes: number, permission = 'active'): Action {
  return systemAction('sellram', account, permission, { account, bytes });
}

/** Bytes of RAM that go from an account to another. */
interface RamMove {
  readonly from: string;
  readonly to: string;
  readonly bytes: bigint;
  readonly memo: string;
}

/** Sends RAM without a fee. The contract of WRAM answers with tokens. */
export function ramtransfer({ from, to, bytes, memo }: RamMove, permission = 'active'): Action {
  return systemAction('ramtransfer', from, permission, { from, to, bytes: String(bytes), memo });
}

export function ramburn(
  { owner, bytes, memo }: { readonly owner: string; readonly bytes: bigint; readonly memo: string },
  permission = 'active',
): Action {
  return systemAction('ramburn', owner, permission, { owner, bytes: String(bytes), memo });
}

/** Buys RAM for an amount of core tokens and burns it. */
export function buyramburn(
  {
    payer,
    quantity,
    memo,
  }: { readonly payer: string; readonly quantity: Asset; readonly memo: string },
  permission = 'active',
): Action {
  const data = { payer, quantity: formatAsset(quantity), memo };
  return systemAction('buyramburn', payer, permission, data);
}

/** Gives RAM that the receiver can use, but not sell or pass on. */
export function giftram({ from, to, bytes, memo }: RamMove, permission = 'active'): Action {
  return systemAction('giftram', from, permission, { from, to, bytes: String(bytes), memo });
}

/** Returns all gifted RAM to the account that gave it. */
export function ungiftram(
  { from, to, memo }: Omit<RamMove, 'bytes'>,
  permission = 'active',
): Action {
  return systemAction('ungiftram', from, permission, { from, to, memo });
}

/** Turns WRAM back into RAM. */
export function unwrapRam(
  {
    contract,
    owner,
    bytes,
  }: { readonly contract: string; readonly owner: string; readonly bytes: bigint },
  permission = 'active',
): Action {
  const authorization = [{ actor: owner, permission }];
  return {
    account: contract,
    name: 'unwrap',
    authorization,
    data: { owner, bytes: String(bytes) },
  };
}
