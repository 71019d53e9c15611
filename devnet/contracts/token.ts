import { nameFromBigint } from '../../src/chain/core/name-bigint.ts';
import type { Asset } from '../../src/chain/core/asset.ts';
import { sameSymbol } from '../../src/chain/core/symbol.ts';
import { symbolCodeToBigint } from '../../src/chain/core/symbol-bigint.ts';
import type { TokenSymbol } from '../../src/chain/core/symbol.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../engine/contract.ts';
import { action, table } from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { tokenAbi } from './token-abi.ts';

interface Balance {
  balance: Asset;
}

interface Stat {
  supply: Asset;
  max_supply: Asset;
  issuer: string;
}

interface Transfer {
  from: string;
  to: string;
  quantity: Asset;
  memo: string;
}

const MAX_UNITS = 2n ** 62n - 1n;

const create = action<{ issuer: string; maximum_supply: Asset }>(
  (context, { issuer, maximum_supply }) => {
    context.requireAuth(context.receiver);
    check(isValid(maximum_supply), 'invalid supply');
    check(maximum_supply.units > 0n, 'max-supply must be positive');
    const { symbol } = maximum_supply;
    const stats = statOf(context, symbol);
    check(!stats.get(codeKey(symbol)), 'token with symbol already exists');
    const supply = { units: 0n, symbol };
    stats.put({ supply, max_supply: maximum_supply, issuer }, context.receiver);
  },
);

const issue = action<{ to: string; quantity: Asset; memo: string }>(
  (context, { to, quantity, memo }) => {
    checkMemo(memo);
    const { stats, stat } = existing(
      context,
      quantity,
      'token with symbol does not exist, create token before issue',
    );
    check(to === stat.issuer, 'tokens can only be issued to issuer account');
    context.requireAuth(stat.issuer);
    check(isValid(quantity), 'invalid quantity');
    check(quantity.units > 0n, 'must issue positive quantity');
    check(sameSymbol(quantity.symbol, stat.supply.symbol), 'symbol precision mismatch');
    check(
      quantity.units <= stat.max_supply.units - stat.supply.units,
      'quantity exceeds available supply',
    );
    stats.put({ ...stat, supply: plus(stat.supply, quantity.units) });
    addBalance(context, stat.issuer, quantity, stat.issuer);
  },
);

const retire = action<{ quantity: Asset; memo: string }>((context, { quantity, memo }) => {
  checkMemo(memo);
  const { stats, stat } = existing(context, quantity, 'token with symbol does not exist');
  context.requireAuth(stat.issuer);
  check(isValid(quantity), 'invalid quantity');
  check(quantity.units > 0n, 'must retire positive quantity');
  check(sameSymbol(quantity.symbol, stat.supply.symbol), 'symbol precision mismatch');
  stats.put({ ...stat, supply: plus(stat.supply, -quantity.units) });
  subtractBalance(context, stat.issuer, quantity);
});

const transfer = action<Transfer>((context, { from, to, quantity, memo }) => {
  check(from !== to, 'cannot transfer to self');
  context.requireAuth(from);
  check(context.isAccount(to), 'to account does not exist');
  const { stat } = existing(context, quantity, 'unable to find key');
  context.requireRecipient(from, to);
  check(isValid(quantity), 'invalid quantity');
  check(quantity.units > 0n, 'must transfer positive quantity');
  check(sameSymbol(quantity.symbol, stat.supply.symbol), 'symbol precision mismatch');
  checkMemo(memo);
  moveBalance(context, from, to, quantity, context.hasAuth(to) ? to : from);
});

const open = action<{ owner: string; symbol: TokenSymbol; ram_payer: string }>(
  (context, { owner, symbol, ram_payer }) => {
    context.requireAuth(ram_payer);
    check(context.isAccount(owner), 'owner account does not exist');
    const stat = statOf(context, symbol).require(codeKey(symbol), 'symbol does not exist');
    check(sameSymbol(stat.supply.symbol, symbol), 'symbol precision mismatch');
    const accounts = balancesOf(context, owner);
    if (!accounts.get(codeKey(symbol))) accounts.put({ balance: { units: 0n, symbol } }, ram_payer);
  },
);

const close = action<{ owner: string; symbol: TokenSymbol }>((context, { owner, symbol }) => {
  context.requireAuth(owner);
  const accounts = balancesOf(context, owner);
  const { balance } = accounts.require(
    codeKey(symbol),
    "Balance row already deleted or never existed. Action won't have any effect.",
  );
  check(balance.units === 0n, 'Cannot close because the balance is not zero.');
  accounts.remove(codeKey(symbol));
});

/** eosio.token, for any account. */
export const token: NativeContract = {
  name: 'token',
  abi: tokenAbi,
  actions: { close, create, issue, open, retire, transfer },
  tables: {
    accounts: table<Balance>('account', ({ balance }) => codeKey(balance.symbol)),
    stat: table<Stat>('currency_stats', ({ supply }) => codeKey(supply.symbol)),
  },
};

export function moveBalance(
  context: ApplyContext,
  from: string,
  to: string,
  quantity: Asset,
  payer: string,
): void {
  subtractBalance(context, from, quantity);
  addBalance(context, to, quantity, payer);
}

function balancesOf(context: ApplyContext, owner: string): TableAccess<Balance> {
  return context.table('accounts', owner);
}

function statOf(context: ApplyContext, symbol: TokenSymbol): TableAccess<Stat> {
  return context.table('stat', nameFromBigint(codeKey(symbol)));
}

function existing(
  context: ApplyContext,
  { symbol }: Asset,
  message: string,
): { stats: TableAccess<Stat>; stat: Stat } {
  const stats = statOf(context, symbol);
  return { stats, stat: stats.require(codeKey(symbol), message) };
}

function subtractBalance(context: ApplyContext, owner: string, quantity: Asset): void {
  const accounts = balancesOf(context, owner);
  const { balance } = accounts.require(codeKey(quantity.symbol), 'no balance object found');
  check(balance.units >= quantity.units, 'overdrawn balance');
  accounts.put({ balance: plus(balance, -quantity.units) }, owner);
}

function addBalance(context: ApplyContext, owner: string, quantity: Asset, payer: string): void {
  const accounts = balancesOf(context, owner);
  const row = accounts.get(codeKey(quantity.symbol));
  if (row) accounts.put({ balance: plus(row.balance, quantity.units) });
  else accounts.put({ balance: quantity }, payer);
}

export function checkMemo(memo: string): void {
  check(new TextEncoder().encode(memo).length <= 256, 'memo has more than 256 bytes');
}

export function isValid({ units }: Asset): boolean {
  return units >= -MAX_UNITS && units <= MAX_UNITS;
}

function codeKey({ code }: TokenSymbol): bigint {
  return symbolCodeToBigint(code);
}

function plus({ units, symbol }: Asset, more: bigint): Asset {
  return { units: units + more, symbol };
}
