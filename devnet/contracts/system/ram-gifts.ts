import type { Asset } from '../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { action } from '../../engine/contract.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { buy, giveRam, takeRam } from './ram.ts';
import { growSupply } from './ram-supply.ts';

/** Holds burned RAM. */
const NOBODY = 'eosio.null';
const MAX_MEMO = 256;

export const buyramself = action<{ account: string; quant: Asset }>((context, { account, quant }) =>
  buy(context, account, account, quant),
);

/** Transfers bytes to another account without a fee. */
export const ramtransfer = action<{ from: string; to: string; bytes: bigint; memo: string }>(
  (context, args) => moveRam(context, args),
);

export const ramburn = action<{ owner: string; bytes: bigint; memo: string }>(
  (context, { owner, bytes, memo }) => {
    const moved = move(context, owner, NOBODY, bytes, memo);
    context.requireRecipient(owner);
    return moved;
  },
);

export const buyramburn = action<{ payer: string; quantity: Asset; memo: string }>(
  (context, { payer, quantity, memo }) => {
    context.requireAuth(payer);
    check(sameSymbol(quantity.symbol, context.core), 'quantity must be core token');
    check(quantity.units > 0n, 'quantity must be positive');
    const bought = buy(context, payer, payer, quantity);
    move(context, payer, NOBODY, bought.bytes_purchased, memo);
    return bought;
  },
);

/** Moves bytes and notifies both accounts. */
export function moveRam(
  context: ApplyContext,
  { from, to, bytes, memo }: { from: string; to: string; bytes: bigint; memo: string },
) {
  const moved = move(context, from, to, bytes, memo);
  context.requireRecipient(from, to);
  return moved;
}

function move(context: ApplyContext, from: string, to: string, bytes: bigint, memo: string) {
  context.requireAuth(from);
  check(new TextEncoder().encode(memo).length <= MAX_MEMO, 'memo has more than 256 bytes');
  growSupply(context);
  check(bytes > 0n, 'cannot reduce negative byte');
  const from_ram_bytes = takeRam(context, from, bytes);
  check(context.isAccount(to), `owner=${to} account does not exist`);
  return { from, to, bytes, from_ram_bytes, to_ram_bytes: giveRam(context, to, bytes) };
}
