import * as limits from '../../core/limits.ts';
import { absent, byAge, disagree, isPrice, type PriceDoubt, type SourceReading } from './price.ts';

export interface DelphiPair {
  readonly active: boolean;
  /** The decimals of reports: those of the quote symbol may be others. */
  readonly precision: number;
}

/** A row of `datapoints`. Values are in the pair's smallest unit. */
export interface DelphiReport {
  readonly owner: string;
  readonly value: number;
  /** Of all rows when this one was written: the tenth smallest of 21. Zero until 12 are filled. */
  readonly median: number;
  /** Milliseconds UTC. */
  readonly time: number;
}

/**
 * The price of a pair of `delphioracle`: the median after its latest report. A report overwrites
 * the oldest row, so ids do not show which one is the latest; several may be of one block.
 *
 * @see https://github.com/eostitan/delphioracle
 */
export function delphiReading(
  pair: DelphiPair | null,
  reports: readonly DelphiReport[],
  now: number,
): SourceReading {
  const [latest] = reports.toSorted((a, b) => b.time - a.time);
  if (!pair?.active || !latest) return absent;
  const median = medianOf(reports) ?? latest.median;
  if (median <= 0 || latest.value <= 0) return absent;
  const reading = byAge(median / 10 ** pair.precision, latest.time, now);
  if (!isPrice(reading)) return reading;
  const lately = reports.filter(({ time }) => now - time <= limits.priceReportersMs);
  const reporters = new Set(lately.map(({ owner }) => owner)).size;
  const doubts: PriceDoubt[] = [...reading.doubts];
  if (reporters < limits.priceReporters) doubts.push('few-reporters');
  if (disagree(median, latest.value)) doubts.push('spread');
  return { ...reading, doubts };
}

/** As the contract takes it. Null if not all rows were read. */
function medianOf(reports: readonly DelphiReport[]): number | null {
  if (reports.length !== limits.delphiReports) return null;
  return (
    reports.map(({ value }) => value).toSorted((a, b) => a - b)[limits.delphiMedianIndex] ?? null
  );
}
