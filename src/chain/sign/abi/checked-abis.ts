import { hostOf } from '../../core/host.ts';
import * as limits from '../../core/limits.ts';
import { orAborted } from '../../core/or-aborted.ts';
import * as signing from '../../core/signing-messages.ts';
import { actionType } from '../../model/abi/action-type.ts';
import type { AbiTrust } from '../../model/signing/trust.ts';
import type { ServedAbi } from '../../rpc/contract-calls.ts';
import { abiFromBytes, abiHash } from './abi-bytes.ts';
import { type AbiCache, AbiDisputedError, AbiError, orAbiError, orNotCached } from './abi-cache.ts';
import type { Abi } from './abi.ts';
import { createAccountCache } from './account-cache.ts';
import { type AbiContradiction, contradictionsOf } from './pins/contradictions.ts';
import { abiOfPublished, type PublishedAbi } from './pins/pinned-abi.ts';

export interface AbiSource {
  /**
   * Fetches the ABI from the chain's preferred node, or from an operator not in `besides`; null if
   * there is no such node. Rejects if none responds.
   */
  readonly fetch: (account: string, besides: readonly string[]) => Promise<ServedAbi | null>;
  /** Fetches the ABI from this node. Rejects if it does not respond. */
  readonly fetchFrom: (account: string, endpoint: string) => Promise<ServedAbi>;
  /** The published ABI of a contract; null if there is no pin. */
  readonly published: (account: string) => Promise<PublishedAbi | null>;
  /** True on a visitor's own chain, whose system contracts may be modified. */
  readonly mayDiffer?: boolean;
}

export interface CheckedAbis extends AbiCache {
  /**
   * A published action needs no node, and no node's ABI changes how it is decoded. Any other rejects as
   * `get` does.
   */
  readonly read: AbiCache['read'];
  /**
   * The trust in an action's ABI. Without a published ABI it fetches from a second operator.
   * Rejects with AbiDisputedError if ABIs contradict each other.
   */
  readonly trust: (account: string, action: string) => Promise<AbiTrust>;
  /** The nodes whose ABIs of these contracts are in use, so that other checks use different ones. */
  readonly endpoints: (accounts: readonly string[]) => readonly string[];
  /**
   * Records that a node decoded an action of the contract differently. The ABI is fetched again, and
   * used only if that node serves an equivalent one.
   */
  readonly reportMismatch: (account: string, endpoint: string) => void;
  /** The nodes that objected to the ABIs of these contracts. */
  readonly mismatchReporters: (accounts: readonly string[]) => readonly string[];
}

interface Loaded {
  readonly endpoint: string;
  readonly bytes: Uint8Array;
  /** As the node serves it. */
  readonly abi: Abi;
  readonly published: PublishedAbi | null;
  readonly contradictions: readonly AbiContradiction[];
  agreement?: Promise<AbiTrust>;
}

/** Number of nodes to try for an ABI that fits the published one. */
const MOST_NODES = 4;

/**
 * ABIs checked against the published ones. `get` for an action rejects as `trust` does. A published
 * action is packed and decoded with the published ABI: what nodes serve is only compared with it.
 */
export function createCheckedAbis(source: AbiSource): CheckedAbis {
  const objections = new Map<string, Set<string>>();
  const objectorsTo = (account: string) => [...(objections.get(account) ?? [])];
  const cache = createAccountCache(
    (account) =>
      orAbiError(account, async () => {
        const loaded = await bestServed(source, account);
        for (const endpoint of objectorsTo(account))
          await confirmWithReporter(source, account, { loaded, endpoint });
        return loaded;
      }),
    limits.cachedAbis,
  );

  async function trustIn(loaded: Loaded, account: string, action: string): Promise<AbiTrust> {
    const { endpoint, published } = loaded;
    const contradiction = refused(loaded).find((one) => one.action === action);
    if (contradiction) {
      const { published: right, found } = contradiction;
      const node = hostOf(endpoint);
      if (source.mayDiffer) return { kind: 'differs', node, published: right, found };
      throw contradicts(account, action, loaded);
    }
    if (isPublished(published, action)) return { kind: 'published', source: published.source };
    loaded.agreement ??= agreement(source, account, loaded);
    const { agreement: pending } = loaded;
    const again = () => void (loaded.agreement === pending && delete loaded.agreement);
    // A node that was silent may respond to the next review.
    pending.then((trust) => trust.kind === 'single' && trust.others === 'silent' && again(), again);
    return pending;
  }

  async function served(account: string, action: string) {
    const loaded = await cache.get(account);
    return { loaded, trust: await trustIn(loaded, account, action) };
  }

  return {
    async get(account, action) {
      if (action === undefined) return (await cache.get(account)).abi;
      const { loaded, trust } = await served(account, action);
      return trust.kind === 'published' ? packingAbi(loaded, action) : loaded.abi;
    },
    async read(account, action) {
      const published = await source.published(account);
      const isPinned = isPublished(published, action);
      if (isPinned && !source.mayDiffer) return publishedAbi(published);
      const { loaded, trust } = await served(account, action);
      return isPinned && trust.kind === 'published' ? publishedAbi(published) : loaded.abi;
    },
    cached: (account) => orNotCached(account, cache.cached(account)?.abi),
    forget: cache.forget,
    trust: async (account, action) => (await served(account, action)).trust,
    endpoints: (accounts) => [
      ...new Set(accounts.flatMap((account) => cache.cached(account)?.endpoint ?? [])),
    ],
    reportMismatch(account, endpoint) {
      objections.set(account, new Set([...objectorsTo(account), endpoint]));
      cache.forget(account);
    },
    mismatchReporters: (accounts) => [...new Set(accounts.flatMap(objectorsTo))],
  };
}

