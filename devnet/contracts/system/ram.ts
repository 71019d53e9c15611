import type { Asset } from '../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { bancorInput, bancorOutput } from './bancor.ts';
import { channelFee } from './fees.ts';
import { changeGlobal, globalState } from './global.ts';
import { log } from './logs.ts';
import { isManaged } from './managed.ts';
import { core, sendTransfer } from './money.ts';
import { marketOf, trade } from './ram-market.ts';
import { growSupply } from './ram-supply.ts';
import { giftedRam, userres } from './rows.ts';
import type { RamMarket, UserResources } from './rows.ts';

/** Bytes given to every account with bought RAM or stake. */
export const GIFT_BYTES = 1400;

/** Buys RAM for the receiver with core tokens, of which 0.5% are the fee. */
export const buyram = action<{ payer: string; receiver: string; quant: Asset }>(
  (context, { payer, receiver, quant }) => buy(context, payer, receiver, quant),
);

/** Buys RAM at the price of a number of bytes plus fee. */
export const buyrambytes = action<{ payer: string; receiver: string; bytes: number }>(
  (context, { payer, receiver, bytes }) => {
    const cost = costOfBytes(marketOf(context), bytes);
    return buy(context, payer, receiver, core(context, cost));
  },
);

/** The price of a number of bytes with the fee, in units. */
export function costOfBytes({ base, quote }: RamMarket, bytes: number): bigint {
  const cost = bancorInput(base.balance.units, quote.balance.units, BigInt(bytes));
  return BigInt(Math.trunc(Number(cost) / 0.995));
}

export const sellram = action<{ account: string; bytes: bigint }>((context, { account, bytes }) => {
  context.requireAuth(account);
  check(bytes > 0n, 'cannot sell negative byte');
  growSupply(context);
  const left = takeRam(context, account, bytes);
  const market = marketOf(context);
  const { base, quote } = market;
  const proceeds = bancorOutput(base.balance.units, quote.balance.units, bytes);
  check(proceeds > 1n, 'token amount received from selling ram is too low');
  trade(context, market, bytes, -proceeds);
  const { total_ram_bytes_reserved, total_ram_stake } = globalState(context);
  changeGlobal(context, {
    total_ram_bytes_reserved: total_ram_bytes_reserved - bytes,
    total_ram_stake: total_ram_stake - proceeds,
  });
  sendTransfer(context, 'eosio.ram', account, proceeds, 'sell ram', [account]);
  const fee = feeOf(proceeds);
  sendTransfer(context, account, 'eosio.ramfee', fee, 'sell ram fee');
  channelFee(context, 'eosio.ramfee', fee);
  const sold = { account, quantity: core(context, proceeds), ram_bytes: left };
  const paid = core(context, fee);
  log(context, 'logsellram', { ...sold, bytes, fee: paid });
  log(context, 'logsystemfee', { protocol: 'eosio.ram', fee: paid, memo: 'sell ram' });
  return { ...sold, bytes_sold: bytes, fee: paid };
});

/** Sets the quota from the bytes an account owns. */
export function grantRam(context: ApplyContext, resources: UserResources): void {
  if (isManaged(context, resources.owner, 'ram')) return;
  const ram = Number(resources.ram_bytes) + GIFT_BYTES;
  context.setLimits(resources.owner, { ...context.limits(resources.owner), ram });
}

/** Adds owned bytes; returns the account's new total. */
export function giveRam(context: ApplyContext, owner: string, bytes: bigint): bigint {
  const none = { owner, net_weight: core(context, 0n), cpu_weight: core(context, 0n) };
  const held = userres(context, owner);
  const before = held.get(nameToBigint(owner)) ?? { ...none, ram_bytes: 0n };
  const after = { ...before, ram_bytes: before.ram_bytes + bytes };
  held.put(after, owner);
  grantRam(context, after);
  log(context, 'logramchange', { owner, bytes, ram_bytes: after.ram_bytes });
  return after.ram_bytes;
}

/** Removes owned bytes; returns the account's new total. */
export function takeRam(context: ApplyContext, owner: string, bytes: bigint): bigint {
  const held = userres(context, owner);
  const before = held.require(nameToBigint(owner), 'no resource row');
  const gifted = giftedRam(context).get(nameToBigint(owner))?.ram_bytes ?? 0n;
  check(before.ram_bytes - gifted >= bytes, 'insufficient quota');
  const left = { ...before, ram_bytes: before.ram_bytes - bytes };
  held.put(left, owner);
  grantRam(context, left);
  log(context, 'logramchange', { owner, bytes: -bytes, ram_bytes: left.ram_bytes });
  return left.ram_bytes;
}

interface Purchase {
  payer: string;
  receiver: string;
  quantity: Asset;
  bytes_purchased: bigint;
  ram_bytes: bigint;
  fee: Asset;
}

export function buy(
  context: ApplyContext,
  payer: string,
  receiver: string,
  quantity: Asset,
): Purchase {
  context.requireAuth(payer);
  growSupply(context);
  check(sameSymbol(quantity.symbol, context.core), 'must buy ram with core token');
  check(quantity.units > 0n, 'must purchase a positive amount');
  check(context.isAccount(receiver), 'receiver account does not exist');
  const fee = feeOf(quantity.units);
  const spent = quantity.units - fee;
  // The token contract refuses a zero amount after the fee.
  sendTransfer(context, payer, 'eosio.ram', spent, 'buy ram', ['eosio.ram']);
  sendTransfer(context, payer, 'eosio.ramfee', fee, 'ram fee');
  channelFee(context, 'eosio.ramfee', fee);
  const market = marketOf(context);
  const bytes = bancorOutput(market.quote.balance.units, market.base.balance.units, spent);
  check(bytes > 0n, 'must reserve a positive amount');
  trade(context, market, -bytes, spent);
  const { total_ram_bytes_reserved, total_ram_stake } = globalState(context);
  changeGlobal(context, {
    total_ram_bytes_reserved: total_ram_bytes_reserved + bytes,
    total_ram_stake: total_ram_stake + spent,
  });
  const bought = { payer, receiver, quantity, ram_bytes: giveRam(context, receiver, bytes) };
  const paid = core(context, fee);
  log(context, 'logbuyram', { ...bought, bytes, fee: paid });
  log(context, 'logsystemfee', { protocol: 'eosio.ram', fee: paid, memo: 'buy ram' });
  return { ...bought, bytes_purchased: bytes, fee: paid };
}

/** 0.5%, rounded up. */
function feeOf(units: bigint): bigint {
  return (units + 199n) / 200n;
}
