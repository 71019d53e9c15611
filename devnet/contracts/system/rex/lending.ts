import type { Asset } from '../../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { action } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { core, plus, sendTransfer } from '../money.ts';
import { adjustResources } from '../resources.ts';
import { delband } from '../rows.ts';
import { checkCaller } from '../vaulta.ts';
import {
  addToBalance,
  matured,
  putInFund,
  requireBalance,
  REX,
  settle,
  takeFromFund,
} from './balance.ts';
import { addToPool, poolOf, runrex, sendResult } from './pool.ts';
import { addReturns, isRexAvailable } from './returns.ts';
import { loansOf, rexbal, rexfund, rexpool, rexqueue } from './rows.ts';
import { saveBought } from './savings.ts';
import { sellMatured, sellRex } from './selling.ts';
import { checkVotes, valueOf } from './worth.ts';

interface Amount {
  owner: string;
  amount: Asset;
}

export const deposit = action<Amount>((context, { owner, amount }) => {
  context.requireAuth(owner);
  checkCaller(context);
  check(sameSymbol(amount.symbol, context.core), 'must deposit core token');
  check(amount.units > 0n, 'must deposit a positive amount');
  sendTransfer(context, owner, 'eosio.rex', amount.units, 'deposit to REX fund');
  putInFund(context, owner, amount.units);
});

export const withdraw = action<Amount>((context, { owner, amount }) => {
  context.requireAuth(owner);
  checkCaller(context);
  check(sameSymbol(amount.symbol, context.core), 'must withdraw core token');
  check(amount.units > 0n, 'must withdraw a positive amount');
  settle(context, owner);
  takeFromFund(context, owner, amount.units);
  sendTransfer(context, 'eosio.rex', owner, amount.units, 'withdraw from REX fund');
});

export const buyrex = action<{ from: string; amount: Asset }>((context, { from, amount }) => {
  context.requireAuth(from);
  check(sameSymbol(amount.symbol, context.core), 'asset must be core token');
  check(amount.units > 0n, 'must use positive amount');
  checkVotes(context, from);
  takeFromFund(context, from, amount.units);
  buy(context, from, amount.units, 0n);
});

/** Adds to the pool's earnings without receiving REX. */
export const donatetorex = action<{ payer: string; quantity: Asset; memo: string }>(
  (context, { payer, quantity, memo }) => {
    context.requireAuth(payer);
    check(isRexAvailable(context), 'rex system is not initialized');
    check(sameSymbol(quantity.symbol, context.core), 'quantity must be core token');
    check(quantity.units > 0n, 'quantity must be positive');
    addReturns(context, quantity.units);
    sendTransfer(context, payer, 'eosio.rex', quantity.units, memo);
  },
);

/** Buys with stake, which still counts for votes. */
export const unstaketorex = action<{
  owner: string;
  receiver: string;
  from_net: Asset;
  from_cpu: Asset;
}>((context, { owner, receiver, from_net, from_cpu }) => {
  context.requireAuth(owner);
  checkCaller(context);
  for (const { symbol } of [from_net, from_cpu])
    check(sameSymbol(symbol, context.core), 'asset must be core token');
  const [net, cpu] = [from_net.units, from_cpu.units];
  check(net >= 0n && cpu >= 0n && net + cpu > 0n, 'must unstake a positive amount to buy rex');
  checkVotes(context, owner);
  const rows = delband(context, owner);
  const staked = rows.require(nameToBigint(receiver), 'delegated bandwidth record does not exist');
  check(net <= staked.net_weight.units, 'amount exceeds tokens staked for net');
  check(cpu <= staked.cpu_weight.units, 'amount exceeds tokens staked for cpu');
  const left = {
    ...staked,
    net_weight: plus(staked.net_weight, -net),
    cpu_weight: plus(staked.cpu_weight, -cpu),
  };
  if (left.net_weight.units === 0n && left.cpu_weight.units === 0n)
    rows.remove(nameToBigint(receiver));
  else rows.put(left);
  adjustResources(context, owner, receiver, { net: -net, cpu: -cpu });
  sendTransfer(context, 'eosio.stake', 'eosio.rex', net + cpu, 'buy REX with staked tokens');
  buy(context, owner, net + cpu, net + cpu);
});

export const sellrex = action<{ from: string; rex: Asset }>((context, { from, rex }) => {
  context.requireAuth(from);
  sellRex(context, from, rex);
});

export const cnclrexorder = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  const order = rexqueue(context).require(nameToBigint(owner), 'no sellrex order is scheduled');
  check(order.is_open, 'sellrex order has been filled and cannot be canceled');
  rexqueue(context).remove(nameToBigint(owner));
  sellMatured(context, owner);
});

/** Updates the vote stake to the current price, and matures due REX. */
export const updaterex = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  runrex(context, 2);
  const balance = requireBalance(context, owner);
  const pool = poolOf(context);
  const stake = pool.total_rex.units > 0n ? valueOf(pool, balance.rex_balance.units) : 0n;
  rexbal(context).put(matured({ ...balance, vote_stake: core(context, stake) }, context));
  settle(context, owner, { stake: stake - balance.vote_stake.units, vote: true });
  sellMatured(context, owner);
});

export const rexexec = action<{ user: string; max: number }>((context, { user, max }) => {
  context.requireAuth(user);
  runrex(context, max);
});

/** Sets the rent balance of the loan market. */
export const setrex = action<{ balance: Asset }>((context, { balance }) => {
  context.requireAuth('eosio');
  check(balance.units > 0n, 'balance must be set to have a positive amount');
  check(sameSymbol(balance.symbol, context.core), 'balance symbol must be core symbol');
  const pool = rexpool(context).require(0n, 'rex system is not initialized');
  rexpool(context).put({ ...pool, total_rent: balance });
});

/** Frees the RAM of an account without REX, fund and loans. */
export const closerex = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  if (rexpool(context).get(0n)) runrex(context, 2);
  settle(context, owner);
  const key = nameToBigint(owner);
  const borrows = (['cpuloan', 'netloan'] as const).some((name) =>
    loansOf(context, name)
      .rows({ index: 3, lower: key, limit: 1 })
      .some(({ from }) => from === owner),
  );
  if (!borrows && rexfund(context).get(key)?.balance.units === 0n) rexfund(context).remove(key);
  const balance = rexbal(context).get(key);
  if (!balance) return;
  check(balance.rex_balance.units === 0n, 'account has remaining REX balance, must sell first');
  rexbal(context).remove(key);
});

function buy(context: ApplyContext, owner: string, payment: bigint, unstaked: bigint): void {
  const received = addToPool(context, payment);
  const stake = addToBalance(context, poolOf(context), owner, payment, received);
  runrex(context, 2);
  settle(context, owner, { stake: stake - unstaked, vote: unstaked > 0n });
  saveBought(context, owner, received);
  sellMatured(context, owner);
  sendResult(context, 'buyresult', { rex_received: { units: received, symbol: REX } });
}
