import {
  localFacts,
  signingFacts,
  type SigningIntent,
} from '../../chain/client/signing/signing-facts.ts';
import { knownContracts, systemContracts } from '../../chain/config/known-accounts.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import { asTrace } from '../../chain/model/action/as-trace.ts';
import { balanceChanges } from '../../chain/model/transaction/balance-changes.ts';
import { movingChain } from '../../chain/model/transaction/token-moves.ts';
import type { DryRun } from '../../chain/model/transaction/dry-run.ts';
import { inlineActions, type NestedActions } from '../../chain/model/signing/nested-actions.ts';
import {
  permissionChanges,
  type KnownPermissions,
} from '../../chain/model/permission/permission-changes.ts';
import type { NestedPreview, SigningPreview } from '../../chain/model/signing/signing-preview.ts';
import {
  isPowerAction,
  readAction,
  warningsOf,
} from '../../chain/model/signing/warnings/warnings.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { favorites } from '../favorites/favorites.ts';
import { readNested, withData, type NestedReading } from './nested-actions.ts';
import { $users } from '../wallet/users.ts';

/** After this time the user can continue without the warnings that need responses. */
const CHECK_MS = 25_000;

export interface CheckedTransaction {
  readonly actions: readonly ActionView[];
  readonly actor: string;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
  /** The sponsor's account and its contract, if there is one. */
  readonly sponsor: readonly string[];
  /** Resolves to null if aborted. */
  readonly dryRun: Promise<DryRun | null>;
}

type Found = Pick<SigningPreview, 'warnings' | 'unchecked' | 'nested' | 'permissionChanges'>;

/**
 * Collects warnings and shows them as they are found. An unknown contract may send any action, so
 * its dry run is awaited. Never rejects: checks that fail are marked as such.
 */
export async function checkTransaction(
  transaction: CheckedTransaction,
  signal: AbortSignal,
  show: (found: Partial<Found>) => void,
): Promise<void> {
  let reading: NestedReading = { nested: [], proposals: [], complete: false };
  const within = <T>(work: (limit: AbortSignal) => Promise<T>): Promise<T> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(CHECK_MS)]);
    return orAborted(work(limit), limit);
  };
  const look = (inline: readonly NestedActions[]) =>
    within(async (limit) => {
      const found = await findings(transaction, withInline(reading, inline), limit);
      if (!signal.aborted) show(found);
    });
  try {
    const sent = sentPowers(transaction);
    // Awaited below, unless an earlier step fails.
    sent.catch(() => undefined);
    reading = await within((limit) => readNested(transaction.actions, { signal: limit }));
    if (callsStranger([...transaction.actions, ...actionsIn(reading.nested)]))
      return await look(await within(() => sent));
    await look([]);
    const later = await sent;
    if (later.length > 0) await look(later);
  } catch {
    if (!signal.aborted) show(localWarnings(transaction, reading));
  }
}

async function findings(
  transaction: CheckedTransaction,
  reading: NestedReading,
  signal: AbortSignal,
): Promise<Found> {
  const intent = intentOf(transaction, reading);
  const { facts, complete } = await signingFacts(chainAccess(), intent, { signal });
  return {
    warnings: warningsOf(facts),
    unchecked: !(complete && reading.complete),
    ...changes(transaction, reading, facts.permissions),
  };
}

/** Warnings that need no request. */
function localWarnings(transaction: CheckedTransaction, reading: NestedReading): Found {
  return {
    warnings: warningsOf(localFacts(chainAccess(), intentOf(transaction, reading))),
    unchecked: true,
    ...changes(transaction, reading, new Map()),
  };
}

function intentOf(transaction: CheckedTransaction, reading: NestedReading): SigningIntent {
  const { actor, expiresAt, sponsor } = transaction;
  return {
    actor,
    expiresAt,
    sponsor,
    ...reading,
    ...ownIdentity(),
    actions: transaction.actions.map(readAction),
    paid: new Set(),
  };
}

/** The accounts, keys and known names of this browser's users. */
export function ownIdentity() {
  const { key } = chainConfig();
  const { saved } = $users.get();
  return {
    ownAccounts: saved.filter(({ chain }) => chain === key).map(({ actor }) => actor),
    ownKeys: saved.map(({ publicKey }) => publicKey).filter((one) => one !== null),
    familiar: [...saved.map(({ actor }) => actor), ...favorites().map(({ name }) => name)],
  };
}

function changes(
  { actions }: CheckedTransaction,
  { nested }: NestedReading,
  permissions: KnownPermissions,
): Pick<Found, 'nested' | 'permissionChanges'> {
  return {
    nested: nested.map((one) => nestedPreview(one, permissions)),
    permissionChanges: changesOf(actions, permissions),
  };
}

function nestedPreview(nested: NestedActions, permissions: KnownPermissions): NestedPreview {
  const { actions } = nested;
  const balances = balanceChanges(actions.map(asTrace), movingChain(chainConfig()));
  return { ...nested, balances, permissionChanges: changesOf(actions, permissions) };
}

function changesOf(actions: readonly ActionView[], permissions: KnownPermissions) {
  return permissionChanges(actions.map(readAction), permissions, systemContracts(chainConfig()));
}

/** Power changes by inline actions, if a dry run shows them. */
async function sentPowers({ dryRun }: CheckedTransaction): Promise<NestedActions[]> {
  const result = await dryRun;
  if (result?.kind !== 'done') return [];
  const config = chainConfig();
  const systems = systemContracts(config);
  const passingOn = new Set([...systems, config.accounts.msig, config.accounts.wrap]);
  const powers = inlineActions(result.actions, passingOn).map((one) => ({
    ...one,
    actions: one.actions.filter((action) => isPowerAction(action, systems)),
  }));
  const found = powers.filter(({ actions }) => actions.length > 0);
  return Promise.all(found.map(async (one) => ({ ...one, actions: await withData(one.actions) })));
}

const actionsIn = (nested: readonly NestedActions[]) => nested.flatMap(({ actions }) => actions);

const withInline = (reading: NestedReading, inline: readonly NestedActions[]): NestedReading => ({
  ...reading,
  nested: [...reading.nested, ...inline],
});

function callsStranger(actions: readonly ActionView[]): boolean {
  const contracts = knownContracts(chainConfig());
  return actions.some(({ account }) => !contracts.has(account));
}

/** Rejects when a signal aborts, even if the work goes on. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(new Error('Aborted', { cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject);
  });
}
