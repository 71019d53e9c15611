import { browserStorage } from '../../chain/sign/users/storage.ts';
import { currentOn, readUsers, type User } from '../../chain/sign/users/users.ts';
import { chainConfig } from '../chain/chain.ts';

/** The user of the last visit; null for a visitor. */
export async function restoredUser(): Promise<User | null> {
  return currentOn(readUsers(await browserStorage().read('users')), chainConfig().key);
}
