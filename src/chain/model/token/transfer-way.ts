import type { ActionView } from '../action/action.ts';

/** Whether a transfer came to an account in whose history it stands, or left it; null for all else. */
export function transferWay(
  { account, name, data }: Pick<ActionView, 'account' | 'name' | 'data'>,
  of: string,
): 'in' | 'out' | null {
  if (name === 'transfer') return data?.to === of ? 'in' : data?.from === of ? 'out' : null;
  if (account !== 'fio.token' || name !== 'trnsfiopubky' || of === account) return null;
  // It names a key and not its holder: of the two accounts that are told of it, one is the sender.
  return data?.actor === of ? 'out' : 'in';
}
