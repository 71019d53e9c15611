import type { ActionView } from '../action/action.ts';

/**
 * Direction of a transfer from the point of view of the history's account; null for other actions.
 */
export function transferWay(
  { account, name, data }: Pick<ActionView, 'account' | 'name' | 'data'>,
  of: string,
): 'in' | 'out' | null {
  if (name === 'transfer') return data?.to === of ? 'in' : data?.from === of ? 'out' : null;
  if (account !== 'fio.token' || name !== 'trnsfiopubky' || of === account) return null;
  // This transfer names a key instead of an account. Of the two accounts notified, one is the
  // sender.
  return data?.actor === of ? 'out' : 'in';
}
