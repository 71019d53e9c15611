import { eosioAccounts } from '../config/system-accounts.ts';
import type { ChainConfig } from '../config/types.ts';
import { refusedByWrappedContract, wrappedData, wrapperData } from './system-wrapper.ts';

export interface PermissionLevel {
  readonly actor: string;
  readonly permission: string;
}

/** An unsigned action. Data by field name, in the order of the contract's ABI. */
export interface Action {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  readonly data: Readonly<Record<string, unknown>>;
  /** The user chose the contract, so no other one takes its place. See `atSystemAccounts`. */
  readonly isChosen?: true;
}

/** An action of the system contract under its usual name: see `atSystemAccounts`. */
export function systemAction(
  name: string,
  actor: string,
  permission: string,
  data: Action['data'],
): Action {
  return { account: eosioAccounts.system, name, authorization: [{ actor, permission }], data };
}

/** What of a chain decides where a system action goes. */
type ChainContracts = Pick<ChainConfig, 'coreSymbol' | 'legacySymbol'> & {
  readonly accounts: Pick<ChainConfig['accounts'], 'system' | 'msig' | 'systemWrapper'>;
};

/** Whether a permission may sign an action of a contract. */
type MaySign = (level: PermissionLevel, contract: string, name: string) => boolean;

/**
 * Moves a form's action to the chain's own system accounts, and to the contract in front of the
 * system contract where that takes it. What it does not take goes to the system contract, with
 * amounts of the core token in the token that this contract counts. So does what its permission may
 * sign there alone. An action whose contract the user chose stays. Builders use EOSIO's names and
 * fields; other chains may use others.
 * @param maySign by the links of the permissions; absent if they are active or above
 */
export function atSystemAccounts(
  requested: Action,
  chain: ChainContracts,
  maySign: MaySign = () => true,
): Action {
  const { isChosen, ...action } = requested;
  if (isChosen) return action;
  const { system, systemWrapper, msig } = chain.accounts;
  if (action.account === eosioAccounts.system) {
    if (!systemWrapper) return { ...action, account: system };
    const data = isForWrapper(action) ? wrapperData(action.name, action.data) : null;
    const isSignedBy = (contract: string) =>
      action.authorization.every((level) => maySign(level, contract, action.name));
    const isLinkedBehind =
      !refusedByWrappedContract(action.name) && !isSignedBy(systemWrapper) && isSignedBy(system);
    return data && !isLinkedBehind
      ? { ...action, account: systemWrapper, data }
      : { ...action, account: system, data: inLegacyToken(action.data, chain) };
  }
  return action.account === eosioAccounts.msig ? { ...action, account: msig } : action;
}

/**
 * Whether links of permissions decide where actions go: on chains with a contract in front of the
 * system contract, for permissions below active.
 */
export function dependsOnLinks(
  requested: readonly Action[],
  { accounts }: ChainContracts,
): boolean {
  const isSystems = ({ account, isChosen }: Action) =>
    !isChosen && account === eosioAccounts.system;
  return (
    accounts.systemWrapper !== undefined &&
    requested.some((action) => isSystems(action) && action.authorization.some(isBelowActive))
  );
}

const isBelowActive = ({ permission }: PermissionLevel): boolean =>
  permission !== 'active' && permission !== 'owner';

/**
 * An action as it is at the system contract, if it is one that the contract in front takes. The same
 * intent may go to either: links of permissions decide, and nodes report these.
 */
export function behindWrapper(action: Action, chain: ChainContracts): Action {
  const { system, systemWrapper } = chain.accounts;
  if (action.account !== system && action.account !== systemWrapper) return action;
  const data = systemWrapper === undefined ? null : wrappedData(action.name, action.data);
  return data ? { ...action, account: system, data: inLegacyToken(data, chain) } : action;
}

/** Data with its amounts of the core token in the token that it replaced, unit for unit. */
function inLegacyToken(data: Action['data'], { coreSymbol, legacySymbol }: ChainContracts) {
  if (legacySymbol === null) return data;
  const amount = new RegExp(`^(-?\\d+(?:\\.\\d+)?) ${coreSymbol.code}$`);
  const fields = Object.entries(data).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.replace(amount, `$1 ${legacySymbol.code}`) : value,
  ]);
  return Object.fromEntries(fields) as Action['data'];
}

const PERMISSION_CHANGES: ReadonlySet<string> = new Set([
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
]);

/** Whether a form's action changes a permission or what it may sign. Chosen actions are as they were typed. */
export function changesPermission({ account, name, isChosen }: Action): boolean {
  return !isChosen && account === eosioAccounts.system && PERMISSION_CHANGES.has(name);
}

/**
 * The wrapper passes actions on with the account's active permission. So it cannot change owner, and
 * permission changes by another permission than active go to the system contract.
 */
function isForWrapper({ name, authorization }: Action): boolean {
  const isActive = authorization.every(({ permission }) => permission === 'active');
  return isActive || !PERMISSION_CHANGES.has(name);
}
