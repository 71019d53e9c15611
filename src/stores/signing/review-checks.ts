import { checkWithSecondNode } from '../../chain/client/chain/second-node.ts';
import { nodesInOrder } from '../../chain/client/chain/two-operators.ts';
import {
  localFacts,
  signingFacts,
  type SigningIntent,
} from '../../chain/client/signing/signing-facts.ts';
import {
  readSigningFigures,
  type SigningFiguresRequest,
} from '../../chain/client/signing/signing-figures.ts';
import { orAborted } from '../../chain/core/or-aborted.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import type { Agreement } from '../../chain/model/signing/agreement.ts';
import type { CrossChecked } from '../../chain/model/signing/cross-checked.ts';
import type { Extension, NestedActions } from '../../chain/model/signing/nested-actions.ts';
import type { ActionTrust } from '../../chain/model/signing/trust.ts';
import {
  callsUnknownContract,
  type Evidence,
  nestedIn,
  type RunReading,
} from '../../chain/model/signing/verdict.ts';
import type { SigningFacts } from '../../chain/model/signing/warnings/facts.ts';
import { compareNames } from '../../chain/model/signing/warnings/payment-rules.ts';
import { readAction } from '../../chain/model/signing/warnings/warnings.ts';
import { AbiDisputedError } from '../../chain/sign/abi/abi-cache.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { walletById } from '../../chain/sign/wallets/table.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { generatedKeys } from '../key/generated-keys.ts';
import { favorites } from '../favorites/favorites.ts';
import { paidFromHere } from '../favorites/recent-receivers.ts';
import { $users } from '../wallet/users.ts';
import { decodeNested } from './decode-nested.ts';

/** Then no more requests are sent: the responses so far count, and the review says that some are missing. */
const REQUEST_MS = 20_000;
/** A check without a response by then has failed. */
const CHECK_MS = 25_000;

export interface CheckedTransaction {
  readonly actions: readonly ActionView[];
  /** Its context-free actions, if it has any. */
  readonly nested: readonly NestedActions[];
  readonly extensions: readonly Extension[];
  readonly user: Pick<User, 'actor' | 'permission' | 'publicKey' | 'wallet'>;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
  /** The sponsor's account, if there is one. */
  readonly sponsor: readonly string[];
}

interface Checks {
  /** Dry runs by this many operators. */
  readonly run: (count: 1 | 2, signal: AbortSignal) => Promise<CrossChecked<RunReading>>;
  /** The figures to compare between two operators, once all actions are known; null for none. */
  readonly figures: (() => SigningFiguresRequest & { readonly isTruncated: boolean }) | null;
}

type NodeEvidence = Pick<Evidence, 'nested' | 'facts' | 'runs' | 'trust' | 'figures'>;

export const pendingEvidence: NodeEvidence = {
  nested: null,
  facts: null,
  runs: null,
  trust: null,
  figures: null,
};

const failed = { responses: [], incomplete: 'failed' } as const;

/**
 * Collects the responses of nodes, and shows each as it arrives. Never rejects: what does not arrive
 * in time is shown as failed.
 */
