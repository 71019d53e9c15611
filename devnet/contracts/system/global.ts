import type { ApplyContext } from '../../engine/contract.ts';
import { DEFAULT_PARAMETERS } from '../../engine/parameters.ts';
import type { ChainParameters } from '../../engine/parameters.ts';
import { GLOBAL_KEY } from './rows.ts';

/** The row of `global`. Only fields that change are named. */
export interface GlobalState extends ChainParameters, Record<string, unknown> {
  max_ram_size: bigint;
  total_ram_bytes_reserved: bigint;
  total_ram_stake: bigint;
  last_producer_schedule_update: string;
  last_pervote_bucket_fill: string;
  pervote_bucket: bigint;
  perblock_bucket: bigint;
  total_unpaid_blocks: number;
  total_activated_stake: bigint;
  thresh_activated_stake_time: string;
  last_producer_schedule_size: number;
  total_producer_vote_weight: number;
  last_name_close: string;
}

const EPOCH = '1970-01-01T00:00:00.000';
const BLOCK_EPOCH = '2000-01-01T00:00:00.000';
const MAX_RAM = 64n * 1024n ** 3n;

/** The state of a new chain. It counts as activated, so unstaking and pay work immediately. */
export function initialGlobal(context: ApplyContext): GlobalState {
  return {
    ...DEFAULT_PARAMETERS,
    max_ram_size: MAX_RAM,
    total_ram_bytes_reserved: 0n,
    total_ram_stake: 0n,
    last_producer_schedule_update: BLOCK_EPOCH,
    last_pervote_bucket_fill: EPOCH,
    pervote_bucket: 0n,
    perblock_bucket: 0n,
    total_unpaid_blocks: 0,
    total_activated_stake: 0n,
    thresh_activated_stake_time: context.time,
    last_producer_schedule_size: 0,
    total_producer_vote_weight: 0,
    last_name_close: BLOCK_EPOCH,
  };
}

export function globalState(context: ApplyContext): GlobalState {
  return context
    .table<GlobalState>('global', 'eosio')
    .require(GLOBAL_KEY, 'system contract must first be initialized');
}

export function changeGlobal(context: ApplyContext, change: Partial<GlobalState>): void {
  putGlobal(context, { ...globalState(context), ...change } as GlobalState);
}

export function putGlobal(context: ApplyContext, state: GlobalState): void {
  context.table<GlobalState>('global', 'eosio').put(state, 'eosio');
}
