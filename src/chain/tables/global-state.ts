import * as v from '../core/schema.ts';
import { type Inflation, inflation } from '../model/resource/yield.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { count, int64, time } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import { bySchema, readRow } from './read.ts';

/** Fields that FIO and later contracts omit count as zero. */
const units = v.optional(int64, 0);
const limit = v.optional(count, 0);
const NEVER = '1970-01-01T00:00:00';

const global = v.pipe(
  v.looseObject({
    max_block_cpu_usage: limit,
    max_block_net_usage: limit,
    max_transaction_cpu_usage: limit,
    max_transaction_net_usage: limit,
    max_ram_size: units,
    total_ram_bytes_reserved: units,
    total_ram_stake: units,
    total_activated_stake: units,
    /** FIO's name for it: balances vote there. */
    total_voted_fio: units,
    pervote_bucket: units,
    perblock_bucket: units,
    total_unpaid_blocks: limit,
    total_producer_vote_weight: count,
    last_producer_schedule_size: limit,
    last_name_close: v.optional(time, NEVER),
    thresh_activated_stake_time: v.optional(time, NEVER),
  }),
  v.transform((row) => ({
    /** Microseconds and bytes. */
    blockCpu: row.max_block_cpu_usage,
    blockNet: row.max_block_net_usage,
    transactionCpu: row.max_transaction_cpu_usage,
    transactionNet: row.max_transaction_net_usage,
    /** Bytes. */
    ramSize: row.max_ram_size,
    ramReserved: row.total_ram_bytes_reserved,
    /** Units of the core token. */
    ramStake: row.total_ram_stake,
    activatedStake: row.total_activated_stake + row.total_voted_fio,
    voteBucket: row.pervote_bucket,
    blockBucket: row.perblock_bucket,
    unpaidBlocks: row.total_unpaid_blocks,
    /** All votes, as the contract's double. */
    voteWeight: row.total_producer_vote_weight,
    scheduleSize: row.last_producer_schedule_size,
    /** Milliseconds UTC. */
    namesClosedAt: row.last_name_close,
    /** When enough stake had voted for the first time. */
    activatedAt: row.thresh_activated_stake_time,
  })),
);

const staked = v.pipe(
  v.looseObject({ totalstaked: units, totalrstaked: int64 }),
  v.transform((row) => ({ staked: row.totalstaked, rewarded: row.totalrstaked })),
);

/** The system contract's own state. */
export type GlobalState = v.InferOutput<typeof global>;
/** Units of XPR staked, and the part of them that earns rewards. */
export type ShortStaked = v.InferOutput<typeof staked>;

const table = ({ accounts: { system } }: Pool, name: string) => ({
  code: system,
  scope: system,
  table: name,
});

/** Null if the chain has no system contract. */
export function readGlobalState(pool: Pool, options?: RequestOptions): Promise<GlobalState | null> {
  return readRow(pool, table(pool, 'global'), bySchema(global), options);
}

/** Inflation of the system contract. Null if the contract does not state it. */
export function readInflation(pool: Pool, options?: RequestOptions): Promise<Inflation | null> {
  return readRow(pool, table(pool, 'global4'), inflation, options);
}

/** Proton only: XPR staked without a term. Null if none ever was. */
export function readShortStaked(pool: Pool, options?: RequestOptions): Promise<ShortStaked | null> {
  return readRow(pool, table(pool, 'globalsd'), bySchema(staked), options);
}
