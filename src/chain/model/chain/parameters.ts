import type { Asset } from '../../core/asset.ts';
import * as v from '../../core/schema.ts';
import { time } from '../../rpc/fields.ts';
import { integerTextOf, isRecord, numberOf } from '../../rpc/json.ts';
import { assetOf } from '../shared/lenient.ts';

/** Groups of parameters, in the order of the screen. */
export const parameterGroups = [
  'block',
  'transaction',
  'ram',
  'votes',
  'pay',
  'schedule',
  'names',
  'staking',
  'other',
] as const;
export type ParameterGroup = (typeof parameterGroups)[number];

type Kind =
  | 'bytes'
  | 'microseconds'
  | 'seconds'
  | 'count'
  /** Hundredths of a per cent. */
  | 'basis-points'
  /** A share of a year's supply. */
  | 'yearly-share'
  /** Units of the core token. */
  | 'core'
  /** A double without a unit. */
  | 'weight'
  | 'time'
  | 'asset'
  | 'flag';

/** What is known of the fields of the system contract's global tables: their group and unit. */
const known = {
  max_block_net_usage: ['block', 'bytes'],
  target_block_net_usage_pct: ['block', 'basis-points'],
  max_block_cpu_usage: ['block', 'microseconds'],
  target_block_cpu_usage_pct: ['block', 'basis-points'],

  max_transaction_net_usage: ['transaction', 'bytes'],
  base_per_transaction_net_usage: ['transaction', 'bytes'],
  net_usage_leeway: ['transaction', 'bytes'],
  context_free_discount_net_usage_num: ['transaction', 'count'],
  context_free_discount_net_usage_den: ['transaction', 'count'],
  max_transaction_cpu_usage: ['transaction', 'microseconds'],
  min_transaction_cpu_usage: ['transaction', 'microseconds'],
  max_transaction_lifetime: ['transaction', 'seconds'],
  deferred_trx_expiration_window: ['transaction', 'seconds'],
  max_transaction_delay: ['transaction', 'seconds'],
  max_inline_action_size: ['transaction', 'bytes'],
  max_inline_action_depth: ['transaction', 'count'],
  max_authority_depth: ['transaction', 'count'],

  max_ram_size: ['ram', 'bytes'],
  total_ram_bytes_reserved: ['ram', 'bytes'],
  total_ram_stake: ['ram', 'core'],
  new_ram_per_block: ['ram', 'bytes'],
  last_ram_increase: ['ram', 'time'],
  ram_price_per_byte: ['ram', 'asset'],
  max_per_user_bytes: ['ram', 'bytes'],
  ram_fee_percent: ['ram', 'basis-points'],

  total_activated_stake: ['votes', 'core'],
  thresh_activated_stake_time: ['votes', 'time'],
  // FIO's names for the same.
  total_voted_fio: ['votes', 'core'],
  thresh_voted_fio_time: ['votes', 'time'],
  total_producer_vote_weight: ['votes', 'weight'],
  max_bp_per_vote: ['votes', 'count'],
  min_bp_reward: ['votes', 'count'],

  continuous_rate: ['pay', 'yearly-share'],
  inflation_pay_factor: ['pay', 'count'],
  votepay_factor: ['pay', 'count'],
  perblock_bucket: ['pay', 'core'],
  pervote_bucket: ['pay', 'core'],
  last_pervote_bucket_fill: ['pay', 'time'],
  total_unpaid_blocks: ['pay', 'count'],
  total_producer_votepay_share: ['pay', 'weight'],
  total_vpay_share_change_rate: ['pay', 'weight'],
  last_vpay_state_update: ['pay', 'time'],

  last_producer_schedule_size: ['schedule', 'count'],
  last_producer_schedule_update: ['schedule', 'time'],
  last_block_num: ['schedule', 'time'],

  last_name_close: ['names', 'time'],

  last_fee_update: ['other', 'time'],

  totalstaked: ['staking', 'core'],
  totalrstaked: ['staking', 'core'],
  totalrvoters: ['staking', 'count'],
  notclaimed: ['staking', 'core'],
  unstake_period: ['staking', 'seconds'],
  voters_claim_interval: ['staking', 'seconds'],
  isprocessing: ['staking', 'flag'],
} as const satisfies Record<string, readonly [ParameterGroup, Kind]>;

/** A field whose meaning and unit are known. */
export type ParameterName = keyof typeof known;

export type ParameterValue =
  | { readonly kind: Exclude<Kind, 'core' | 'asset' | 'flag'>; readonly value: number }
  | { readonly kind: 'core'; readonly units: bigint }
  | { readonly kind: 'asset'; readonly amount: Asset }
  | { readonly kind: 'flag'; readonly value: boolean }
  /** As the node wrote it: the unit is unknown, or the value is malformed. */
  | { readonly kind: 'raw'; readonly text: string };

export interface Parameter {
  readonly table: string;
  readonly field: string;
  /** Null for a field that this site does not know. */
  readonly name: ParameterName | null;
  readonly group: ParameterGroup;
  readonly value: ParameterValue;
}

/** Fields of rows of the system contract's global tables, in the order of `known`, others last. */
export function parametersOf(rows: Readonly<Record<string, unknown>>): readonly Parameter[] {
  const order = Object.keys(known);
  const orderOf = ({ field }: Parameter) => {
    const position = order.indexOf(field);
    return position < 0 ? order.length : position;
  };
  return Object.entries(rows)
    .flatMap(([table, row]) =>
      isRecord(row)
        ? Object.entries(row).map(([field, value]) => parameter(table, field, value))
        : [],
    )
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

function parameter(table: string, field: string, value: unknown): Parameter {
  if (!isKnown(field))
    return {
      table,
      field,
      name: null,
      group: 'other',
      value: { kind: 'raw', text: rawText(value) },
    };
  const [group, kind] = known[field];
  const decoded = decode(kind, value) ?? { kind: 'raw', text: rawText(value) };
  return { table, field, name: field, group, value: decoded };
}

function isKnown(field: string): field is ParameterName {
  return Object.hasOwn(known, field);
}

/** Null if the value is malformed. */
function decode(kind: Kind, value: unknown): ParameterValue | null {
  switch (kind) {
    case 'core': {
      const digits = integerTextOf(value);
      return digits === null ? null : { kind, units: BigInt(digits) };
    }
    case 'asset': {
      const amount = assetOf(value);
      return amount && { kind, amount };
    }
    case 'flag':
      return typeof value === 'boolean' || typeof value === 'number'
        ? { kind, value: Boolean(value) }
        : null;
    case 'time': {
      const at = timeIn(value);
      return at === null ? null : { kind, value: at };
    }
    default: {
      const number = numberOf(value);
      return number === null ? null : { kind, value: number };
    }
  }
}

function timeIn(value: unknown): number | null {
  try {
    return v.parse(time, value);
  } catch {
    return null;
  }
}

function rawText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
