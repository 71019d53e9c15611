import type { History } from '../../history/choose.ts';
import type { ChainAccess } from '../chain/access.ts';
import { historyOf } from './history.ts';

/** The configured providers of a chain and their capabilities. */
export function historySources(access: ChainAccess): History['sources'] {
  return historyOf(access).sources;
}
