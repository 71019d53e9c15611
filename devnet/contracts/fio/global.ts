import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext, TableAccess } from '../../engine/contract.ts';

export interface FioGlobal {
  last_producer_schedule_update: string;
  last_pervote_bucket_fill: string;
  pervote_bucket: bigint;
  perblock_bucket: bigint;
  total_unpaid_blocks: number;
  total_voted_fio: bigint;
  thresh_voted_fio_time: string;
  last_producer_schedule_size: number;
  total_producer_vote_weight: number;
  last_name_close: string;
  last_fee_update: string;
}

export const FIO_GLOBAL = nameToBigint('global');

const rows = (context: ApplyContext): TableAccess<FioGlobal> =>
  context.table('global', 'eosio', 'eosio');

export function initFioGlobal(context: ApplyContext): void {
  const never = '2000-01-01T00:00:00.000';
  rows(context).put(
    {
      last_producer_schedule_update: never,
      last_pervote_bucket_fill: context.time,
      pervote_bucket: 0n,
      perblock_bucket: 0n,
      total_unpaid_blocks: 0,
      total_voted_fio: 0n,
      thresh_voted_fio_time: context.time,
      last_producer_schedule_size: 0,
      total_producer_vote_weight: 0,
      last_name_close: never,
      last_fee_update: never,
    },
    'eosio',
  );
}

export function fioGlobal(context: ApplyContext): FioGlobal {
  return rows(context).require(FIO_GLOBAL, 'system contract must first be initialized');
}

export function changeFioGlobal(context: ApplyContext, change: Partial<FioGlobal>): void {
  rows(context).put({ ...fioGlobal(context), ...change });
}
