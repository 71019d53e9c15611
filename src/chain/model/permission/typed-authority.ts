import type { Authority } from '../../actions/authority.ts';
import { isPublicKey, keyId } from '../../core/key.ts';
import { isName } from '../../core/name.ts';
import * as limits from '../../core/limits.ts';
import { isPrivateKey } from './key-change.ts';
import type { LinkedAction } from './permission.ts';

/** Typed holders of an authority, with their weights as texts. */
export interface TypedKey {
  key: string;
  weight: string;
}
export interface TypedAccount {
  /** `bob@active`; without a permission, active is meant. */
  level: string;
  weight: string;
}
export interface TypedWait {
  seconds: string;
  weight: string;
}

/** An authority as the editor has it. */
export interface TypedAuthority {
  threshold: string;
  keys: TypedKey[];
  accounts: TypedAccount[];
  waits: TypedWait[];
}

export type HolderProblem =
  | 'private-key'
  | 'not-a-public-key'
  | 'repeated'
  | 'not-a-level'
  | 'unknown-account'
  | 'not-seconds'
  | 'too-long';

export type FigureProblem = 'not-a-weight' | 'not-a-threshold' | 'too-little-weight' | 'no-holder';

export interface RowProblems {
  readonly holder: HolderProblem | null;
  readonly weight: FigureProblem | null;
}

export interface AuthorityProblems {
  readonly threshold: FigureProblem | null;
  readonly keys: readonly RowProblems[];
  readonly accounts: readonly RowProblems[];
  readonly waits: readonly RowProblems[];
}

const MAX_WEIGHT = 2 ** 16 - 1;
const MAX_THRESHOLD = 2 ** 32 - 1;

/** What is wrong with an authority. Nodes would refuse each of it. */
export function authorityProblems(
  typed: TypedAuthority,
  accountExists: (name: string) => boolean,
): AuthorityProblems {
  const rows = <Row extends { weight: string }>(
    all: readonly Row[],
    idOf: (row: Row) => string,
    problemOf: (row: Row) => HolderProblem | null,
  ): RowProblems[] =>
    all.map((row, at) => ({
      holder:
        problemOf(row) ??
        (all.findIndex((other) => idOf(other) === idOf(row)) < at ? 'repeated' : null),
      weight: isCount(row.weight, MAX_WEIGHT) ? null : 'not-a-weight',
    }));
  return {
    threshold: thresholdProblem(typed),
    keys: rows(
      typed.keys,
      ({ key }) => keyId(key.trim()),
      ({ key }) => keyProblem(key.trim()),
    ),
    accounts: rows(
      typed.accounts,
      ({ level }) => levelText(levelOf(level)),
      ({ level }) => levelProblem(level, accountExists),
    ),
    waits: rows(
      typed.waits,
      ({ seconds }) => String(Number(seconds)),
      ({ seconds }) => waitProblem(seconds),
    ),
  };
}

export function hasProblem({ threshold, keys, accounts, waits }: AuthorityProblems): boolean {
  const rows = [...keys, ...accounts, ...waits];
  return (
    threshold !== null || rows.some(({ holder, weight }) => holder !== null || weight !== null)
  );
}

/** The authority that was typed. Holders and weights that are not valid are left out. */
export function typedAuthority(typed: TypedAuthority): Authority {
  const weightOf = ({ weight }: { weight: string }) =>
    isCount(weight, MAX_WEIGHT) ? Number(weight) : 0;
  return {
    threshold: isCount(typed.threshold, MAX_THRESHOLD) ? Number(typed.threshold) : 0,
    keys: typed.keys
      .filter(({ key }) => keyProblem(key.trim()) === null)
      .map((row) => ({ key: row.key.trim(), weight: weightOf(row) })),
    accounts: typed.accounts
      .filter(({ level }) => levelProblem(level, () => true) === null)
      .map((row) => ({ ...levelOf(row.level), weight: weightOf(row) })),
    waits: typed.waits
      .filter(({ seconds }) => waitProblem(seconds) === null)
      .map((row) => ({ seconds: Number(row.seconds), weight: weightOf(row) })),
  };
}

/** An authority as the editor shows it. */
export function toTyped({ threshold, keys, accounts, waits }: Authority): TypedAuthority {
  return {
    threshold: String(threshold),
    keys: keys.map(({ key, weight }) => ({ key, weight: String(weight) })),
    accounts: accounts.map((one) => ({ level: levelText(one), weight: String(one.weight) })),
    waits: waits.map(({ seconds, weight }) => ({
      seconds: String(seconds),
      weight: String(weight),
    })),
  };
}

/** `bob@active` of a typed level. */
export function levelOf(text: string): { actor: string; permission: string } {
  const [actor = '', permission = 'active'] = text.trim().toLowerCase().split('@');
  return { actor, permission };
}

function levelText({ actor, permission }: { actor: string; permission: string }): string {
  return `${actor}@${permission}`;
}

function thresholdProblem(typed: TypedAuthority): FigureProblem | null {
  if (!isCount(typed.threshold, MAX_THRESHOLD)) return 'not-a-threshold';
  const rows = [...typed.keys, ...typed.accounts, ...typed.waits];
  if (rows.length === 0) return 'no-holder';
  const known = rows.every(({ weight }) => isCount(weight, MAX_WEIGHT));
  const sum = rows.reduce((total, { weight }) => total + Number(weight), 0);
  return known && sum < Number(typed.threshold) ? 'too-little-weight' : null;
}

function keyProblem(key: string): HolderProblem | null {
  if (isPrivateKey(key)) return 'private-key';
  return isPublicKey(key) ? null : 'not-a-public-key';
}

function levelProblem(text: string, exists: (name: string) => boolean): HolderProblem | null {
  const { actor, permission } = levelOf(text);
  if (!isName(actor) || !isName(permission) || text.split('@').length > 2) return 'not-a-level';
  return exists(actor) ? null : 'unknown-account';
}

function waitProblem(seconds: string): HolderProblem | null {
  if (!isCount(seconds, MAX_THRESHOLD)) return 'not-seconds';
  return Number(seconds) > limits.longestDelaySeconds ? 'too-long' : null;
}

function isCount(text: string, most: number): boolean {
  return /^[0-9]{1,10}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;
}

/** Why a permission cannot have a name. */
export type NameProblem = 'not-a-permission' | 'reserved' | 'taken';

export function nameProblem(name: string, taken: readonly string[]): NameProblem | null {
  if (!isName(name)) return 'not-a-permission';
  if (name.startsWith('eosio.')) return 'reserved';
  return taken.includes(name) ? 'taken' : null;
}

/** `contract::action` texts between blanks. An asterisk, or no action, is the whole contract. */
export function typedLinks(text: string): (LinkedAction | null)[] {
  return text
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map((one) => {
      const [contract = '', action = '*', ...rest] = one.split('::');
      const anyAction = action === '*' || action === '';
      if (rest.length > 0 || !isName(contract) || !(anyAction || isName(action))) return null;
      return { contract, action: anyAction ? null : action };
    });
}

/** A permission link as the editor shows it. */
export function linkText({ contract, action }: LinkedAction): string {
  return `${contract}::${action ?? '*'}`;
}
