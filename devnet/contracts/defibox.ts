import type { Asset } from '../../src/chain/core/asset.ts';
import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../src/chain/core/symbol.ts';
import type { TokenSymbol } from '../../src/chain/core/symbol.ts';
import { action, table } from '../engine/contract.ts';
import type {
  ActionHandler,
  ApplyContext,
  NativeContract,
  TableAccess,
} from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { abiOf } from './abi.ts';

export const DEFIBOX = 'swap.defi';
export const DOLLARS = 'tethertether';

/** Vaulta's pair of EOS and USDT has this id. */
const FIRST_ID = 12n;
/** Of a thousand. */
const FEE = 3n;

interface Token {
  contract: string;
  symbol: TokenSymbol;
}

interface Pair {
  id: bigint;
  token0: Token;
  token1: Token;
  reserve0: Asset;
  reserve1: Asset;
  liquidity_token: bigint;
  price0_last: number;
  price1_last: number;
  price0_cumulative_last: bigint;
  price1_cumulative_last: bigint;
  block_time_last: string;
}

/** What an account sent for a pair and did not put into it yet. */
interface Deposit {
  owner: string;
  quantity0: Asset;
  quantity1: Asset;
}

const createpair = action<{ creator: string; token0: Token; token1: Token }>(
  (context, { creator, token0, token1 }) => {
    context.requireAuth(creator);
    const last = pairs(context).rows({ reverse: true, limit: 1 })[0];
    const id = last ? last.id + 1n : FIRST_ID;
    const empty = {
      reserve0: { units: 0n, symbol: token0.symbol },
      reserve1: { units: 0n, symbol: token1.symbol },
      liquidity_token: 0n,
      price0_last: 0,
      price1_last: 0,
      price0_cumulative_last: 0n,
      price1_cumulative_last: 0n,
      block_time_last: context.time,
    };
    pairs(context).put({ id, token0, token1, ...empty }, creator);
  },
);

/** `deposit,12` and `swap,0,12`: least units that are wanted, and the pair. */
const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo }) => {
    if (to !== context.receiver || from === to) return;
    const [, deposited, least, swapped] = /^(?:deposit,(\d+)|swap,(\d+),(\d+))$/.exec(memo) ?? [];
    const id = deposited ?? swapped;
    check(id, 'invalid memo');
    const pair = pairs(context).require(BigInt(id), 'pair does not exist');
    const first = isToken(context, pair.token0, quantity);
    check(first || isToken(context, pair.token1, quantity), 'token is not of this pair');
    if (deposited !== undefined) keep(context, pair, from, quantity, first);
    else swap(context, pair, from, quantity, first, BigInt(least ?? '0'));
  },
);

function keep(context: ApplyContext, pair: Pair, owner: string, quantity: Asset, first: boolean) {
  const none = (symbol: TokenSymbol): Asset => ({ units: 0n, symbol });
  const before = deposits(context, pair.id).get(nameToBigint(owner)) ?? {
    owner,
    quantity0: none(pair.token0.symbol),
    quantity1: none(pair.token1.symbol),
  };
  const field = first ? 'quantity0' : 'quantity1';
  const units = before[field].units + quantity.units;
  deposits(context, pair.id).put({ ...before, [field]: { ...quantity, units } }, context.receiver);
}

/** Puts what was sent into the pair. The first deposit sets the price. */
const deposit = action<{ owner: string; pair_id: bigint }>((context, { owner, pair_id }) => {
  context.requireAuth(owner);
  const pair = pairs(context).require(pair_id, 'pair does not exist');
  const key = nameToBigint(owner);
  const { quantity0, quantity1 } = deposits(context, pair_id).require(key, 'nothing deposited');
  check(quantity0.units > 0n && quantity1.units > 0n, 'both tokens are needed');
  deposits(context, pair_id).remove(key);
  change(context, pair, quantity0.units, quantity1.units);
});

/** Constant product, less the fee. */
function swap(
  context: ApplyContext,
  pair: Pair,
  owner: string,
  quantity: Asset,
  first: boolean,
  least: bigint,
): void {
  const [given, wanted] = first ? [pair.reserve0, pair.reserve1] : [pair.reserve1, pair.reserve0];
  const counted = quantity.units * (1000n - FEE);
  const units = (counted * wanted.units) / (given.units * 1000n + counted);
  check(units > 0n && units >= least, 'Returned amount is too small');
  change(context, pair, first ? quantity.units : -units, first ? -units : quantity.units);
  context.sendInline({
    account: (first ? pair.token1 : pair.token0).contract,
    name: 'transfer',
    authorization: [{ actor: context.receiver, permission: 'active' }],
    args: {
      from: context.receiver,
      to: owner,
      quantity: { units, symbol: wanted.symbol },
      memo: 'Defibox: swap token',
    },
  });
}

function change(context: ApplyContext, pair: Pair, units0: bigint, units1: bigint): void {
  const reserve0 = { ...pair.reserve0, units: pair.reserve0.units + units0 };
  const reserve1 = { ...pair.reserve1, units: pair.reserve1.units + units1 };
  const whole = ({ units, symbol }: Asset) => Number(units) / 10 ** symbol.precision;
  pairs(context).put({
    ...pair,
    reserve0,
    reserve1,
    price0_last: whole(reserve1) / whole(reserve0),
    price1_last: whole(reserve0) / whole(reserve1),
    block_time_last: context.time,
  });
}

const actions: Record<string, ActionHandler> = { createpair, deposit };

/** swap.defi: pools of two tokens. Without liquidity tokens, and time averages stay zero. */
export const defibox: NativeContract = {
  name: DEFIBOX,
  abi: abiOf({
    structs: {
      token: 'contract name, symbol symbol',
      pair: 'id uint64, token0 token, token1 token, reserve0 asset, reserve1 asset, liquidity_token uint64, price0_last float64, price1_last float64, price0_cumulative_last uint64, price1_cumulative_last uint64, block_time_last time_point_sec',
      order: 'owner name, quantity0 asset, quantity1 asset',
      createpair: 'creator name, token0 token, token1 token',
      deposit: 'owner name, pair_id uint64',
    },
    actions: Object.keys(actions),
    tables: { pairs: 'pair', orders: 'order' },
  }),
  actions,
  notifications: Object.fromEntries(
    ['eosio.token', DOLLARS].map((contract) => [`${contract}::transfer`, onTransfer]),
  ),
  tables: {
    pairs: table<Pair>('pair', ({ id }) => id),
    orders: table<Deposit>('order', ({ owner }) => nameToBigint(owner)),
  },
};

function pairs(context: ApplyContext): TableAccess<Pair> {
  return context.table('pairs', context.receiver);
}

function deposits(context: ApplyContext, pair: bigint): TableAccess<Deposit> {
  return context.table('orders', String(pair));
}

function isToken(context: ApplyContext, token: Token, quantity: Asset): boolean {
  return token.contract === context.action.account && sameSymbol(token.symbol, quantity.symbol);
}
