import { type Asset, formatAsset } from '../core/asset.ts';
import { type Action, systemAction } from './action.ts';
import { authorityData, keyAuthority } from './authority.ts';

/** Proton's contract that gives resources to new accounts. */
const PROTON = 'eosio.proton';

/** Creates an account with one key each for owner and active. */
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

/**
 * Sent after `newaccount` on Proton, where new accounts are given resources instead of buying them.
 */
export function newaccres(creator: string, account: string, permission = 'active'): Action {
  return {
    account: PROTON,
    name: 'newaccres',
    authorization: [{ actor: creator, permission }],
    data: { account },
  };
}

export function bidname(
  { bidder, newname, bid }: { bidder: string; newname: string; bid: Asset },
  permission = 'active',
): Action {
  return systemAction('bidname', bidder, permission, { bidder, newname, bid: formatAsset(bid) });
}

/** Claims a bid that was outbid. */
export function bidrefund(bidder: string, newname: string, permission = 'active'): Action {
  return systemAction('bidrefund', bidder, permission, { bidder, newname });
}
