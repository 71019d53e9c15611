import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { action, table } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { core, plus, sendTransfer } from '../system/money.ts';
import { changeVoterStake } from '../system/votes.ts';
import {
  bookStake,
  fundVoters,
  rulesOf,
  takeClaim,
  voterPayStructs,
  voterPayTables,
} from './voter-pay.ts';

interface Delegation {
  from: string;
  to: string;
  quantity: Asset;
}

interface Refund {
  owner: string;
  request_time: string;
  quantity: Asset;
}

/** The memo of gifts to the voters' pool. */
const GIFT = 'spf';
const byOwner = ({ owner }: { owner: string }): bigint => nameToBigint(owner);
const delegations = (context: ApplyContext, from: string): TableAccess<Delegation> =>
  context.table('delxpr', from);
const refunds = (context: ApplyContext, owner: string): TableAccess<Refund> =>
  context.table('refundsxpr', owner);

const stakexpr = action<{ from: string; receiver: string; stake_xpr_quantity: Asset }>(
  (context, { from, receiver, stake_xpr_quantity: quantity }) => {
    checkAmount(context, quantity, 'must stake a positive amount');
    change(context, from, receiver, quantity.units);
    const fromRefund = takeFromRefund(context, from, quantity.units);
    const paid = quantity.units - fromRefund;
    if (paid > 0n) sendTransfer(context, from, 'eosio.stake', paid, 'Stake');
  },
);

/** Unstakes. The refund is available after the unstaking period. */
const unstakexpr = action<{ from: string; receiver: string; unstake_xpr_quantity: Asset }>(
  (context, { from, receiver, unstake_xpr_quantity: quantity }) => {
    checkAmount(context, quantity, 'must unstake a positive amount');
    change(context, from, receiver, -quantity.units);
    const waiting = refunds(context, from).get(nameToBigint(from));
    const units = (waiting?.quantity.units ?? 0n) + quantity.units;
    const request_time = context.time.slice(0, 19);
    refunds(context, from).put({ owner: from, request_time, quantity: core(context, units) }, from);
  },
);

const refundxpr = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  const { request_time, quantity } = refunds(context, owner).require(
    nameToBigint(owner),
    'refund request not found',
  );
  const period = Number(rulesOf(context).unstake_period) * 1000;
  const due = Date.parse(`${request_time}Z`) + period;
  check(due < context.now, 'refund is not available yet. Please wait');
  sendTransfer(context, 'eosio.stake', owner, quantity.units, 'Unstake', [owner]);
  refunds(context, owner).remove(nameToBigint(owner));
});

const voterclaim = action<{ owner: string }>((context, { owner }) => payVoter(context, owner));

/** Claims and stakes the reward. */
const voterclaimst = action<{ owner: string }>((context, { owner }) => {
  const units = payVoter(context, owner);
  context.sendInline({
    account: 'eosio',
    name: 'stakexpr',
    authorization: [{ actor: owner, permission: 'active' }],
    args: { from: owner, receiver: owner, stake_xpr_quantity: core(context, units) },
  });
});

/** What others give to the voters' pool comes with the memo `spf`. */
const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { to, quantity: { units, symbol }, memo }) => {
    if (to !== context.receiver || memo !== GIFT || !sameSymbol(symbol, context.core)) return;
    sendTransfer(context, to, 'eosio.saving', units, GIFT);
    fundVoters(context, units);
  },
);

const actions: Record<string, ActionHandler> = {
  stakexpr,
  unstakexpr,
  refundxpr,
  voterclaim,
  voterclaimst,
};

const tables: Record<string, TableSpec> = {
  ...voterPayTables,
  delxpr: table<Delegation>('delegated_xpr', ({ to }) => nameToBigint(to)),
  refundsxpr: table<Refund>('refund_xpr', byOwner),
};

/** Additional actions of Proton's eosio: XPR staked for votes and rewards. */
export const shortStake = {
  actions,
  tables,
  notifications: { 'eosio.token::transfer': onTransfer },
  abi: abiOf({
    structs: {
      stakexpr: 'from name, receiver name, stake_xpr_quantity asset',
      unstakexpr: 'from name, receiver name, unstake_xpr_quantity asset',
      refundxpr: 'owner name',
      voterclaim: 'owner name',
      voterclaimst: 'owner name',
      delegated_xpr: 'from name, to name, quantity asset',
      refund_xpr: 'owner name, request_time time_point_sec, quantity asset',
      ...voterPayStructs,
    },
    actions: Object.keys(actions),
    tables: {
      votersxpr: 'voters_xpr',
      delxpr: 'delegated_xpr',
      refundsxpr: 'refund_xpr',
      globalsd: 'eosio_global_statesd',
      globalsxpr: 'eosio_global_statesxpr',
    },
  }),
};

function checkAmount(context: ApplyContext, { units, symbol }: Asset, message: string): void {
  check(sameSymbol(symbol, context.core), 'attempt to stake asset with different symbol');
  check(units > 0n, message);
}

function change(context: ApplyContext, from: string, receiver: string, units: bigint): void {
  context.requireAuth(from);
  check(from === receiver, 'At this point you can only stake to yourself');
  const key = nameToBigint(receiver);
  const before = delegations(context, from).get(key);
  const quantity = plus(before?.quantity ?? core(context, 0n), units);
  check(quantity.units >= 0n, 'insufficient staked XPR tokens');
  if (quantity.units === 0n) delegations(context, from).remove(key);
  else delegations(context, from).put({ from, to: receiver, quantity }, before ? undefined : from);
  changeVoterStake(context, from, units);
  bookStake(context, receiver, units);
}

/** A new stake takes waiting refunds first. Returns what it took. */
function takeFromRefund(context: ApplyContext, owner: string, units: bigint): bigint {
  const key = nameToBigint(owner);
  const waiting = refunds(context, owner).get(key);
  if (!waiting) return 0n;
  const taken = waiting.quantity.units < units ? waiting.quantity.units : units;
  const quantity = plus(waiting.quantity, -taken);
  if (quantity.units === 0n) refunds(context, owner).remove(key);
  else refunds(context, owner).put({ ...waiting, quantity });
  return taken;
}

function payVoter(context: ApplyContext, owner: string): bigint {
  const units = takeClaim(context, owner);
  sendTransfer(context, 'eosio.saving', owner, units, 'Voter claim reward', [owner]);
  return units;
}
