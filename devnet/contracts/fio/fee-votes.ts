import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';
import { fioCheck } from './checks.ts';
import * as rows from './fee-rows.ts';
import { takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { seconds } from './lookup.ts';
import { nextId } from './rows.ts';

/** Number of producers that may vote. */
const VOTERS = 150;
/** Minimum seconds between two votes on the same fee. */
const BETWEEN_FEE_VOTES = 3600n;
const BETWEEN_VOTES = 120n;
const FEES_AT_ONCE = 10;

const setfeevote = action<Payment & { fee_ratios: { end_point: string; value: bigint }[] }>(
  (context, args) => {
    const { actor } = args;
    checkProducer(context, actor);
    const now = seconds(context);
    const before = rows.findFeeVote(context, actor);
    const votes = [...(before?.feevotes ?? [])];
    const counts = rows.topProducers(context).includes(actor);
    for (const { end_point, value } of args.fee_ratios) {
      const fee = rows.findFee(context, end_point);
      fioCheck(fee, 'end_point', end_point, 'invalid end_point');
      fioCheck(value >= 0n, 'fee_value', end_point, 'invalid fee value');
      const index = Number(fee.fee_id);
      while (votes.length <= index) votes.push({ end_point: '', value: -1n, timestamp: 0n });
      checkTime(votes[index]!.timestamp, now, BETWEEN_FEE_VOTES);
      votes[index] = { end_point, value, timestamp: now };
      if (counts) rows.fiofees(context).put({ ...fee, votes_pending: true });
    }
    const id = before?.id ?? nextId(rows.feevotes(context));
    const row = { id, block_producer_name: actor, feevotes: votes, lastvotetimestamp: now };
    rows.feevotes(context).put(row, actor);
    takeFee(context, 'submit_fee_ratios', args);
  },
);

const setfeemult = action<Payment & { multiplier: number }>((context, args) => {
  const { actor, multiplier } = args;
  checkProducer(context, actor);
  fioCheck(multiplier > 0, 'multiplier', multiplier.toFixed(6), ' Must be positive');
  const now = seconds(context);
  const before = rows.feevoters(context).get(nameToBigint(actor));
  if (before) checkTime(before.lastvotetimestamp, now, BETWEEN_VOTES);
  const row = { block_producer_name: actor, fee_multiplier: multiplier, lastvotetimestamp: now };
  rows.feevoters(context).put(row, actor);
  if (rows.topProducers(context).includes(actor)) awaitVotes(context, actor);
  takeFee(context, 'submit_fee_multiplier', args);
});

const bundlevote = action<Payment & { bundled_transactions: bigint }>((context, args) => {
  const { actor, bundled_transactions: wanted } = args;
  checkProducer(context, actor);
  fioCheck(wanted > 0n, 'bundled_transactions', wanted, ' Must be positive');
  const now = seconds(context);
  const before = rows.bundlevoters(context).get(nameToBigint(actor));
  if (before) checkTime(before.lastvotetimestamp, now, BETWEEN_VOTES);
  const row = { block_producer_name: actor, bundledbvotenumber: wanted, lastvotetimestamp: now };
  rows.bundlevoters(context).put(row, actor);
  takeFee(context, 'submit_bundled_transaction', args);
  context.respond('{"status": "OK"}');
});

/** Anybody can apply the votes. */
const computefees = action((context) => {
  const pending = rows
    .fiofees(context)
    .rows()
    .filter(({ votes_pending }) => votes_pending);
  fioCheck(pending.length > 0, 'compute fees', 'compute fees', 'No Work.');
  let processed = 0;
  for (const fee of pending.slice(0, FEES_AT_ONCE)) {
    const suf_amount = votedFee(context, fee);
    if (suf_amount === undefined || suf_amount <= 0n) continue;
    rows.fiofees(context).put({ ...fee, suf_amount, votes_pending: false });
    processed += 1;
  }
  context.respond(`{"status": "OK","fees_processed":${processed}}`);
});

export const feeVoteActions: Record<string, ActionHandler> = {
  setfeevote,
  setfeemult,
  bundlevote,
  computefees,
};

function checkProducer(context: ApplyContext, actor: string): void {
  context.requireAuth(actor);
  const isTop = rows.topProducers(context, VOTERS).includes(actor);
  fioCheck(isTop, 'actor', actor, ` Not a top ${VOTERS} BP`);
}

function checkTime(last: bigint, now: bigint, between: bigint): void {
  fioCheck(last <= now - between, '', '', 'Too soon since last call');
}

/** A new multiplier changes all votes of the producer. */
function awaitVotes(context: ApplyContext, actor: string): void {
  for (const { end_point } of rows.findFeeVote(context, actor)?.feevotes ?? []) {
    const fee = rows.findFee(context, end_point);
    if (fee) rows.fiofees(context).put({ ...fee, votes_pending: true });
  }
}

/**
 * The median of the top producers' multiplied votes. Producers without a multiplier have no vote.
 */
function votedFee(context: ApplyContext, { fee_id }: rows.Fee): bigint | undefined {
  const voters = rows.feevoters(context);
  const votes = rows.topProducers(context).flatMap((producer) => {
    const multiplier = voters.get(nameToBigint(producer))?.fee_multiplier;
    const vote = rows.findFeeVote(context, producer)?.feevotes[Number(fee_id)];
    if (multiplier === undefined || !vote || vote.end_point === '') return [];
    return [BigInt(Math.trunc(multiplier * Number(vote.value)))];
  });
  return rows.median(votes);
}
