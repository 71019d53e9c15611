import type { Asking } from '../rpc/node.ts';
import type { Creator } from '../services/hyperion.ts';
import type { ChainAccess } from './access.ts';
import { needHyperion } from './hyperion.ts';

export async function creatorOf(
  access: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<Creator> {
  return needHyperion(access).getCreator(account, asking);
}
