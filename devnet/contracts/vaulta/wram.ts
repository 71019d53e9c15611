import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameFromBigint, nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { symbolCodeToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import type { GlobalState } from '../system/global.ts';
import { GLOBAL_KEY } from '../system/rows.ts';
import { token } from '../token.ts';

/** One WRAM is one byte. */
const WRAM = { code: 'WRAM', precision: 0 };
const CODE = symbolCodeToBigint(WRAM.code);
/** RAM that moves for the contract itself. */
const IGNORED = 'ignore';

interface Payment {
  from: string;
  to: string;
  quantity: Asset;
  memo: string;
}

interface Egress {
  account: string;
}

const egresslist = (context: ApplyContext): TableAccess<Egress> =>
  context.table('egresslist', context.receiver);

/** Sending WRAM to the contract returns RAM. */
function transferWram(context: ApplyContext, payment: Payment): void {
  const { from, to, quantity } = payment;
  token.actions['transfer']!(context, payment);
  if (to === context.receiver) {
    mirrorSupply(context);
    check(
      sameSymbol(quantity.symbol, WRAM),
      'Only the system WRAM token is accepted for transfers.',
    );
    const args = { from: to, to: from, bytes: quantity.units, memo: 'unwrap ram' };
    send(context, 'eosio', 'ramtransfer', args);
    return;
  }
  check(!egresslist(context).get(nameToBigint(to)), 'transfer disabled to account');
}

const transfer = action<Payment>(transferWram);

const unwrap = action<{ owner: string; bytes: bigint }>((context, { owner, bytes }) => {
  const quantity = { units: bytes, symbol: WRAM };
  transferWram(context, { from: owner, to: context.receiver, quantity, memo: 'unwrap ram' });
});

/** Accounts that cannot receive WRAM. */
const addegress = action<{ accounts: string[] }>((context, { accounts }) => {
  context.requireAuth(context.receiver);
  for (const account of accounts)
    if (!egresslist(context).get(nameToBigint(account)))
      egresslist(context).put({ account }, context.receiver);
});

const removeegress = action<{ accounts: string[] }>((context, { accounts }) => {
  context.requireAuth(context.receiver);
  for (const account of accounts.map(nameToBigint))
    if (egresslist(context).get(account)) egresslist(context).remove(account);
});

/** RAM sent to the contract. */
const onRamTransfer = action<{ from: string; to: string; bytes: bigint; memo: string }>(
  (context, { from, to, bytes, memo }) => {
    if (to === context.receiver && memo !== IGNORED) wrap(context, from, bytes);
  },
);

/** RAM bought for the contract. */
const onBuyRam = action<{ payer: string; receiver: string; bytes: bigint }>(
  (context, { payer, receiver, bytes }) => {
    if (receiver === context.receiver) wrap(context, payer, bytes);
  },
);

/** Other tokens would be lost. */
const onForeignTransfer = action<Payment>((context, { to }) => {
  check(to !== context.receiver, `only ${context.receiver} token transfers are allowed`);
});

function wrap(context: ApplyContext, to: string, bytes: bigint): void {
  const { receiver: from } = context;
  mirrorSupply(context);
  check(to !== from, 'cannot wrap ram to self');
  const quantity = { units: bytes, symbol: WRAM };
  send(context, from, 'transfer', { from, to, quantity, memo: 'wrap ram' });
}

/** The supply equals the RAM that accounts own. What is not wrapped belongs to the contract. */
function mirrorSupply(context: ApplyContext): void {
  const { receiver } = context;
  const { total_ram_bytes_reserved: owned } = context
    .table<GlobalState>('global', 'eosio', 'eosio')
    .require(GLOBAL_KEY, 'global state does not exist');
  const { supply } = context
    .table<{ supply: Asset }>('stat', nameFromBigint(CODE))
    .require(CODE, 'unable to find key');
  const units = owned - supply.units;
  const memo = 'mirror ram';
  if (units > 0n)
    send(context, receiver, 'issue', { to: receiver, quantity: { units, symbol: WRAM }, memo });
  if (units < 0n)
    send(context, receiver, 'retire', { quantity: { units: -units, symbol: WRAM }, memo });
}

function send(
  context: ApplyContext,
  account: string,
  name: string,
  args: Record<string, unknown>,
): void {
  const authorization = [{ actor: context.receiver, permission: 'active' }];
  context.sendInline({ account, name, authorization, args });
}

const actions = {
  addegress: 'accounts name[]',
  close: 'owner name, symbol symbol',
  create: 'issuer name, maximum_supply asset',
  issue: 'to name, quantity asset, memo string',
  open: 'owner name, symbol symbol, ram_payer name',
  removeegress: 'accounts name[]',
  retire: 'quantity asset, memo string',
  transfer: 'from name, to name, quantity asset, memo string',
  unwrap: 'owner name, bytes int64',
};

/** eosio.wram: RAM as a token. */
export const wram: NativeContract = {
  name: 'eosio.wram',
  abi: abiOf({
    structs: {
      ...actions,
      account: 'balance asset',
      currency_stats: 'supply asset, max_supply asset, issuer name',
      egresslist_row: 'account name',
    },
    actions: Object.keys(actions),
    tables: { accounts: 'account', egresslist: 'egresslist_row', stat: 'currency_stats' },
  }),
  actions: { ...token.actions, addegress, removeegress, transfer, unwrap },
  notifications: {
    'core.vaulta::transfer': onForeignTransfer,
    'eosio.token::transfer': onForeignTransfer,
    'eosio::logbuyram': onBuyRam,
    'eosio::ramtransfer': onRamTransfer,
  },
  tables: {
    ...token.tables,
    egresslist: table<Egress>('egresslist_row', ({ account }) => nameToBigint(account)),
  },
};
