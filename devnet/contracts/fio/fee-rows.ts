import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';
import { hashOf } from './key.ts';
import { firstFrom, wide } from './rows.ts';
import { producers } from './vote-rows.ts';

export const FEES = 'fio.fee';
/** Minimum number of votes for a median. */
const VOTERS_FOR_MEDIAN = 15;
/** Block producers, whose votes count. */
const TOP = 21;

export interface Fee {
  fee_id: bigint;
  end_point: string;
  end_point_hash: bigint;
  /** 0 is always paid; 1 is free while the address has bundled transactions. */
  type: bigint;
  suf_amount: bigint;
  /** Whether some votes are not in the amount yet. */
  votes_pending: boolean;
}

interface FeeValue {
  end_point: string;
  value: bigint;
  timestamp: bigint;
}

/** A producer's votes, indexed by fee number. */
interface FeeVote {
  id: bigint;
  block_producer_name: string;
  feevotes: FeeValue[];
  /** Seconds. */
  lastvotetimestamp: bigint;
}

interface FeeVoter {
  block_producer_name: string;
  /** Multiplies all of the producer's votes. */
  fee_multiplier: number;
  lastvotetimestamp: bigint;
}

interface BundleVoter {
  block_producer_name: string;
  bundledbvotenumber: bigint;
  lastvotetimestamp: bigint;
}

export const fiofees = (context: ApplyContext): TableAccess<Fee> =>
  context.table('fiofees', FEES, FEES);
export const feevotes = (context: ApplyContext): TableAccess<FeeVote> =>
  context.table('feevotes2', FEES, FEES);
export const feevoters = (context: ApplyContext): TableAccess<FeeVoter> =>
  context.table('feevoters', FEES, FEES);
export const bundlevoters = (context: ApplyContext): TableAccess<BundleVoter> =>
  context.table('bundlevoters', FEES, FEES);

export const feeTables: Record<string, TableSpec> = {
  fiofees: table<Fee>(
    'fiofee',
    ({ fee_id }) => fee_id,
    wide(({ end_point_hash }) => end_point_hash),
    ({ type }) => type,
  ),
  feevotes2: table<FeeVote>(
    'feevote2',
    ({ id }) => id,
    ({ block_producer_name }) => nameToBigint(block_producer_name),
  ),
  feevoters: table<FeeVoter>('feevoter', ({ block_producer_name }) =>
    nameToBigint(block_producer_name),
  ),
  bundlevoters: table<BundleVoter>('bundlevoter', ({ block_producer_name }) =>
    nameToBigint(block_producer_name),
  ),
};

export function findFee(context: ApplyContext, endpoint: string): Fee | undefined {
  const row = firstFrom(fiofees(context), 2, hashOf(endpoint));
  return row?.end_point === endpoint ? row : undefined;
}

export function findFeeVote(context: ApplyContext, producer: string): FeeVote | undefined {
  const row = firstFrom(feevotes(context), 2, nameToBigint(producer));
  return row?.block_producer_name === producer ? row : undefined;
}

/** The producers with most votes; by default the block producers. */
export function topProducers(context: ApplyContext, most = TOP): string[] {
  return producers(context)
    .rows({ index: 2, limit: most })
    .filter(({ is_active, total_votes }) => is_active && total_votes > 0)
    .map(({ owner }) => owner);
}

/** The median of the votes; undefined while there are too few. */
export function median(votes: readonly bigint[]): bigint | undefined {
  if (votes.length < VOTERS_FOR_MEDIAN) return undefined;
  const sorted = votes.toSorted((a, b) => (a < b ? -1 : 1));
  const half = sorted.length >> 1;
  return sorted.length % 2 === 0 ? (sorted[half - 1]! + sorted[half]!) / 2n : sorted[half]!;
}

/** The voted number of bundled transactions for a new address. */
export function votedBundle(context: ApplyContext): bigint | undefined {
  const rows = bundlevoters(context);
  const votes = topProducers(context).map((one) => rows.get(nameToBigint(one)));
  return median(votes.flatMap((vote) => vote?.bundledbvotenumber ?? []));
}
