import type { Reader, Writer } from '../abi/bytes.ts';
import { ensure } from './errors.ts';
import type { Collection } from './store.ts';

/** Limits of blocks and transactions, set by the system contract. */
export interface ChainParameters {
  max_block_net_usage: bigint;
  target_block_net_usage_pct: number;
  max_transaction_net_usage: number;
  base_per_transaction_net_usage: number;
  net_usage_leeway: number;
  context_free_discount_net_usage_num: number;
  context_free_discount_net_usage_den: number;
  max_block_cpu_usage: number;
  target_block_cpu_usage_pct: number;
  max_transaction_cpu_usage: number;
  min_transaction_cpu_usage: number;
  max_transaction_lifetime: number;
  deferred_trx_expiration_window: number;
  max_transaction_delay: number;
  max_inline_action_size: number;
  max_inline_action_depth: number;
  max_authority_depth: number;
}

/** EOS's values: bytes, microseconds, seconds. */
export const DEFAULT_PARAMETERS: ChainParameters = {
  max_block_net_usage: 1_048_576n,
  target_block_net_usage_pct: 1000,
  max_transaction_net_usage: 524_288,
  base_per_transaction_net_usage: 12,
  net_usage_leeway: 500,
  context_free_discount_net_usage_num: 20,
  context_free_discount_net_usage_den: 100,
  max_block_cpu_usage: 200_000,
  target_block_cpu_usage_pct: 1000,
  max_transaction_cpu_usage: 150_000,
  min_transaction_cpu_usage: 100,
  max_transaction_lifetime: 3600,
  deferred_trx_expiration_window: 600,
  max_transaction_delay: 3_888_000,
  max_inline_action_size: 524_288,
  max_inline_action_depth: 10,
  max_authority_depth: 6,
};

/** Packed size of each field, in order. */
const WIDTHS: readonly (readonly [field: keyof ChainParameters, bytes: 2 | 4 | 8])[] = [
  ['max_block_net_usage', 8],
  ['target_block_net_usage_pct', 4],
  ['max_transaction_net_usage', 4],
  ['base_per_transaction_net_usage', 4],
  ['net_usage_leeway', 4],
  ['context_free_discount_net_usage_num', 4],
  ['context_free_discount_net_usage_den', 4],
  ['max_block_cpu_usage', 4],
  ['target_block_cpu_usage_pct', 4],
  ['max_transaction_cpu_usage', 4],
  ['min_transaction_cpu_usage', 4],
  ['max_transaction_lifetime', 4],
  ['deferred_trx_expiration_window', 4],
  ['max_transaction_delay', 4],
  ['max_inline_action_size', 4],
  ['max_inline_action_depth', 2],
  ['max_authority_depth', 2],
];

export function writeParameters(writer: Writer, parameters: ChainParameters): void {
  for (const [field, bytes] of WIDTHS)
    if (bytes === 8) writer.bigint(BigInt(parameters[field]), bytes);
    else writer.int(Number(parameters[field]), bytes);
}

export function readParameters(reader: Reader): ChainParameters {
  const read = WIDTHS.map(([field, bytes]) => [
    field,
    bytes === 8 ? reader.bigint(bytes) : reader.int(bytes),
  ]);
  return Object.fromEntries(read) as unknown as ChainParameters;
}

const KEY = 'active';

interface HasParameters {
  parameters: Collection<ChainParameters>;
}

export function parametersOf({ parameters }: HasParameters): ChainParameters {
  return parameters.get(KEY) ?? DEFAULT_PARAMETERS;
}

/** Throws nodeos's error for invalid values. */
export function setParameters({ parameters }: HasParameters, changed: ChainParameters): void {
  for (const [holds, message] of demandsOf(changed))
    ensure(holds, 'action_validate_exception', message);
  parameters.set(KEY, changed);
}

/** Hundredths of a per cent: the maximum, and the minimum target. */
const PERCENT = { all: 10_000, least: 10 };
/** Bytes of headroom between transaction limits. */
const ROOM = 10_240;

function demandsOf(parameters: ChainParameters): [holds: boolean, message: string][] {
  const { max_transaction_net_usage: net, base_per_transaction_net_usage: base } = parameters;
  const { max_transaction_cpu_usage: cpu, max_block_cpu_usage: blockCpu } = parameters;
  const { min_transaction_cpu_usage: leastCpu } = parameters;
  const { context_free_discount_net_usage_num: numerator } = parameters;
  const { context_free_discount_net_usage_den: denominator } = parameters;
  const targets = (['net', 'cpu'] as const).flatMap((kind): [boolean, string][] => {
    const percent = parameters[`target_block_${kind}_usage_pct`];
    const target = `target block ${kind} usage percentage`;
    return [
      [percent <= PERCENT.all, `${target} cannot exceed 100%`],
      [percent >= PERCENT.least, `${target} must be at least 0.1%`],
    ];
  });
  const discount = 'net usage discount ratio for context free data';
  return [
    ...targets,
    [
      BigInt(net) < parameters.max_block_net_usage,
      'max transaction net usage must be less than max block net usage',
    ],
    [cpu < blockCpu, 'max transaction cpu usage must be less than max block cpu usage'],
    [base < net, 'base net usage per transaction must be less than the max transaction net usage'],
    [
      net - base >= ROOM,
      `max transaction net usage must be at least ${ROOM} bytes larger than base net usage per transaction`,
    ],
    [denominator > 0, `${discount} cannot have a 0 denominator`],
    [numerator <= denominator, `${discount} cannot exceed 1`],
    [leastCpu <= cpu, 'min transaction cpu usage cannot exceed max transaction cpu usage'],
    [
      cpu < blockCpu - leastCpu,
      'max transaction cpu usage must be at less than the difference between the max block cpu usage and the min transaction cpu usage',
    ],
    [parameters.max_authority_depth >= 1, 'max authority depth should be at least 1'],
  ];
}