export async function checkTransaction(
  transaction: CheckedTransaction,
  { run, figures }: Checks,
  signal: AbortSignal,
  show: (found: Partial<NodeEvidence>) => void,
): Promise<void> {
  const within = async <T>(work: (limit: AbortSignal) => Promise<T>, otherwise: T): Promise<T> => {
    const until = (ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
    return orAborted(work(until(REQUEST_MS)), until(CHECK_MS)).catch(() => otherwise);
  };
  const found = (more: Partial<NodeEvidence>) => !signal.aborted && show(more);
  const local = localFactsOf(transaction);
  const nested = await within(
    (limit) => decodeNested(transaction.actions, { signal: limit }),
    failed,
  );
  const inside = nestedIn({ local, nested, runs: null }).flatMap((one) => one.actions);
  await compareNames({ ...local, actions: inside.map(readAction) });
  found({ nested });
  const factsWith = (runs: NodeEvidence['runs']) =>
    within<CrossChecked<SigningFacts>>((limit) => {
      const intent = { ...intentOf(transaction), nested: nestedIn({ local, nested, runs }) };
      return signingFacts(chainAccess(), intent, { signal: limit });
    }, failed);
  const actions = [...transaction.actions, ...inside];
  const count = callsUnknownContract({ local, nested, runs: null }) ? 2 : 1;
  const checkFacts = factsWith(null).then((facts) => found({ facts }));
  const checkRuns = async () => {
    const runs = await within((limit) => run(count, limit), failed);
    await checkFacts;
    if (runs.responses.every(({ powers }) => powers.length === 0)) return found({ runs });
    found({ runs, facts: null });
    return found({ facts: await factsWith(runs) });
  };
  const checkTrust = async () =>
    found({ trust: await within((limit) => trustIn(actions, limit), unread(actions)) });
  const checkFigures = async () => {
    const toCompare = figures?.();
    if (!toCompare) return;
    const compared = await within(() => compare(toCompare), notCompared());
    const { isTruncated } = toCompare;
    found({ figures: compared.kind === 'agree' ? { ...compared, isTruncated } : compared });
  };
  await Promise.all([checkFacts, checkRuns(), checkTrust(), checkFigures()]);
}

/** The facts that no node can change. */
export function localFactsOf(transaction: CheckedTransaction): SigningFacts {
  return localFacts(chainAccess(), intentOf(transaction));
}

function intentOf(transaction: CheckedTransaction): SigningIntent {
  const { actions, nested, extensions, user, expiresAt, sponsor } = transaction;
  return {
    nested,
    extensions,
    actor: user.actor,
    permission: user.permission,
    signingKey: user.publicKey,
    expiresAt,
    sponsor,
    ...ownIdentity(user.wallet),
    actions: actions.map(readAction),
    paid: new Set(paidFromHere()),
  };
}

/**
 * The accounts and known names of this browser's users; their keys, and those made here. Users of
 * other chains come from those chains' sites, which must not vouch for a key or a name here. Users of a
 * command line only typed a name, whose key a node reported. A wallet that proves nothing at a log-in
 * vouches for what it named only while it signs itself.
 * @param signing the wallet that signs; null for none
 */
export function ownIdentity(signing: string | null) {
  const { key } = chainConfig();
  const saved = $users.get().saved.filter(({ chain }) => chain === key);
  const proven = saved.filter(({ wallet: id }) => {
    const wallet = walletById(id);
    return wallet?.type !== 'terminal' && (id === signing || wallet?.provesLogIn === true);
  });
  return {
    ownAccounts: proven.map(({ actor }) => actor),
    ownKeys: [...proven.flatMap(({ publicKey }) => publicKey ?? []), ...generatedKeys()],
    familiar: [...saved.map(({ actor }) => actor), ...favorites().map(({ name }) => name)],
  };
}

/** Each action once, signed or nested. */
async function trustIn(
  actions: readonly ActionView[],
  signal: AbortSignal,
): Promise<ActionTrust[]> {
  const abis = await chainAbis();
  return Promise.all(
    named(actions).map(async ({ contract, action }) => {
      const trust = await orAborted(abis.trust(contract, action), signal).catch(
        (error: unknown) => ({ kind: isDisputed(error) ? 'disputed' : 'unread' }) as const,
      );
      return { contract, action, trust };
    }),
  );
}

const isDisputed = (error: unknown) => error instanceof AbiDisputedError;

const unread = (actions: readonly ActionView[]): ActionTrust[] =>
  named(actions).map((one) => ({ ...one, trust: { kind: 'unread' } }));

function named(actions: readonly ActionView[]) {
  const names = actions.map((one) => [`${one.account}::${one.name}`, one] as const);
  return [...new Map(names).values()].map(({ account: contract, name: action }) => ({
    contract,
    action,
  }));
}

function compare(toCompare: SigningFiguresRequest): Promise<Agreement> {
  return checkWithSecondNode(chainAccess(), (access) => readSigningFigures(access, toCompare));
}

function notCompared(): Agreement {
  const [node = ''] = nodesInOrder(chainAccess());
  return { kind: 'failed', node, reason: 'no-response' };
}
