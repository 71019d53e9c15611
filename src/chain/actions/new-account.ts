import type { Action } from './action.ts';
import { authorityData, keyAuthority } from './authority.ts';
import { systemAction } from './system-action.ts';

/** The contract of Proton that gives new accounts their resources. */
const PROTON = 'eosio.proton';

/** Makes an account whose owner and active permissions are a key each. */
export function newaccount(
  fields: {
    readonly creator: string;
    readonly name: string;
    readonly ownerKey: string;
    readonly activeKey: string;
  },
  permission = 'active',
): Action {
  const { creator, name, ownerKey, activeKey } = fields;
  return systemAction('newaccount', creator, permission, {
    creator,
    name,
    owner: authorityData(keyAuthority(ownerKey)),
    active: authorityData(keyAuthority(activeKey)),
  });
}

/** Follows `newaccount` on Proton, where resources are given and not bought. */
export function newaccres(creator: string, account: string, permission = 'active'): Action {
  return {
    account: PROTON,
    name: 'newaccres',
    authorization: [{ actor: creator, permission }],
    data: { account },
  };
}
