import type { Action } from '../actions/action.ts';
import { knownAccounts } from '../actions/sentences/contracts.ts';
import { exchangesOf } from '../config/exchanges.ts';
import { knownTokens } from '../config/known-tokens.ts';
import { shorteners } from '../history/spam/memo-words.ts';
import { permissionChanges } from '../model/permission-changes.ts';
import type { PermissionView } from '../model/permission.ts';
import { payments } from '../model/warnings/transfers.ts';
import type { SigningFacts } from '../model/warnings/facts.ts';
import { MissingError } from '../rpc/errors.ts';
import type { Asking } from '../rpc/node.ts';
import { hasPaid } from '../services/hyperion-paid.ts';
import { readPermissions } from './account-permissions.ts';
import type { ChainAccess } from './access.ts';

/** What is to be signed, and what this browser knows of its user. */
export interface SigningIntent {
  readonly actions: readonly Action[];
  readonly actor: string;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
  /** The user's own accounts and favorites. */
  readonly familiar: readonly string[];
  /** Whom the user paid from this browser. */
  readonly paid: ReadonlySet<string>;
  /** Contracts that are no strangers here, besides the chain's own. */
  readonly known?: readonly string[];
}

/** More are not looked up: a batch of hundreds must not be one of requests. */
const MOST_LOOKUPS = 20;

/**
 * What the rules of warnings look at, asked of the chain where it matters. What nobody answers is
 * left unknown; rejects with the signal's reason alone.
 */
export async function signingFacts(
  access: ChainAccess,
  intent: SigningIntent,
  asking: Asking = {},
): Promise<SigningFacts> {
  const { config } = access;
  const { actions, actor, expiresAt } = intent;
  const exchanges = exchangesOf(config);
  const tokens = knownTokens(config);
  const own = Object.values(config.accounts);
  const [{ permissions, missing }, paidBefore] = await Promise.all([
    authorities(access, actions, asking),
    paidOf(access, intent, asking),
  ]);
  asking.signal?.throwIfAborted();
  return {
    ...{ actions, actor, expiresAt, exchanges, permissions, missing, paidBefore, shorteners },
    system: config.accounts.system,
    now: (access.now ?? Date.now)(),
    familiar: [...intent.familiar, ...intent.paid, ...own, ...exchanges],
    knownTokens: tokens,
    knownContracts: new Set([
      ...own,
      ...tokens.values(),
      ...knownAccounts(),
      ...(intent.known ?? []),
    ]),
  };
}

/** The permissions of accounts whose own are changed, and of those these would rely on. */
async function authorities(access: ChainAccess, actions: readonly Action[], asking: Asking) {
  const changes = permissionChanges(actions, new Map(), access.config.accounts.system);
  const named = changes.flatMap(({ account, after }) => [
    account,
    ...(after?.accounts ?? []).map(({ actor }) => actor),
  ]);
  const made = new Set(
    actions
      .filter(({ name }) => name === 'newaccount')
      .flatMap(({ data }) => [data['name'], data['newact']]),
  );
  const permissions = new Map<string, readonly PermissionView[]>();
  const missing = new Set<string>();
  const asked = [...new Set(named)].filter((name) => !made.has(name)).slice(0, MOST_LOOKUPS);
  await Promise.all(
    asked.map(async (name) => {
      try {
        permissions.set(name, await readPermissions(access, name, asking));
      } catch (error) {
        if (error instanceof MissingError) missing.add(name);
      }
    }),
  );
  return { permissions, missing };
}

/** Null where no index of transfers answers for every receiver. */
async function paidOf(
  { hyperionPool }: ChainAccess,
  { actions, actor, paid }: SigningIntent,
  asking: Asking,
): Promise<ReadonlySet<string> | null> {
  const to = payments(actions).filter(({ from }) => from === actor);
  const open = [...new Set(to.map((one) => one.to))].filter((name) => !paid.has(name));
  if (open.length === 0) return paid;
  if (!hyperionPool || open.length > MOST_LOOKUPS) return null;
  try {
    const known = await Promise.all(
      open.map((name) => hasPaid(hyperionPool, { from: actor, to: name }, asking)),
    );
    return new Set([...paid, ...open.filter((_, at) => known[at])]);
  } catch {
    return null;
  }
}
