import * as v from '../core/schema.ts';
import { parseTime } from '../core/time.ts';
import { isRecord, numberOf } from '../rpc/json.ts';

/** A price over a period, for display: fiat or another token. */
export interface PricePoint {
  /** Milliseconds UTC. */
  readonly t: number;
  /** Open, high, low, close. All four are equal if the source has one price. */
  readonly o: number;
  readonly h: number;
  readonly l: number;
  readonly c: number;
}

/** Smaller times are in seconds: as milliseconds they would be before 1973. */
const SECONDS_BELOW = 1e11;

/** `[time, price]`, `{t, o, h, l, c}` or `{time, price}`. Anything else is malformed. */
export const pricePoint = v.pipe(
  v.unknown(),
  v.transform(read),
  v.custom<PricePoint>((point) => point !== null),
);

function read(raw: unknown): PricePoint | null {
  const row = Array.isArray(raw) ? { t: raw[0] as unknown, c: raw[1] as unknown } : raw;
  if (!isRecord(row)) return null;
  const t = momentOf(row.t ?? row.time ?? row.timestamp);
  const c = numberOf(row.c ?? row.price ?? row.value);
  if (t === null || c === null) return null;
  const or = (value: unknown) => numberOf(value) ?? c;
  return { t, o: or(row.o), h: or(row.h), l: or(row.l), c };
}

function momentOf(value: unknown): number | null {
  const count = numberOf(value);
  if (count !== null) return count < SECONDS_BELOW ? count * 1000 : count;
  try {
    return typeof value === 'string' ? parseTime(value.replace(/\+00:?00$/, '')) : null;
  } catch {
    return null;
  }
}
