import type { Authority } from '../../../actions/authority.ts';
import { unique } from '../../../core/unique.ts';
import { type JsonRecord, textOf } from '../../../rpc/json.ts';
import { keyTransfers } from '../../action/action-groups.ts';
import { allPermissions } from '../../permission/all-permissions.ts';
import type { PermissionChange } from '../../permission/permission-changes.ts';
import { CONTROL } from '../../permission/power-action.ts';
import {
  ANY_PERMISSION,
  type LinkedAction,
  type PermissionView,
} from '../../permission/permission.ts';
import { systemValues } from '../system-values.ts';
import type { SigningFacts } from './facts.ts';
import { CONTROL_PERMISSIONS, holdersOf, isForeign } from './holders.ts';
import { systemCalls } from './power-rules.ts';
import { changesBy } from './takeover-rules.ts';
import type { Finding } from './warning.ts';

/** What a permission may be after the transaction: not all that is proposed runs, or in this order. */
interface After {
  readonly parents: readonly string[];
  readonly authorities: readonly Authority[];
  readonly isChanged: boolean;
}

interface Link extends LinkedAction {
  readonly permission: string;
  readonly isNew: boolean;
}

/**
 * Others can sign what moves assets, or what changes who controls the account: a lower permission that
 * somebody who is not the user can use is linked to it, or comes to be usable by them while it is. The
 * permission's parents count as well.
 */
export function assetsLinked(facts: SigningFacts): Finding[] {
  // A proposal may change thousands of accounts: each is looked up among its own changes only.
  const changes = Map.groupBy(changesBy(facts, 'updateauth'), ({ account }) => account);
  const updates = callsByAccount(facts, 'updateauth');
  const links = callsByAccount(facts, 'linkauth');
  const unlinks = callsByAccount(facts, 'unlinkauth');
  const accounts = new Set([...changes.keys(), ...links.keys(), ...unlinks.keys()]);
  return [...accounts].flatMap((account) => {
    const permissions = permissionsAfter(
      facts.permissions.get(account) ?? [],
      changes.get(account) ?? [],
      updates.get(account) ?? [],
    );
    return linksAfter(facts.permissions.get(account) ?? [], {
      links: links.get(account) ?? [],
      unlinks: unlinks.get(account) ?? [],
    })
      .filter((link) => movesAssets(link, facts))
      .flatMap(({ permission, contract, action, isNew }): Finding[] => {
        const through = usableFor(permission, permissions);
        if (!isNew && !through.some(({ isChanged }) => isChanged)) return [];
        const holders = unique(
          through
            .flatMap(({ authorities }) => authorities)
            .flatMap((authority) => holdersOf(authority, account, facts)),
        ).filter(isForeign);
        if (holders.length === 0) return [];
        return [{ rule: 'assets-linked', account, permission, contract, action, holders }];
      });
  });
}

/**
 * Actions of known contracts that move assets or give them away for something, besides `transfer` and
 * the system's: of FIO, of NFT contracts, their markets, exchanges, tokens, and the EVM. Who can change the
 * addresses of a FIO address is paid in its owner's place.
 */
const MOVING: ReadonlySet<string> = new Set([
  ...keyTransfers,
  'xferdomain',
  'xferaddress',
  'wraptokens',
  'wrapdomain',
  'burndomain',
  'burnaddress',
  'createoffer',
  'acceptoffer',
  'createauswap',
  'burnasset',
  'backasset',
  'offer',
  'claim',
  'burn',
  'delegate',
  'announcesale',
  'announceauct',
  'createbuyo',
  'fulfilltbuyo',
  'acceptbuyo',
  'withdraw',
  'issue',
  'retire',
  'burnnfts',
  'transferf',
  'offerf',
  'burnf',
  'listdomain',
  'buydomain',
  'addaddress',
  'placeorder',
  'purchasesale',
  'auctionbid',
  'call',
  'raw',
]);

/** Other actions of a contract that is not known are not judged by their names. */
function movesAssets({ contract, action }: LinkedAction, facts: SigningFacts): boolean {
  if (action === null || action === 'transfer') return true;
  if (
    facts.systemContracts.has(contract) &&
    (systemValues(action, {}) !== null || controls(action))
  )
    return true;
  return facts.knownContracts.has(contract) && MOVING.has(action);
}

/**
 * Whether a system action changes who controls the account that signs. The contract in front of the
 * system contract takes it by any permission that is linked to it, and passes it on with active.
 */
const controls = (action: string) => CONTROL.has(action) && !action.startsWith('newaccount');

function callsByAccount(facts: SigningFacts, name: string): Map<string, JsonRecord[]> {
  return Map.groupBy(systemCalls(facts, name), ({ account }) => textOf(account) ?? '');
}

/**
 * An account's permissions with the changes of its `updateauth` actions. A parent changes where the
 * permission was deleted before.
 */
function permissionsAfter(
  before: readonly PermissionView[],
  changes: readonly PermissionChange[],
  calls: readonly JsonRecord[],
): Map<string, After> {
  const listOf = (parent: string | null) => (parent === null ? [] : [parent]);
  const permissions = new Map<string, After>(
    allPermissions(before).map((view) => [
      view.name,
      { parents: listOf(view.parent), authorities: [view], isChanged: false },
    ]),
  );
  const callsOf = Map.groupBy(calls, (data) => data['permission']);
  for (const [permission, some] of Map.groupBy(changes, (change) => change.permission)) {
    const authorities = some.flatMap(({ after }) => after ?? []);
    if (authorities.length === 0) continue;
    const named = (callsOf.get(permission) ?? []).flatMap((data) => listOf(textOf(data['parent'])));
    const parents = [...(permissions.get(permission)?.parents ?? []), ...named];
    permissions.set(permission, { parents, authorities, isChanged: true });
  }
  return permissions;
}

interface LinkCalls {
  readonly links: readonly JsonRecord[];
  readonly unlinks: readonly JsonRecord[];
}

/**
 * The links that an account has, and those of its `linkauth` actions. An action that loses its own falls
 * to the link of its whole contract.
 */
function linksAfter(before: readonly PermissionView[], { links, unlinks }: LinkCalls): Link[] {
  const existing = allPermissions(before).flatMap(({ name, linked }) =>
    linked.map((one) => ({ ...one, permission: name, isNew: false })),
  );
  const made = links.map((data) => ({
    permission: textOf(data['requirement']) ?? '',
    contract: textOf(data['code']) ?? '',
    action: textOf(data['type']),
    isNew: true,
  }));
  const fallen = unlinks.flatMap((data) => {
    const action = textOf(data['type']);
    const ofAll = existing.find((one) => one.contract === data['code'] && one.action === null);
    return ofAll && action !== null ? [{ ...ofAll, action, isNew: true }] : [];
  });
  return [...made, ...fallen, ...existing];
}

/** The lower permissions that can sign for one: itself and its parents, or all for `eosio.any`. */
function usableFor(permission: string, all: ReadonlyMap<string, After>): After[] {
  if (permission === ANY_PERMISSION)
    return [...all].flatMap(([name, after]) => (CONTROL_PERMISSIONS.includes(name) ? [] : [after]));
  const path = new Set<After>();
  const open = [permission];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const after = CONTROL_PERMISSIONS.includes(name) ? undefined : all.get(name);
    if (!after || path.has(after)) continue;
    path.add(after);
    open.push(...after.parents);
  }
  return [...path];
}
