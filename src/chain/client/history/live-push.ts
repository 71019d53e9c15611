import type { LiveBlockSummary } from '../../history/live/block.ts';
import { actionRowKey, type ActionRow } from '../../model/action/action.ts';
import { hyperionRows } from '../../history/hyperion/rows.ts';
import { openPush } from '../../services/push/push.ts';

interface PushedEvents {
  /** The blocks of a message, oldest first. The first block may be incomplete. */
  onBlocks(blocks: readonly LiveBlockSummary[]): void;
  /** The connection was lost and is being retried. */
  onLost(): void;
}

/** The newest actions of the chain, from the push channel of the product backend. */
export function followPush(url: string, { onBlocks, onLost }: PushedEvents): { close(): void } {
  return openPush({
    url,
    channels: ['actions'],
    onMessage: (message) => {
      if (message.channel === 'actions') onBlocks(pushedBlocks(message.data));
    },
    onEvent: (event) => {
      if (event === 'disconnected' || event === 'connect-error') onLost();
    },
    poll: () => Promise.resolve(),
  });
}

/** Groups actions by block, oldest first, from any order. */
function pushedBlocks(actions: readonly unknown[]): LiveBlockSummary[] {
  const byBlock = new Map<number, ActionRow[]>();
  for (const row of hyperionRows(actions)) {
    if (row.blockNum <= 0 || row.name === '') continue;
    const rows = byBlock.get(row.blockNum);
    if (rows) rows.push(row);
    else byBlock.set(row.blockNum, [row]);
  }
  return [...byBlock]
    .toSorted(([a], [b]) => a - b)
    .map(([number, rows]) => ({
      number,
      time: rows[0]?.blockTime ?? 0,
      transactions: new Set(rows.map(({ transactionId }) => transactionId)).size,
      actions: inOrder(rows).map((row) => ({ key: actionRowKey(row), row })),
    }));
}

function inOrder(rows: readonly ActionRow[]): ActionRow[] {
  return rows
    .map((row) => ({ row, sequence: BigInt(row.globalSequence ?? 0) }))
    .toSorted((a, b) => Number(a.sequence - b.sequence))
    .map(({ row }) => row);
}
