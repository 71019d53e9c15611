import { integerTextOf } from '../../rpc/json.ts';

/** The value of stake on a chain: a resource limit and the weight that gives it. */
interface Rate {
  readonly limit: bigint;
  readonly weight: bigint;
}

/** CPU in microseconds a day, NET in bytes a day. The same for all accounts of a chain. */
export interface ResourceRates {
  readonly cpu: Rate;
  readonly net: Rate;
}

interface SampleAccount {
  readonly cpu_limit: { readonly max: number };
  readonly net_limit: { readonly max: number };
  readonly cpu_weight?: unknown;
  readonly net_weight?: unknown;
}

/** The rates derived from an account; null if it has no stake or no limit. */
export function resourceRates(sample: SampleAccount): ResourceRates | null {
  const cpu = rateOf(sample.cpu_limit.max, sample.cpu_weight);
  const net = rateOf(sample.net_limit.max, sample.net_weight);
  return cpu && net ? { cpu, net } : null;
}

/** Microseconds or bytes for a weight, rounded down. */
export function amountOfWeight({ limit, weight }: Rate, of: bigint): bigint {
  return (of * limit) / weight;
}

/** The smallest weight that gives this many microseconds or bytes. */
export function weightOfAmount({ limit, weight }: Rate, amount: bigint): bigint {
  return (amount * weight + limit - 1n) / limit;
}

function rateOf(max: number, value: unknown): Rate | null {
  const digits = integerTextOf(value);
  const weight = digits === null ? 0n : BigInt(digits);
  return weight > 0n && max > 0 ? { limit: BigInt(Math.trunc(max)), weight } : null;
}
