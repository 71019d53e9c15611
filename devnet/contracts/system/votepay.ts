import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';
import type { Producer } from './rows.ts';

/** A producer's pay for votes: each vote counts for the seconds it was held. */
interface ProducerShare {
  owner: string;
  votepay_share: number;
  last_votepay_share_update: string;
}

interface RamGrowth {
  new_ram_per_block: number;
  last_ram_increase: string;
}

interface ShareTotal extends RamGrowth {
  last_block_num: string;
  total_producer_votepay_share: number;
  revision: number;
}

interface ShareRate {
  last_vpay_state_update: string;
  total_vpay_share_change_rate: number;
}

export interface Inflation {
  continuous_rate: number;
  inflation_pay_factor: bigint;
  votepay_factor: bigint;
}

const EPOCH = '1970-01-01T00:00:00.000';
/** Votes earn for this long after the producer's last claim. */
const EARNING_MS = 3 * 24 * 3600 * 1000;
/** 1% a year; a fifth of it for producers, a quarter of that for blocks. */
const INFLATION: Inflation = {
  continuous_rate: Math.log1p(0.01),
  inflation_pay_factor: 50_000n,
  votepay_factor: 40_000n,
};
/** 5%; the producers' part is for blocks only. */
const WAX_INFLATION: Inflation = {
  continuous_rate: 0.04879,
  inflation_pay_factor: 50_000n,
  votepay_factor: 10_000n,
};

const single = (name: string, type: string): TableSpec => {
  const key = nameToBigint(name);
  return table(type, () => key);
};

export const votepayTables: Record<string, TableSpec> = {
  global2: single('global2', 'eosio_global_state2'),
  global3: single('global3', 'eosio_global_state3'),
  global4: single('global4', 'eosio_global_state4'),
  producers2: table<ProducerShare>('producer_info2', ({ owner }) => nameToBigint(owner)),
};

function state<Row>(context: ApplyContext, name: string) {
  const rows = context.table<Row>(name, 'eosio');
  return {
    get: (): Row => rows.require(nameToBigint(name), 'system contract must first be initialized'),
    put: (row: Row): void => rows.put(row, 'eosio'),
  };
}

const total = (context: ApplyContext) => state<ShareTotal>(context, 'global2');
const rate = (context: ApplyContext) => state<ShareRate>(context, 'global3');
const shares = (context: ApplyContext): TableAccess<ProducerShare> =>
  context.table('producers2', 'eosio');

export function initVotepay(context: ApplyContext): void {
  total(context).put({
    new_ram_per_block: 0,
    last_ram_increase: context.time,
    last_block_num: context.time,
    total_producer_votepay_share: 0,
    revision: 1,
  });
  rate(context).put({ last_vpay_state_update: EPOCH, total_vpay_share_change_rate: 0 });
  setInflation(context, context.spec.genesisRewards ? WAX_INFLATION : INFLATION);
}

/** RAM growth by blocks, from the same row. */
export function ramGrowthOf(context: ApplyContext): RamGrowth {
  return total(context).get();
}

export function changeRamGrowth(context: ApplyContext, change: Partial<RamGrowth>): void {
  total(context).put({ ...total(context).get(), ...change });
}

export function setInflation(context: ApplyContext, inflation: Inflation): void {
  state<Inflation>(context, 'global4').put(inflation);
}

export function inflationOf(context: ApplyContext): Inflation {
  return state<Inflation>(context, 'global4').get();
}

export function noteBlock(context: ApplyContext): void {
  total(context).put({ ...total(context).get(), last_block_num: context.time });
}

/** A producer's votes start to earn on its registration. */
export function openShare(context: ApplyContext, { owner, total_votes }: Producer): void {
  if (shares(context).get(nameToBigint(owner))) return;
  shares(context).put({ owner, votepay_share: 0, last_votepay_share_update: context.time }, owner);
  changeTotal(context, 0, total_votes);
}

/** The effect of vote changes on shares, summed over all producers of a vote. */
export interface ShareChange {
  /** Shares that expired because their producers claimed too long ago. */
  expired: number;
  rate: number;
}

/** Credits the earnings of a producer's votes before they change. */
export function bookVotes(
  context: ApplyContext,
  producer: Producer,
  change: number,
  sum: ShareChange,
): void {
  const row = shares(context).get(nameToBigint(producer.owner));
  if (!row) return;
  const { over, booked } = earning(context, producer, row);
  const share = bookShare(context, row, booked ? 0 : producer.total_votes, over && !booked);
  if (!over) sum.rate += change;
  else if (!booked) {
    sum.expired += share;
    sum.rate -= producer.total_votes;
  }
}

export function applyShareChange(context: ApplyContext, { expired, rate }: ShareChange): void {
  changeTotal(context, -expired, rate);
}

/** Removes a producer's share from all shares; returns its part of a bucket. */
export function claimShare(context: ApplyContext, producer: Producer, bucket: bigint): bigint {
  openShare(context, producer);
  const row = shares(context).require(nameToBigint(producer.owner), 'no share');
  const { over, booked } = earning(context, producer, row);
  const share = bookShare(context, row, booked ? 0 : producer.total_votes, true);
  const all = changeTotal(context, 0, 0);
  const paid = all > 0 && !over ? BigInt(Math.trunc((share * Number(bucket)) / all)) : 0n;
  changeTotal(context, -share, booked ? producer.total_votes : 0);
  return paid < bucket ? paid : bucket;
}

/** Whether a producer's votes have stopped earning, and whether that was recorded. */
function earning(
  context: ApplyContext,
  { last_claim_time }: Producer,
  { last_votepay_share_update }: ProducerShare,
): { over: boolean; booked: boolean } {
  const end = Date.parse(`${last_claim_time}Z`) + EARNING_MS;
  return {
    over: end <= context.now,
    booked: end <= Date.parse(`${last_votepay_share_update}Z`),
  };
}

function bookShare(
  context: ApplyContext,
  row: ProducerShare,
  votes: number,
  reset: boolean,
): number {
  const seconds = secondsSince(context, row.last_votepay_share_update);
  const share = row.votepay_share + votes * seconds;
  shares(context).put({
    ...row,
    votepay_share: reset ? 0 : share,
    last_votepay_share_update: context.time,
  });
  return share;
}

function changeTotal(context: ApplyContext, added: number, rateChange: number): number {
  const before = rate(context).get();
  const all = total(context).get();
  const seconds = secondsSince(context, before.last_vpay_state_update);
  const grown = before.total_vpay_share_change_rate * seconds + added;
  const sum = Math.max(0, all.total_producer_votepay_share + grown);
  total(context).put({ ...all, total_producer_votepay_share: sum });
  rate(context).put({
    last_vpay_state_update: context.time,
    total_vpay_share_change_rate: Math.max(0, before.total_vpay_share_change_rate + rateChange),
  });
  return sum;
}

function secondsSince(context: ApplyContext, time: string): number {
  return Math.max(0, context.now - Date.parse(`${time}Z`)) / 1000;
}
