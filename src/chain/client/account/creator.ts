import { UnsupportedError } from '../../model/shared/load-state.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Creator } from '../../services/hyperion/hyperion.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromHyperion, needHyperion } from '../chain/hyperion.ts';

/**
 * The creator of an account, from Hyperion, from one that only the backend reaches, or else from the
 * block in which it was created. Throws UnsupportedError if no node has that block.
 */
export async function creatorOf(
  access: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<Creator> {
  try {
    return await fromHyperion(needHyperion(access).getCreator(account, options));
  } catch (error) {
    options?.signal?.throwIfAborted();
    if (!(error instanceof UnsupportedError)) throw error;
  }
  // Few chains have it.
  const proxied =
    access.config.backendUrl === null
      ? null
      : await (await import('./proxied-creator.ts')).proxiedCreator(access, account, options);
  if (proxied) return proxied;
  const { creatorInBlock } = await import('./creator-in-block.ts');
  const creator = await creatorInBlock(access, account, options?.signal).catch(() => null);
  options?.signal?.throwIfAborted();
  if (!creator) throw new UnsupportedError('hyperion');
  return creator;
}
