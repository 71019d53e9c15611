import { parseTime } from '../../core/time.ts';
import type { Creator } from '../../services/hyperion/hyperion.ts';
import type { ChainAccess } from '../chain/access.ts';
import { blockAt } from '../block/block-at.ts';
import { blockReader } from '../history/live-blocks.ts';

/**
 * The creator of an account, from the block at its creation time. Null if the block does not
 * contain it.
 */
export async function creatorInBlock(
  access: ChainAccess,
  account: string,
  signal = new AbortController().signal,
): Promise<Creator | null> {
  const { created } = await access.node.getAccount(account, { signal });
  const time = parseTime(created);
  const { number, actions } = await blockReader(access)(await blockAt(access, time), signal);
  for (const { row } of actions) {
    const { creator, name, newact } = row.data ?? {};
    const made = row.name === 'newaccount' && (name === account || newact === account);
    if (made && typeof creator === 'string')
      return { creator, time, blockNum: number, transactionId: row.transactionId };
  }
  return null;
}
