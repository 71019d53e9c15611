import type { Authority, PermissionLevel } from '../types.ts';
import { compareLevels, createAuthorityChecker } from './authority.ts';
import type { AuthorityChecker } from './authority.ts';
import { ChainError, ensure } from './errors.ts';
import { findPermission } from './state.ts';
import type { Permission, State } from './state.ts';

/** An action with what its permission check reads of it. `args` are those of eosio's actions. */
export interface AuthorizedAction {
  account: string;
  name: string;
  authorization: readonly PermissionLevel[];
  args: () => unknown;
}

interface PermissionArgs {
  account: string;
  permission: string;
  parent: string;
}

interface LinkArgs {
  account: string;
  code: string;
  type: string;
}

const UNLINKABLE = ['updateauth', 'deleteauth', 'linkauth', 'unlinkauth', 'canceldelay'];
const MAX_DELAY_MS = 45 * 24 * 3600 * 1000;

/**
 * Checks that each declared authority is enough for its action, and that keys and granted
 * permissions satisfy all of them. Throws as nodeos's authorization_manager does.
 */
export function checkAuthorization(
  state: State,
  actions: readonly AuthorizedAction[],
  keys: readonly string[],
  granted: readonly PermissionLevel[] = [],
): void {
  const checker = checkerOf(state, keys, granted);
  for (const level of declaredLevels(state, actions))
    ensure(checker.satisfied(level), 'unsatisfied_authorization', () =>
      [
        `transaction declares authority '${levelJson(level)}', but does not have signatures for it`,
        `under a provided delay of 0 ms, provided permissions ${JSON.stringify(granted)},`,
        `provided keys ${JSON.stringify(keys)}, and a delay max limit of ${MAX_DELAY_MS} ms`,
      ].join(' '),
    );
  const unused = checker.unusedKeys();
  ensure(
    unused.length === 0,
    'tx_irrelevant_sig',
    () => `transaction bears irrelevant signatures from these keys: ${JSON.stringify(unused)}`,
  );
}

/** Which of the keys would be used. Throws as checkAuthorization where they are not enough. */
export function requiredKeys(
  state: State,
  actions: readonly AuthorizedAction[],
  keys: readonly string[],
): string[] {
  const checker = checkerOf(state, keys, []);
  for (const level of declaredLevels(state, actions))
    ensure(
      checker.satisfied(level),
      'unsatisfied_authorization',
      () =>
        `transaction declares authority '${levelJson(level)}', but does not have signatures for it.`,
    );
  const unused = checker.unusedKeys();
  return keys.filter((key) => !unused.includes(key));
}

export function levelJson({ actor, permission }: PermissionLevel): string {
  return JSON.stringify({ actor, permission });
}

export function getPermission(state: State, level: PermissionLevel): Permission {
  const found = findPermission(state, level.actor, level.permission);
  if (found) return found;
  throw new ChainError(
    'permission_query_exception',
    `Failed to retrieve permission: ${levelJson(level)}`,
  );
}

function checkerOf(
  state: State,
  keys: readonly string[],
  granted: readonly PermissionLevel[],
): AuthorityChecker {
  const authorityOf = ({ actor, permission }: PermissionLevel): Authority | undefined =>
    findPermission(state, actor, permission)?.auth;
  return createAuthorityChecker(authorityOf, keys, granted);
}

/** The distinct declared levels in ascending order, each checked against its action's minimum. */
function declaredLevels(state: State, actions: readonly AuthorizedAction[]): PermissionLevel[] {
  const levels = new Map<string, PermissionLevel>();
  for (const action of actions) {
    const special = action.account === 'eosio' && checkSpecial(state, action);
    for (const level of action.authorization) {
      if (!special) checkMinimum(state, action, level);
      levels.set(`${level.actor}@${level.permission}`, level);
    }
  }
  return [...levels.values()].sort(compareLevels);
}

function checkMinimum(state: State, action: AuthorizedAction, level: PermissionLevel): void {
  const linked = linkedPermission(state, level.actor, action.account, action.name);
  if (linked === 'eosio.any') return;
  checkSatisfies(state, 'action', level, { actor: level.actor, permission: linked ?? 'active' });
}

/** Updating permissions and links has its own minimum, which no link can lower. */
function checkSpecial(state: State, action: AuthorizedAction): boolean {
  switch (action.name) {
    case 'updateauth':
    case 'deleteauth':
      checkPermissionChange(state, action, action.args() as PermissionArgs);
      return true;
    case 'linkauth':
    case 'unlinkauth':
      checkLinkChange(state, action, action.args() as LinkArgs);
      return true;
    default:
      return false;
  }
}

function checkPermissionChange(state: State, action: AuthorizedAction, args: PermissionArgs): void {
  const deleting = action.name === 'deleteauth';
  const level = soleAuthorization(
    action,
    args.account,
    action.name,
    deleting ? 'permission to delete' : 'affected permission',
  );
  const exists = deleting || findPermission(state, args.account, args.permission);
  const permission = exists ? args.permission : args.parent;
  // nodeos says "updateauth" for both.
  checkSatisfies(state, 'updateauth action', level, { actor: args.account, permission });
}

function checkLinkChange(state: State, action: AuthorizedAction, args: LinkArgs): void {
  const linking = action.name === 'linkauth';
  const word = linking ? 'link' : 'unlink';
  const level = soleAuthorization(action, args.account, word, 'linked permission');
  ensure(
    !linking || args.code !== 'eosio' || !UNLINKABLE.includes(args.type),
    'action_validate_exception',
    `Cannot link eosio::${args.type} to a minimum permission`,
  );
  const linked = linkedPermission(state, args.account, args.code, args.type);
  ensure(
    linking || linked,
    'transaction_exception',
    () =>
      `cannot unlink non-existent permission link of account '${args.account}' for actions matching '${args.code}::${args.type}'`,
  );
  if (linked === 'eosio.any') return;
  const permission = linked ?? 'active';
  checkSatisfies(state, `${word} action`, level, { actor: args.account, permission });
}

function soleAuthorization(
  action: AuthorizedAction,
  account: string,
  word: string,
  what: string,
): PermissionLevel {
  const [level] = action.authorization;
  ensure(
    level && action.authorization.length === 1,
    'irrelevant_auth_exception',
    `${word} action should only have one declared authorization`,
  );
  ensure(
    level.actor === account,
    'irrelevant_auth_exception',
    `the owner of the ${what} needs to be the actor of the declared authorization`,
  );
  return level;
}

/** Declared is enough where it is the minimum permission or one of its ancestors. */
function checkSatisfies(
  state: State,
  subject: string,
  declared: PermissionLevel,
  minimum: PermissionLevel,
): void {
  getPermission(state, declared);
  let found: Permission | undefined = getPermission(state, minimum);
  while (found && found.name !== declared.permission)
    found = findPermission(state, minimum.actor, found.parent);
  ensure(
    found && declared.actor === minimum.actor,
    'irrelevant_auth_exception',
    () =>
      `${subject} declares irrelevant authority '${levelJson(declared)}'; minimum authority is ${levelJson(minimum)}`,
  );
}

function linkedPermission(
  state: State,
  account: string,
  code: string,
  type: string,
): string | undefined {
  const links = state.links.get(account)?.filter((link) => link.code === code) ?? [];
  const link = links.find((one) => one.type === type) ?? links.find((one) => one.type === '');
  return link?.requirement;
}
