import type { Asset } from '../../../src/chain/core/asset.ts';
import { formatAsset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { symbolCodeToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { addBalance, subtractBalance, tokenSymbol } from './balances.ts';

/** The contract of the core token, EOS. */
const CORE_TOKEN = 'eosio.token';
/** Their payments are proceeds and refunds of the contract itself. */
const NOT_SWAPPED = ['eosio.ram', 'eosio.stake'];

interface Payment {
  from: string;
  to: string;
  quantity: Asset;
  memo: string;
}

interface Blocked {
  account: string;
}

const blocked = (context: ApplyContext): TableAccess<Blocked> =>
  context.table('blocked', context.receiver);

/** Swapping EOS returns A to the sender. */
const onTransfer = action<Payment>((context, { from, to, quantity, memo }) => {
  const { receiver } = context;
  if (from === receiver || to !== receiver) return;
  check(quantity.units > 0n, 'Swap amount must be greater than 0');
  if (NOT_SWAPPED.includes(from)) return;
  check(sameSymbol(quantity.symbol, context.core), 'Invalid symbol');
  pay(context, receiver, { from: receiver, to: from, quantity: inToken(context, quantity), memo });
});

const blockswapto = action<{ account: string; block: boolean }>((context, { account, block }) => {
  if (!context.hasAuth(context.receiver)) context.requireAuth(account);
  const row = blocked(context).get(nameToBigint(account));
  if (block && !row) blocked(context).put({ account }, account);
  if (!block && row) blocked(context).remove(nameToBigint(account));
});

/** Swaps and sends. The symbol of the quantity decides the direction. */
const swapto = action<Payment>((context, payment) => {
  const { from, to, quantity, memo } = payment;
  const { receiver } = context;
  context.requireAuth(from);
  check(
    !blocked(context).get(nameToBigint(to)),
    `Recipient is blocked from receiving swapped tokens: ${to}`,
  );
  const toToken = sameSymbol(quantity.symbol, context.core);
  check(toToken || sameSymbol(quantity.symbol, tokenSymbol(context)), 'Invalid symbol');
  const [given, taken] = toToken ? [CORE_TOKEN, receiver] : [receiver, CORE_TOKEN];
  const swapped = toToken ? inToken(context, quantity) : inCore(context, quantity);
  pay(context, given, { from, to: receiver, quantity, memo });
  pay(context, taken, { from, to, quantity: swapped, memo });
});

const enforcebal = action<{ account: string; expected_eos_balance: Asset }>(
  (context, { account, expected_eos_balance: expected }) => {
    const balance = coreBalance(context, account);
    check(
      balance.units === expected.units,
      `EOS balance mismatch: ${formatAsset(balance)} != ${formatAsset(expected)}`,
    );
  },
);

/** Swaps what an action of eosio paid out, or left of the payment. */
const swapexcess = action<{ account: string; eos_before: Asset }>(
  (context, { account, eos_before }) => {
    context.requireAuth(context.receiver);
    const units = coreBalance(context, account).units - eos_before.units;
    if (units > 0n) swapAfter(context, account, { units, symbol: eos_before.symbol });
  },
);

/** Shows A that was taken without a transfer. */
const swaptrace = action((context) => context.requireAuth(context.receiver));

export const swapActions: Record<string, ActionHandler> = {
  blockswapto,
  enforcebal,
  swapexcess,
  swapto,
  swaptrace,
};

export const swapNotifications: Record<string, ActionHandler> = {
  [`${CORE_TOKEN}::transfer`]: onTransfer,
};

export const swapTables: Record<string, TableSpec> = {
  blocked: table<Blocked>('blocked_recipient', ({ account }) => nameToBigint(account)),
};

/** Takes A for an action of eosio and gives the account EOS for it. */
export function swapBefore(context: ApplyContext, account: string, quantity: Asset): void {
  const { receiver } = context;
  checkToken(context, quantity);
  check(quantity.units > 0n, 'Swap before amount must be greater than 0');
  sendOwn(context, receiver, 'swaptrace', { account, quantity });
  subtractBalance(context, account, quantity);
  addBalance(context, receiver, quantity, receiver);
  creditCore(context, account, quantity);
}

/** Swaps an account's EOS to A. */
export function swapAfter(context: ApplyContext, account: string, quantity: Asset): void {
  check(quantity.units > 0n, 'Swap after amount must be greater than 0');
  pay(context, CORE_TOKEN, { from: account, to: context.receiver, quantity, memo: '' });
}

/** Sends EOS for A that the contract received. */
export function creditCore(context: ApplyContext, account: string, quantity: Asset): void {
  check(quantity.units > 0n, 'Credit amount must be greater than 0');
  const { receiver: from } = context;
  pay(context, CORE_TOKEN, { from, to: account, quantity: inCore(context, quantity), memo: '' });
}

export function checkToken(context: ApplyContext, { symbol }: Asset): void {
  check(sameSymbol(symbol, tokenSymbol(context)), 'Wrong token used');
}

/** An amount of A in EOS. */
export function inCore(context: ApplyContext, { units }: Asset): Asset {
  return { units, symbol: context.core };
}

/** An account's EOS. */
export function coreBalance(context: ApplyContext, account: string): Asset {
  const key = symbolCodeToBigint(context.core.code);
  const rows = context.table<{ balance: Asset }>('accounts', account, CORE_TOKEN);
  return rows.get(key)?.balance ?? { units: 0n, symbol: context.core };
}

/** Sends an inline action of this contract. */
export function sendOwn(
  context: ApplyContext,
  actor: string,
  name: string,
  args: Record<string, unknown>,
): void {
  const authorization = [{ actor, permission: 'active' }];
  context.sendInline({ account: context.receiver, name, authorization, args });
}

function inToken(context: ApplyContext, { units }: Asset): Asset {
  return { units, symbol: tokenSymbol(context) };
}

function pay(context: ApplyContext, contract: string, { from, ...payment }: Payment): void {
  const authorization = [{ actor: from, permission: 'active' }];
  const args = { from, ...payment };
  context.sendInline({ account: contract, name: 'transfer', authorization, args });
}
