import * as limits from '../../core/limits.ts';
import { keyHolders } from '../../model/permission/key-holders.ts';
import type { KeyOffer, KeyOffers } from '../../model/permission/key.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accessAt, nodesInOrder, readFromTwoOperators } from '../chain/two-operators.ts';
import { keyAccounts } from './keys.ts';

/**
 * The permissions of a key that may be offered for a login. The list comes from one index; each
 * account of it is read from nodes of two operators, and a permission counts if none of them that
 * responds lacks the key. Rejects as keyAccounts.
 * @param key in any form
 */
export async function keyOffers(access: ChainAccess, key: string): Promise<KeyOffers> {
  const { accounts: listed, truncated = false } = await keyAccounts(access, key);
  const names = [...new Set(listed.map(({ account }) => account))];
  const checked = names.slice(0, limits.keyAccountsChecked);
  const offers = await Promise.all(checked.map((name) => offersOf(access, key, name)));
  return {
    offers: offers.flat(),
    unconfirmed: checked.filter((_, at) => offers[at]?.length === 0),
    truncated: truncated || names.length > checked.length,
  };
}

/** The permissions of an account that have a key, as two operators report them. */
export async function offersOf(
  access: ChainAccess,
  key: string,
  name: string,
  { signal }: RequestOptions = {},
): Promise<KeyOffer[]> {
  const { responses, nodes } = await readFromTwoOperators(
    nodesInOrder(access),
    async (node) => {
      const account = await accessAt(access, node).node.getAccount(name, { signal });
      // A node may return another account than the requested one.
      if (account.account_name !== name) throw new Error('The node returned another account');
      return keyHolders(key, [account]).map(({ permission }) => permission);
    },
    { signal, third: true },
  );
  const [first = []] = responses;
  const agreed = first.filter((permission) => responses.every((one) => one.includes(permission)));
  const onlyBy = nodes.length > 1 ? null : (nodes[0] ?? null);
  return agreed.map((permission) => ({ account: name, permission, onlyBy }));
}
