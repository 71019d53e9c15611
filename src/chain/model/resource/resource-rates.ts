import { integerTextOf } from '../../rpc/json.ts';

/** What stake is worth on a chain: a limit of a resource, and the weight that gives it. */
interface Rate {
  readonly limit: bigint;
  readonly weight: bigint;
}

/** CPU in microseconds a day, NET in bytes a day. All accounts of a chain have the same rates. */
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

/** The rates as an account shows them; null where it has no stake, or no limit. */
export function resourceRates(sample: SampleAccount): ResourceRates | null {
  const cpu = rateOf(sample.cpu_limit.max, sample.cpu_weight);
  const net = rateOf(sample.net_limit.max, sample.net_weight);
  return cpu && net ? { cpu, net } : null;
}

/** Microseconds or bytes that a weight stands for, rounded down. */
export function amountOfWeight({ limit, weight }: Rate, of: bigint): bigint {
  return (of * limit) / weight;
}

/** The least weight that stands for so many microseconds or bytes. */
export function weightOfAmount({ limit, weight }: Rate, amount: bigint): bigint {
  return (amount * weight + limit - 1n) / limit;
}

function rateOf(max: number, value: unknown): Rate | null {
  const digits = integerTextOf(value);
  const weight = digits === null ? 0n : BigInt(digits);
  return weight > 0n && max > 0 ? { limit: BigInt(Math.trunc(max)), weight } : null;
}
