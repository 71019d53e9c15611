import type { ChainAccess } from '../chain/access.ts';

/** Whether a service of the chain may keep changes of what votes are counted in. */
export function keepsVotes({
  hyperionUrl,
  systemContract,
}: Pick<ChainAccess['config'], 'hyperionUrl' | 'systemContract'>): boolean {
  // FIO's rows have numbers as keys.
  return hyperionUrl !== null && systemContract !== 'fio';
}