function isPublished(published: PublishedAbi | null, action: string): published is PublishedAbi {
  return published !== null && Object.hasOwn(published.actions, action);
}

const converted = new WeakMap<PublishedAbi, Abi>();

function publishedAbi(published: PublishedAbi): Abi {
  const abi = converted.get(published) ?? abiOfPublished(published);
  converted.set(published, abi);
  return abi;
}

/**
 * The published ABI to pack an action with. Trailing extensions that the contract of this chain is
 * said to lack are left out, so that data that has them is refused and not sent to a contract that
 * would ignore it.
 */
function packingAbi({ published, contradictions }: Loaded, action: string): Abi {
  const abi = publishedAbi(published as PublishedAbi);
  const older = contradictions.find((one) => one.action === action && one.isOlder);
  if (!older) return abi;
  const type = actionType(abi, action);
  const missing = older.published.slice(0, older.published.indexOf(' '));
  const structs = abi.structs.map((struct) => {
    const at = struct.name === type ? struct.fields.findIndex(({ name }) => name === missing) : -1;
    return at < 0 ? struct : { ...struct, fields: struct.fields.slice(0, at) };
  });
  return { ...abi, structs };
}

/** Rejects unless the node that objected serves an ABI that is equivalent to the loaded one. */
async function confirmWithReporter(
  source: AbiSource,
  account: string,
  { loaded, endpoint }: { readonly loaded: Loaded; readonly endpoint: string },
): Promise<void> {
  const served = await source.fetchFrom(account, endpoint);
  if (loaded.published === null) {
    if (abiHash(served.abi) !== abiHash(loaded.bytes))
      throw disputed(account, loaded.endpoint, endpoint);
    return;
  }
  const contradictions = contradictionsOf(publishedAbi(loaded.published), abiFromBytes(served.abi));
  const [first] = refused({ contradictions });
  if (first) throw contradicts(account, first.action, { endpoint, contradictions });
  if (abiHash(served.abi) !== abiHash(loaded.bytes)) delete loaded.agreement;
}

function disputed(account: string, first: string, second: string): AbiDisputedError {
  return new AbiDisputedError(account, signing.abiDisputed(account, hostOf(first), hostOf(second)));
}

function contradicts(
  account: string,
  action: string,
  served: Pick<Loaded, 'endpoint' | 'contradictions'>,
): AbiDisputedError {
  const { published = '', found = '' } = refused(served).find((one) => one.action === action) ?? {};
  const node = hostOf(served.endpoint);
  return new AbiDisputedError(
    account,
    signing.abiContradicts(`${account}::${action}`, { node, found, published }),
  );
}

/** The first ABI without a contradiction; if all have one, the first ABI. */
async function bestServed(source: AbiSource, account: string): Promise<Loaded> {
  const published = await source.published(account);
  const pinned = published && publishedAbi(published);
  const tried: string[] = [];
  const readings: Loaded[] = [];
  let malformed: unknown;
  while (tried.length < MOST_NODES) {
    const served = await servedBesides(source, account, [...tried]);
    if (!served?.abi.length) break;
    const { endpoint, abi: bytes } = served;
    tried.push(endpoint);
    try {
      const abi = abiFromBytes(bytes);
      const contradictions = pinned ? contradictionsOf(pinned, abi) : [];
      readings.push({ endpoint, bytes, abi, published, contradictions });
      if (contradictions.length === 0) break;
    } catch (error) {
      malformed ??= error;
    }
  }
  const best =
    readings.find(({ contradictions }) => contradictions.length === 0) ??
    readings.find((one) => refused(one).length === 0) ??
    readings[0];
  if (best) return best;
  throw malformed ?? new AbiError(account, signing.abiMissing(account));
}

/** Only the first node's failure is reported to the caller. */
async function servedBesides(source: AbiSource, account: string, tried: readonly string[]) {
  const served = source.fetch(account, tried);
  return tried.length === 0 ? served : served.catch(() => null);
}

async function agreement(
  source: AbiSource,
  account: string,
  { endpoint, bytes }: Loaded,
): Promise<AbiTrust> {
  const node = hostOf(endpoint);
  let other: ServedAbi | null;
  try {
    other = await source.fetch(account, [endpoint]);
  } catch {
    return { kind: 'single', node, others: 'silent' };
  }
  if (!other) return { kind: 'single', node, others: 'none' };
  if (abiHash(other.abi) !== abiHash(bytes)) throw disputed(account, endpoint, other.endpoint);
  const third = await thirdServed(source, account, [endpoint, other.endpoint]);
  if (third && abiHash(third.abi) !== abiHash(bytes))
    throw disputed(account, endpoint, third.endpoint);
  return { kind: 'agreed', nodes: [node, hostOf(other.endpoint)] };
}

/** Two may lie together. A third operator that is silent does not hold up two that agree. */
function thirdServed(
  source: AbiSource,
  account: string,
  besides: readonly string[],
): Promise<ServedAbi | null> {
  const late = AbortSignal.timeout(limits.thirdOperatorMs);
  return orAborted(source.fetch(account, besides), late).catch(() => null);
}

/** Contradictions that are more than an older version of the contract. */
function refused({ contradictions }: Pick<Loaded, 'contradictions'>): readonly AbiContradiction[] {
  return contradictions.filter(({ isOlder }) => !isOlder);
}
