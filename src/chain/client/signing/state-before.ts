import { type Action, behindWrapper } from '../../actions/action.ts';
import type { Before } from '../../model/signing/before.ts';
import { linkedActions } from '../../model/permission/permission-branches.ts';
import { ANY_PERMISSION } from '../../model/permission/permission.ts';
import { linkOf } from '../../model/permission/link-check.ts';
import { integerTextOf, textOf } from '../../rpc/json.ts';
import { readSale } from '../../tables/nft-sales.ts';
import { readAccount } from '../account/account.ts';
import { permissionLinks } from '../account/account-permissions.ts';
import type { ChainAccess } from '../chain/access.ts';

/** What an action would replace or remove; null if it is nothing, or not known. */
export async function stateBefore(access: ChainAccess, action: Action): Promise<Before | null> {
  const { account, name, data } = behindWrapper(action, access.config);
  if (account === 'atomicmarket' && name === 'cancelsale') {
    const id = integerTextOf(data['sale_id']);
    const sale = id === null ? null : await readSale(access.pool, id);
    return sale && { kind: 'sale', ...sale };
  }
  const isLink = name === 'linkauth' || name === 'unlinkauth';
  return account === access.config.accounts.system && isLink ? linkBefore(access, data) : null;
}

async function linkBefore(access: ChainAccess, data: Action['data']): Promise<Before | null> {
  const [account, contract] = [textOf(data['account']), textOf(data['code'])];
  if (account === null || contract === null) return null;
  const link = { contract, action: textOf(data['type']) ?? '' };
  const { permissions, linkedToAny } = await readAccount(access, account);
  const reported = [
    ...permissions.map(({ perm_name, linked_actions }) => [perm_name, linked_actions] as const),
    [ANY_PERMISSION, linkedToAny] as const,
  ];
  const links = reported.flatMap(([permission, list]) =>
    linkedActions(list).map((one) => ({ permission, ...one })),
  );
  const found = linkOf(links, link);
  if (found) return { kind: 'link', permission: found.permission };
  // Older nodes report none. Then an indexer does.
  if (permissions.some(({ linked_actions }) => linked_actions !== undefined))
    return { kind: 'link', permission: null };
  const { rows, complete } = await permissionLinks(access, account);
  const indexed = linkOf(rows, link);
  if (!indexed && !complete) return null;
  return { kind: 'link', permission: indexed?.permission ?? null };
}
