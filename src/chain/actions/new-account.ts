import { type Asset, formatAsset } from '../core/asset.ts';
import { type Action, systemAction } from './action.ts';
import { type Authority, authorityData } from './authority.ts';
import { buyrambytes, delegatebw } from './resources.ts';

/** Proton's contract that gives resources to new accounts. */
const PROTON = 'eosio.proton';

/** An account that another one creates. */
export interface NewAccount {
  readonly creator: string;
  readonly name: string;
  readonly owner: Authority;
  readonly active: Authority;
}

/** What the creator buys for a new account. */
export interface StartingResources {
  /** RAM. */
  readonly bytes: number;
  /** Null on chains without stake for resources. */
  readonly stake: {
    readonly cpu: Asset;
    readonly net: Asset;
    /** Whether the new account owns the staked tokens. */
    readonly transfer: boolean;
  } | null;
}

export function newaccount(
  { creator, name, owner, active }: NewAccount,
  permission = 'active',
): Action {
  return systemAction('newaccount', creator, permission, {
    creator,
    name,
    owner: authorityData(owner),
    active: authorityData(active),
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

/**
 * All actions for a new account that can send transactions.
 * @param resources null on chains that give them
 */
export function createAccount(
  account: NewAccount,
  resources: StartingResources | null,
  permission = 'active',
): Action[] {
  const { creator, name } = account;
  const created = newaccount(account, permission);
  if (resources === null) return [created, newaccres(creator, name, permission)];
  const { bytes, stake } = resources;
  return [
    created,
    buyrambytes({ payer: creator, receiver: name, bytes }, permission),
    ...(stake
      ? [delegatebw({ from: creator, receiver: name, ...stake }, stake.transfer, permission)]
      : []),
  ];
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
