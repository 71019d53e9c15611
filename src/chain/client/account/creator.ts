import { UnsupportedError } from '../../model/shared/load-state.ts';
import type { Creator } from '../../services/hyperion/hyperion.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromHyperion, needHyperion } from '../chain/hyperion.ts';

/**
 * The creator of an account, from Hyperion, from one that only the backend reaches, or else from the
 * block in which it was created. Throws UnsupportedError if no node has that block.
 */
export async function creatorOf(access: ChainAccess, account: string): Promise<Creator> {
  try {
    return await fromHyperion(needHyperion(access).getCreator(account));
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
  }
  // Few chains have it.
  const proxied =
    access.config.backendUrl === null
      ? null
      : await (await import('./proxied-creator.ts')).proxiedCreator(access, account);
  if (proxied) return proxied;
  const { creatorInBlock } = await import('./creator-in-block.ts');
  const creator = await creatorInBlock(access, account).catch(() => null);
  if (!creator) throw new UnsupportedError('hyperion');
  return creator;
}
