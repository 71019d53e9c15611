import type { Authority, PermissionLevel } from '../types.ts';
import { compareLevels, createAuthorityChecker } from './authority.ts';
import type { AuthorityChecker } from './authority.ts';
import { ChainError, ensure } from './errors.ts';
import { parametersOf } from './parameters.ts';
import { checkCanceldelay } from './scheduled.ts';
import type { CanceldelayArgs } from './scheduled.ts';
import { findPermission } from './state.ts';
import type { Permission, State } from './state.ts';

/** An action with the data that permission checks need. `args` are those of eosio's actions. */
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

/**
 * Checks that each declared authority is allowed to authorize its action, and that keys, granted
 * permissions and the delay (in seconds) satisfy all of them. Throws as nodeos's
 * authorization_manager does.
 */
export function checkAuthorization(
  state: State,
  actions: readonly AuthorizedAction[],
  keys: readonly string[],
  granted: readonly PermissionLevel[] = [],
  delaySeconds = 0,
): void {
  const checker = checkerOf(state, keys, granted);
  for (const { level, delay } of declaredLevels(state, actions, delaySeconds))
    ensure(checker.satisfied(level, delay), 'unsatisfied_authorization', () =>
      [
        `transaction declares authority '${levelJson(level)}', but does not have signatures for it`,
        `under a provided delay of ${delaySeconds * 1000} ms, provided permissions ${JSON.stringify(granted)},`,
        `provided keys ${JSON.stringify(keys)}, and a delay max limit of ${parametersOf(state).max_transaction_delay * 1000} ms`,
      ].join(' '),
    );
  const unused = checker.unusedKeys();
  ensure(
    unused.length === 0,
    'tx_irrelevant_sig',
    () => `transaction bears irrelevant signatures from these keys: ${JSON.stringify(unused)}`,
  );
}

/** The keys that would be used. Throws as checkAuthorization if they are not enough. */
export function requiredKeys(
  state: State,
  actions: readonly AuthorizedAction[],
  keys: readonly string[],
  delaySeconds = 0,
): string[] {
  const checker = checkerOf(state, keys, []);
  for (const { level, delay } of declaredLevels(state, actions, delaySeconds))
    ensure(
      checker.satisfied(level, delay),
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
  const { max_authority_depth: deepest } = parametersOf(state);
  return createAuthorityChecker(authorityOf, keys, granted, { deepest });
}

interface DeclaredLevel {
  level: PermissionLevel;
  /** Available delay in seconds: the transaction's, or the longer one of a canceled transaction. */
  delay: number;
}

/**
 * The distinct declared levels, each checked against its action's minimum, with their shortest
 * delay; sorted by delay, then by level.
 */
function declaredLevels(
  state: State,
  actions: readonly AuthorizedAction[],
  delaySeconds: number,
): DeclaredLevel[] {
  const levels = new Map<string, DeclaredLevel>();
  for (const action of actions) {
    const special = action.account === 'eosio' && checkSpecial(state, action);
    const delay = Math.max(delaySeconds, special || 0);
    for (const level of action.authorization) {
      if (special === false) checkMinimum(state, action, level);
      const key = `${level.actor}@${level.permission}`;
      levels.set(key, { level, delay: Math.min(delay, levels.get(key)?.delay ?? delay) });
    }
  }
  return [...levels.values()].sort((a, b) => a.delay - b.delay || compareLevels(a.level, b.level));
}

function checkMinimum(state: State, action: AuthorizedAction, level: PermissionLevel): void {
  const linked = linkedPermission(state, level.actor, action.account, action.name);
  if (linked === 'eosio.any') return;
  checkSatisfies(state, 'action', level, { actor: level.actor, permission: linked ?? 'active' });
}

/**
 * Permission changes, links and cancelations have a fixed minimum permission. False for other
 * actions, else the seconds of delay that count.
 */
function checkSpecial(state: State, action: AuthorizedAction): number | false {
  switch (action.name) {
    case 'updateauth':
    case 'deleteauth':
      checkPermissionChange(state, action, action.args() as PermissionArgs);
      return 0;
    case 'linkauth':
    case 'unlinkauth':
      checkLinkChange(state, action, action.args() as LinkArgs);
      return 0;
    case 'canceldelay':
      return checkCancel(state, action, action.args() as CanceldelayArgs);
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

function checkCancel(state: State, action: AuthorizedAction, args: CanceldelayArgs): number {
  const [level] = action.authorization;
  ensure(
    level && action.authorization.length === 1,
    'irrelevant_auth_exception',
    'canceldelay action should only have one declared authorization',
  );
  checkSatisfies(state, 'canceldelay action', level, args.canceling_auth, 'specified');
  return checkCanceldelay(state, args);
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

/** A declared permission is sufficient if it is the minimum permission or one of its ancestors. */
function checkSatisfies(
  state: State,
  subject: string,
  declared: PermissionLevel,
  minimum: PermissionLevel,
  what: 'minimum' | 'specified' = 'minimum',
): void {
  getPermission(state, declared);
  let found: Permission | undefined = getPermission(state, minimum);
  while (found && found.name !== declared.permission)
    found = findPermission(state, minimum.actor, found.parent);
  ensure(
    found && declared.actor === minimum.actor,
    'irrelevant_auth_exception',
    () =>
      `${subject} declares irrelevant authority '${levelJson(declared)}'; ${what} authority${what === 'specified' ? ' to satisfy' : ''} is ${levelJson(minimum)}`,
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
