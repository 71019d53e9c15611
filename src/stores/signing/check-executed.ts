import { findSent } from '../../chain/client/signing/find-sent.ts';
import { advanceFollow, startFollowing } from '../../chain/client/signing/follow-sent.ts';
import { chainAccess } from '../chain/client.ts';
import { saveExecuted } from './pending-bytes.ts';

/**
 * Looks for a pending transaction in history and in the newest blocks. Keeps the block that has it,
 * confirmed by two operators if two respond. Never rejects.
 */
export async function checkExecuted(id: string): Promise<void> {
  const access = chainAccess();
  const blockNum = await findSent(access, id);
  if (blockNum === null) return;
  const head = { headBlockNum: blockNum, lastIrreversibleBlockNum: 0 };
  const following = { ...startFollowing(id, blockNum, blockNum), attemptsLeft: 1 };
  const followed = await advanceFollow(access, following, head).catch(() => null);
  if (followed !== null && followed.blockNum !== null) saveExecuted(id, followed.blockNum);
}
