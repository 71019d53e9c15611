import type { Asset } from '../../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import { formatTimeSeconds } from '../../../../src/chain/core/format-time.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { action } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { formatAsset } from '../../../../src/chain/core/asset.ts';
import { core, sendTransfer } from '../money.ts';
import { adjustResources } from '../resources.ts';
import { channelFee } from '../fees.ts';
import { log } from '../logs.ts';
import { configured, emptyState } from './config.ts';
import type { PowerupConfig } from './config.ts';
import { decayed, POWERUP_FRAC, powerupFee, reweighed, secondsOf } from './market.ts';
import { powerupOrders, powerupState, STATE_KEY } from './rows.ts';
import type { PowerupResource, PowerupState } from './rows.ts';

/** Holds the stake that is not rented out. */
const RESERVE = 'eosio.reserv';
const DAY = 24 * 3600;
const KINDS = ['net', 'cpu'] as const;

/** The change of both resources' rentable weight. */
interface Available {
  net: bigint;
  cpu: bigint;
}

export const cfgpowerup = action<{ args: PowerupConfig }>((context, { args }) => {
  context.requireAuth('eosio');
  check(context.isAccount(RESERVE), 'eosio.reserv account must first be created');
  const now = seconds(context);
  const existing = powerupState(context).get(STATE_KEY);
  const state = { ...(existing ?? emptyState(context)) };
  const change: Available = { net: 0n, cpu: 0n };
  if (existing) for (const kind of KINDS) move(state, kind, decayed(state[kind], now), change, now);
  state.powerup_days = args.powerup_days ?? state.powerup_days;
  state.min_powerup_fee = args.min_powerup_fee ?? state.min_powerup_fee;
  const { units, symbol } = state.min_powerup_fee;
  check(args.min_powerup_fee ?? units !== 0n, 'min_powerup_fee does not have a default value');
  check(state.powerup_days > 0, 'powerup_days must be > 0');
  check(sameSymbol(symbol, context.core), "min_powerup_fee doesn't match core symbol");
  check(units > 0n, 'min_powerup_fee must be positive');
  for (const kind of KINDS) {
    move(state, kind, configured(context, state[kind], args[kind], now), change, now);
    const { weight, utilization, adjusted_utilization: adjusted } = state[kind];
    check(weight >= utilization, "weight can't shrink below utilization");
    state[kind] = { ...state[kind], adjusted_utilization: adjusted < weight ? adjusted : weight };
  }
  adjustResources(context, 'eosio', RESERVE, change);
  powerupState(context).put(state, 'eosio');
});

/** Rents fractions of the markets' weights for the configured days. */
export const powerup = action<{
  payer: string;
  receiver: string;
  days: number;
  net_frac: bigint;
  cpu_frac: bigint;
  max_payment: Asset;
}>((context, { payer, receiver, days, net_frac, cpu_frac, max_payment }) => {
  context.requireAuth(payer);
  const { state, change } = open(context, 2);
  check(sameSymbol(max_payment.symbol, context.core), "max_payment doesn't match core symbol");
  check(days === state.powerup_days, "days doesn't match configuration");
  const fractions = { net: net_frac, cpu: cpu_frac };
  const rented: Available = { net: 0n, cpu: 0n };
  let fee = 0n;
  for (const kind of KINDS) {
    check(fractions[kind] >= 0n, `${kind}_frac can't be negative`);
    check(fractions[kind] <= POWERUP_FRAC, `${kind} can't be more than 100%`);
    if (fractions[kind] === 0n) continue;
    const { price, resource, amount } = reserve(state[kind], fractions[kind]);
    fee += price;
    rented[kind] = amount;
    state[kind] = resource;
  }
  check(
    fee <= max_payment.units,
    `max_payment is less than calculated fee: ${formatAsset(core(context, fee))}`,
  );
  check(
    fee >= state.min_powerup_fee.units,
    'calculated fee is below minimum; try powering up with more resources',
  );
  const [last] = powerupOrders(context).rows({ reverse: true, limit: 1 });
  powerupOrders(context).put(
    {
      version: 0,
      id: last ? last.id + 1n : 0n,
      owner: receiver,
      net_weight: rented.net,
      cpu_weight: rented.cpu,
      expires: formatTimeSeconds((seconds(context) + days * DAY) * 1000),
    },
    payer,
  );
  adjustResources(context, payer, receiver, rented);
  adjustResources(context, 'eosio', RESERVE, {
    net: change.net - rented.net,
    cpu: change.cpu - rented.cpu,
  });
  check(takeFee(context, payer, fee), "can't channel fees to rex");
  const paid = core(context, fee);
  log(context, 'logsystemfee', { protocol: 'eosio.powup', fee: paid, memo: 'buy powerup' });
  powerupState(context).put(state);
  context.sendInline({
    account: RESERVE,
    name: 'powupresult',
    authorization: [],
    args: { fee: paid, powup_net: rented.net, powup_cpu: rented.cpu },
  });
});

/** Without REX the fee goes to eosio.fees: after `powerup` of WAX's contract. */
function takeFee(context: ApplyContext, payer: string, fee: bigint): boolean {
  if (context.spec.rex) return channelFee(context, payer, fee);
  sendTransfer(context, payer, 'eosio.fees', fee, `powerup fee from ${payer}`);
  return true;
}

/** Ends expired orders, up to a maximum. */
export const powerupexec = action<{ user: string; max: number }>((context, { user, max }) => {
  context.requireAuth(user);
  const { state, change } = open(context, max);
  adjustResources(context, 'eosio', RESERVE, change);
  powerupState(context).put(state);
});

/** The current state, after ending expired orders and freeing their weight. */
function open(context: ApplyContext, max: number): { state: PowerupState; change: Available } {
  const now = seconds(context);
  const state = {
    ...powerupState(context).require(STATE_KEY, "powerup hasn't been initialized"),
  };
  const change: Available = { net: 0n, cpu: 0n };
  for (const kind of KINDS) state[kind] = decayed(state[kind], now);
  for (const order of powerupOrders(context).rows({ index: 3, limit: max })) {
    if (secondsOf(order.expires) > now) break;
    const freed = { net: order.net_weight, cpu: order.cpu_weight };
    for (const kind of KINDS) change[kind] += freed[kind];
    adjustResources(context, 'eosio', order.owner, { net: -freed.net, cpu: -freed.cpu });
    powerupOrders(context).remove(order.id);
  }
  for (const kind of KINDS) {
    const used = state[kind].utilization - change[kind];
    move(state, kind, { ...state[kind], utilization: used }, change, now);
  }
  return { state, change };
}

/** Updates a resource in the state to its current weight, and counts the change. */
function move(
  state: PowerupState,
  kind: (typeof KINDS)[number],
  resource: PowerupResource,
  change: Available,
  now: number,
): void {
  state[kind] = reweighed(resource, now);
  change[kind] += state[kind].weight - resource.weight;
}

function reserve(
  resource: PowerupResource,
  fraction: bigint,
): { price: bigint; resource: PowerupResource; amount: bigint } {
  const { weight, utilization } = resource;
  const amount = (fraction * weight) / POWERUP_FRAC;
  check(weight !== 0n, "market doesn't have resources available");
  check(utilization + amount <= weight, "market doesn't have enough resources available");
  const price = powerupFee(resource, amount);
  check(price > 0n, 'calculated fee is below minimum; try powering up with more resources');
  return { price, resource: { ...resource, utilization: utilization + amount }, amount };
}

function seconds({ now }: ApplyContext): number {
  return Math.floor(now / 1000);
}
