import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { TableChange } from '../../model/action/state-change.ts';

/**
 * Table rows written by a block, from Hyperion's get_deltas. Rows of other blocks and rows without
 * a table are omitted.
 */
export function hyperionDeltas(response: unknown, blockNum: number): TableChange[] {
  return listOf(response)
    .filter(isRecord)
    .filter((delta) => numberOf(delta.block_num) === blockNum)
    .flatMap((delta) => {
      const contract = textOf(delta.code);
      const table = textOf(delta.table);
      if (contract === null || table === null) return [];
      const payer = textOf(delta.payer) ?? '';
      const row = { payer, hex: textOf(delta.value), json: dataOf(delta, table) };
      const removed = delta.present === false || numberOf(delta.present) === 0;
      return [
        {
          kind: removed ? ('remove' as const) : ('write' as const),
          contract,
          table,
          scope: textOf(delta.scope) ?? '',
          key: keyOf(delta.primary_key),
          before: removed ? row : null,
          after: removed ? null : row,
        },
      ];
    });
}

/** With the fields that it keeps beside the row, as `@accounts`: some versions do not put them back. */
function dataOf(delta: Readonly<Record<string, unknown>>, table: string): unknown {
  const apart = delta[`@${table}`];
  if (!isRecord(apart) || typeof delta.data === 'string') return delta.data ?? null;
  return { ...apart, ...recordOf(delta.data) };
}

/** A name, or a number of up to 64 bits as text. */
function keyOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
