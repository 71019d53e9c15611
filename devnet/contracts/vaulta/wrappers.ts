import type { Asset } from '../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { symbolToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { costOfBytes } from '../system/ram.ts';
import { RAMCORE } from '../system/ram-market.ts';
import type { RamMarket } from '../system/rows.ts';
import { checkToken, coreBalance, inCore, sendOwn, swapAfter, swapBefore } from './swap.ts';
import { tokenSymbol } from './balances.ts';

type Args = Record<string, unknown>;

/** How an action of eosio is called with A. */
interface Wrapper {
  /** The field of the account that acts. */
  actor: string;
  /** Fields with A that the account pays. */
  pays?: readonly string[];
  /** Fields with A that only count. */
  counts?: readonly string[];
  /** Whether EOS that the account gets or keeps is swapped to A. */
  returns?: boolean;
  /** Fields that have another name at eosio. */
  renamed?: Readonly<Record<string, string>>;
}

const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  bidname: { actor: 'bidder', pays: ['bid'] },
  bidrefund: { actor: 'bidder', returns: true },
  buyram: { actor: 'payer', pays: ['quant'] },
  buyramburn: { actor: 'payer', pays: ['quantity'] },
  buyramself: { actor: 'payer', pays: ['quant'], renamed: { payer: 'account' } },
  buyrex: { actor: 'from', counts: ['amount'] },
  claimrewards: { actor: 'owner', returns: true },
  delegatebw: { actor: 'from', pays: ['stake_net_quantity', 'stake_cpu_quantity'] },
  deleteauth: { actor: 'account' },
  deposit: { actor: 'owner', pays: ['amount'] },
  donatetorex: { actor: 'payer', pays: ['quantity'] },
  giftram: { actor: 'from', renamed: { receiver: 'to', ram_bytes: 'bytes' } },
  linkauth: { actor: 'account' },
  mvfrsavings: { actor: 'owner' },
  mvtosavings: { actor: 'owner' },
  newaccount: { actor: 'creator' },
  powerup: { actor: 'payer', pays: ['max_payment'], returns: true },
  ramburn: { actor: 'owner' },
  ramtransfer: { actor: 'from' },
  refund: { actor: 'owner', returns: true },
  sellram: { actor: 'account', returns: true },
  sellrex: { actor: 'from' },
  setabi: { actor: 'account' },
  setcode: { actor: 'account' },
  undelegatebw: { actor: 'from', counts: ['unstake_net_quantity', 'unstake_cpu_quantity'] },
  ungiftram: { actor: 'from' },
  unlinkauth: { actor: 'account' },
  unstaketorex: { actor: 'owner', counts: ['from_net', 'from_cpu'] },
  updateauth: { actor: 'account' },
  voteproducer: { actor: 'voter' },
  voteupdate: { actor: 'voter_name' },
};

function wrap(name: string, wrapper: Wrapper): ActionHandler {
  const { pays = [], counts = [], returns = false, renamed = {} } = wrapper;
  return action<Args>((context, args) => {
    const actor = String(args[wrapper.actor]);
    context.requireAuth(actor);
    const before = coreBalance(context, actor);
    const asset = (field: string): Asset => args[field] as Asset;
    if (pays.length > 0) swapBefore(context, actor, sum(pays.map(asset)));
    for (const field of counts) checkToken(context, asset(field));
    const swapped = [...pays, ...counts].map((field) => [field, inCore(context, asset(field))]);
    const atCore: Args = { ...args, ...Object.fromEntries(swapped) };
    const fields = Object.entries(atCore).map(([field, value]) => [renamed[field] ?? field, value]);
    call(context, actor, name, Object.fromEntries(fields) as Args);
    if (returns)
      sendOwn(context, context.receiver, 'swapexcess', { account: actor, eos_before: before });
  });
}

/** Takes the price of the bytes at the market. */
const buyrambytes = action<{ payer: string; receiver: string; bytes: number }>((context, args) => {
  const { payer, bytes } = args;
  context.requireAuth(payer);
  const market = context
    .table<RamMarket>('rammarket', 'eosio', 'eosio')
    .require(symbolToBigint(RAMCORE), 'ram market does not exist');
  const quantity = { units: costOfBytes(market, bytes), symbol: tokenSymbol(context) };
  swapBefore(context, payer, quantity);
  call(context, payer, 'buyrambytes', args);
  const expected = { account: payer, expected_eos_balance: coreBalance(context, payer) };
  sendOwn(context, payer, 'enforcebal', expected);
});

const withdraw = action<{ owner: string; amount: Asset }>((context, { owner, amount }) => {
  context.requireAuth(owner);
  checkToken(context, amount);
  const inEos = inCore(context, amount);
  call(context, owner, 'withdraw', { owner, amount: inEos });
  swapAfter(context, owner, inEos);
});

/** A new account with the same key for both permissions. */
const newaccount2 = action<{ creator: string; name: string; key: string }>(
  (context, { creator, name, key }) => {
    context.requireAuth(creator);
    const auth = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
    call(context, creator, 'newaccount', { creator, name, owner: auth, active: auth });
  },
);

/** Actions of the system contract with A. */
export const wrapperActions: Record<string, ActionHandler> = {
  ...Object.fromEntries(Object.entries(WRAPPERS).map(([name, one]) => [name, wrap(name, one)])),
  buyrambytes,
  newaccount2,
  noop: () => undefined,
  withdraw,
};

/** The call is authorized by the actor's active permission, whatever permission signed. */
function call(context: ApplyContext, actor: string, name: string, args: Args): void {
  const authorization = [{ actor, permission: 'active' }];
  context.sendInline({ account: 'eosio', name, authorization, args });
}

function sum(assets: Asset[]): Asset {
  const [first, ...rest] = assets as [Asset, ...Asset[]];
  for (const { symbol } of rest)
    check(sameSymbol(symbol, first.symbol), 'attempt to add asset with different symbol');
  return { ...first, units: assets.reduce((units, one) => units + one.units, 0n) };
}
