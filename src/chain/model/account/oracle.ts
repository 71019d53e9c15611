import { integerTextOf, isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionRow } from '../action/action.ts';
import { timeOf } from '../shared/lenient.ts';

/** An oracle feed and its current value. */
export interface OracleFeed {
  readonly index: string;
  readonly name: string;
  readonly description: string;
  /** How points are combined into one value: `mean`, `median`. */
  readonly aggregate: string;
  readonly providers: readonly string[];
  /** The aggregated value as the contract wrote it; null if there is none yet. */
  readonly value: string | null;
  /** Newest first. */
  readonly points: readonly OraclePoint[];
}

export interface OraclePoint {
  readonly provider: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly value: string | null;
}

/**
 * Rows of `feeds` joined with their rows of `data` by index. Feeds without an index are left out.
 */
export function oracleFeeds(feeds: readonly unknown[], data: readonly unknown[]): OracleFeed[] {
  const byIndex = new Map(data.map((row) => [integerTextOf(recordOf(row).feed_index), row]));
  return feeds.flatMap((row) => {
    const fields = recordOf(row);
    const index = integerTextOf(fields.index);
    if (index === null) return [];
    const { aggregate, points } = recordOf(byIndex.get(index));
    return {
      index,
      name: textOf(fields.name) ?? '',
      description: textOf(fields.description) ?? '',
      aggregate: textOf(fields.aggregate_function) ?? '',
      providers: providersOf(fields.providers),
      value: valueOf(aggregate),
      points: listOf(points)
        .map(point)
        .toSorted((a, b) => b.time - a.time),
    };
  });
}

/** Values that providers reported for a feed, oldest first, from actions `feed` of the contract. */
export function reportedPoints(rows: readonly ActionRow[], index: string): OraclePoint[] {
  return rows
    .filter(({ name, data }) => name === 'feed' && integerTextOf(data?.feed_index) === index)
    .map(({ data, blockTime }) => ({
      provider: textOf(data?.account) ?? '',
      time: blockTime,
      value: valueOf(data?.data),
    }))
    .toSorted((a, b) => a.time - b.time);
}

function point(row: unknown): OraclePoint {
  const { provider, time, data } = recordOf(row);
  return { provider: textOf(provider) ?? '', time: timeOf(time), value: valueOf(data) };
}

/** Nodes write a map as an object, or as a list of keys and values. */
function providersOf(map: unknown): string[] {
  if (isRecord(map)) return Object.keys(map);
  return listOf(map).flatMap((entry) => {
    const { key, first } = recordOf(entry);
    return textOf(key) ?? textOf(first) ?? [];
  });
}

/** A value has one field for each type. All but one are null. */
function valueOf(value: unknown): string | null {
  const fields = Object.values(recordOf(value)).find((one) => one !== null && one !== undefined);
  const number = numberOf(fields);
  return textOf(fields) ?? (number === null ? null : String(number));
}
