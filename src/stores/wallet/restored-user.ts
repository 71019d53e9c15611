import { browserStorage } from '../../chain/sign/users/storage.ts';
import { currentOn, readUsers, sameUser, type User } from '../../chain/sign/users/users.ts';
import { chainConfig } from '../chain/chain.ts';

/** The user of the last visit; null for a visitor. */
export async function restoredUser(): Promise<User | null> {
  return currentOn(readUsers(await browserStorage().read('users')), chainConfig().key);
}

/** Whether a user is still logged in, as all tabs of this site know. True without storage. */
export async function isStillCurrent(user: User): Promise<boolean> {
  const text = await browserStorage().read('users');
  if (text === null) return true;
  const current = currentOn(readUsers(text), chainConfig().key);
  return current !== null && sameUser(current, user);
}
