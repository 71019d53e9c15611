import type { Authority } from '../../actions/authority.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';

/** An authority in an action's data; null if malformed. */
export function authorityOf(value: unknown): Authority | null {
  if (!isRecord(value)) return null;
  const threshold = numberOf(value['threshold']);
  if (threshold === null) return null;
  const weighted = <T>(list: unknown, read: (item: Record<string, unknown>) => T | null) =>
    listOf(list).flatMap((item) => {
      const record = recordOf(item);
      const weight = numberOf(record['weight']);
      if (weight === null) return [];
      const holder = read(record);
      return holder === null ? [] : [{ ...holder, weight }];
    });
  return {
    threshold,
    keys: weighted(value['keys'], (item) => {
      const key = textOf(item['key']);
      return key === null ? null : { key };
    }),
    accounts: weighted(value['accounts'], (item) => {
      const level = recordOf(item['permission']);
      const [actor, permission] = [textOf(level['actor']), textOf(level['permission'])];
      return actor === null || permission === null ? null : { actor, permission };
    }),
    waits: weighted(value['waits'], (item) => {
      const seconds = numberOf(item['wait_sec']);
      return seconds === null ? null : { seconds };
    }),
  };
}
