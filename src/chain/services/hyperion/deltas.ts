import { isRecord, listOf, numberOf, textOf } from '../../rpc/json.ts';
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
      const row = { payer, hex: textOf(delta.value), json: delta.data ?? null };
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

/** A name, or a number of up to 64 bits as text. */
function keyOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
