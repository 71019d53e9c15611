import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { core, plus, sendTransfer } from './money.ts';
import { grantRam } from './ram.ts';
import { grantBandwidth, isEmpty } from './resources.ts';
import { delband, refunds, userres } from './rows.ts';
import { changeVoterStake } from './votes.ts';

const REFUND_DELAY_MS = 3 * 24 * 3600 * 1000;

interface Delta {
  net: bigint;
  cpu: bigint;
}

/** Stakes for a receiver, or gives it the stake (`transfer`). */
export const delegatebw = action<{
  from: string;
  receiver: string;
  stake_net_quantity: Asset;
  stake_cpu_quantity: Asset;
  transfer: boolean;
}>((context, { from, receiver, stake_net_quantity, stake_cpu_quantity, transfer }) => {
  const delta = deltaOf(context, stake_net_quantity, stake_cpu_quantity);
  check(delta.cpu >= 0n && delta.net >= 0n, 'must stake a positive amount');
  check(delta.cpu + delta.net > 0n, 'must stake a positive amount');
  check(!transfer || from !== receiver, 'cannot use transfer flag if delegating to self');
  changeBandwidth(context, from, receiver, delta, transfer);
});

/** Unstakes. The refund is available after three days. */
export const undelegatebw = action<{
  from: string;
  receiver: string;
  unstake_net_quantity: Asset;
  unstake_cpu_quantity: Asset;
}>((context, { from, receiver, unstake_net_quantity, unstake_cpu_quantity }) => {
  const delta = deltaOf(context, unstake_net_quantity, unstake_cpu_quantity);
  check(delta.cpu >= 0n && delta.net >= 0n, 'must unstake a positive amount');
  check(delta.cpu + delta.net > 0n, 'must unstake a positive amount');
  changeBandwidth(context, from, receiver, { net: -delta.net, cpu: -delta.cpu }, false);
});

export const refund = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  const request = refunds(context, owner).require(nameToBigint(owner), 'refund request not found');
  const due = Date.parse(`${request.request_time}Z`) + REFUND_DELAY_MS;
  check(due <= context.now, 'refund is not available yet');
  const units = request.net_amount.units + request.cpu_amount.units;
  sendTransfer(context, 'eosio.stake', owner, units, 'unstake', [owner]);
  refunds(context, owner).remove(nameToBigint(owner));
});

function deltaOf(context: ApplyContext, net: Asset, cpu: Asset): Delta {
  for (const { symbol } of [net, cpu])
    check(sameSymbol(symbol, context.core), 'attempt to add asset with different symbol');
  return { net: net.units, cpu: cpu.units };
}

function changeBandwidth(
  context: ApplyContext,
  from: string,
  receiver: string,
  delta: Delta,
  transfer: boolean,
): void {
  context.requireAuth(from);
  check(context.isAccount(receiver), 'receiver account does not exist');
  const owner = transfer ? receiver : from;
  changeDelegation(context, owner, receiver, delta);
  changeTotals(context, owner, receiver, delta);
  // The staker pays the tokens; everything else belongs to the owner. A pending refund is used
  // first, and unstaked tokens become a refund.
  const waits = delta.net + delta.cpu < 0n || (!transfer && from === receiver);
  const due = waits ? changeRefund(context, from, delta) : delta;
  const units = due.net + due.cpu;
  if (units > 0n) sendTransfer(context, from, 'eosio.stake', units, 'stake bandwidth');
  changeVoterStake(context, owner, delta.net + delta.cpu);
}

function changeDelegation(
  context: ApplyContext,
  owner: string,
  receiver: string,
  delta: Delta,
): void {
  const rows = delband(context, owner);
  const none = { net_weight: core(context, 0n), cpu_weight: core(context, 0n) };
  const before = rows.get(nameToBigint(receiver)) ?? { from: owner, to: receiver, ...none };
  const after = {
    ...before,
    net_weight: plus(before.net_weight, delta.net),
    cpu_weight: plus(before.cpu_weight, delta.cpu),
  };
  check(after.net_weight.units >= 0n, 'insufficient staked net bandwidth');
  check(after.cpu_weight.units >= 0n, 'insufficient staked cpu bandwidth');
  if (after.net_weight.units === 0n && after.cpu_weight.units === 0n)
    rows.remove(nameToBigint(receiver));
  else if (rows.get(nameToBigint(receiver))) rows.put(after);
  else rows.put(after, owner);
}

function changeTotals(context: ApplyContext, from: string, receiver: string, delta: Delta): void {
  const rows = userres(context, receiver);
  const key = nameToBigint(receiver);
  const existing = rows.get(key);
  const none = { net_weight: core(context, 0n), cpu_weight: core(context, 0n), ram_bytes: 0n };
  const before = existing ?? { owner: receiver, ...none };
  const after = {
    ...before,
    net_weight: plus(before.net_weight, delta.net),
    cpu_weight: plus(before.cpu_weight, delta.cpu),
  };
  check(after.net_weight.units >= 0n, 'insufficient staked total net bandwidth');
  check(after.cpu_weight.units >= 0n, 'insufficient staked total cpu bandwidth');
  if (existing && from !== receiver) rows.put(after);
  else rows.put(after, from);
  grantBandwidth(context, after);
  grantRam(context, after);
  if (isEmpty(after)) rows.remove(key);
}

/** Applies a change to the pending refund; returns the remaining payment. */
function changeRefund(context: ApplyContext, owner: string, delta: Delta): Delta {
  const rows = refunds(context, owner);
  const request = rows.get(nameToBigint(owner));
  if (!request && delta.net >= 0n && delta.cpu >= 0n) return delta;
  const net = (request?.net_amount.units ?? 0n) - delta.net;
  const cpu = (request?.cpu_amount.units ?? 0n) - delta.cpu;
  const left = { net: net > 0n ? net : 0n, cpu: cpu > 0n ? cpu : 0n };
  const taking = delta.net < 0n || delta.cpu < 0n;
  if (left.net === 0n && left.cpu === 0n) rows.remove(nameToBigint(owner));
  else
    rows.put(
      {
        owner,
        request_time: request && !taking ? request.request_time : context.time.slice(0, 19),
        net_amount: core(context, left.net),
        cpu_amount: core(context, left.cpu),
      },
      request ? undefined : owner,
    );
  return { net: net < 0n ? -net : 0n, cpu: cpu < 0n ? -cpu : 0n };
}
