import { hostOf } from '../../core/host.ts';
import * as limits from '../../core/limits.ts';
import * as signing from '../../core/signing-messages.ts';
import type { AbiTrust } from '../../model/signing/signing-preview.ts';
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
  /** The published ABI of a contract; null if there is no pin. */
  readonly published: (account: string) => Promise<PublishedAbi | null>;
  /** True on a visitor's own chain, whose system contracts may be modified. */
  readonly mayDiffer?: boolean;
}

export interface CheckedAbis extends AbiCache {
  /**
   * The trust in an action's ABI. Without a published ABI it fetches from a second operator.
   * Rejects with AbiDisputedError if ABIs contradict each other.
   */
  readonly trust: (account: string, action: string) => Promise<AbiTrust>;
  /** The nodes that ABIs came from, so that other checks use different ones. */
  readonly endpoints: () => readonly string[];
}

interface Loaded {
  readonly endpoint: string;
  readonly bytes: Uint8Array;
  readonly abi: Abi;
  readonly published: PublishedAbi | null;
  readonly contradictions: readonly AbiContradiction[];
  agreement?: Promise<AbiTrust>;
}

/** Number of nodes to try for an ABI that fits the published one. */
const MOST_NODES = 4;

/**
 * ABIs checked against the published ones. `get` for an action rejects as `trust` does; without an
 * action it leaves out the contradicting ones.
 */
export function createCheckedAbis(source: AbiSource): CheckedAbis {
  const cache = createAccountCache(
    (account) => orAbiError(account, () => bestServed(source, account)),
    limits.cachedAbis,
  );

  async function trustIn(loaded: Loaded, account: string, action: string): Promise<AbiTrust> {
    const { endpoint, published } = loaded;
    const contradiction = refused(loaded).find((one) => one.action === action);
    if (contradiction) {
      const { published: right, found } = contradiction;
      const node = hostOf(endpoint);
      if (source.mayDiffer) return { kind: 'differs', node, published: right, found };
      throw new AbiDisputedError(
        account,
        signing.abiContradicts(`${account}::${action}`, { node, found, published: right }),
      );
    }
    if (published && Object.hasOwn(published.actions, action))
      return { kind: 'published', source: published.source };
    loaded.agreement ??= agreement(source, account, loaded);
    loaded.agreement.catch(() => (loaded.agreement = undefined));
    return loaded.agreement;
  }

  return {
    async get(account, action) {
      const loaded = await cache.get(account);
      if (action === undefined) return source.mayDiffer ? loaded.abi : withoutRefused(loaded);
      await trustIn(loaded, account, action);
      return loaded.abi;
    },
    cached: (account) => orNotCached(account, cache.kept(account)?.abi),
    forget: cache.forget,
    trust: async (account, action) => trustIn(await cache.get(account), account, action),
    endpoints: () => [...new Set(cache.values().map(({ endpoint }) => endpoint))],
  };
}

/** The first ABI without a contradiction; if all have one, the first ABI. */
async function bestServed(source: AbiSource, account: string): Promise<Loaded> {
  const published = await source.published(account);
  const pinned = published && abiOfPublished(published);
  const tried: Loaded[] = [];
  while (tried.length < MOST_NODES) {
    const served = await servedBesides(source, account, tried);
    if (!served) break;
    const contradictions = pinned ? contradictionsOf(pinned, served.abi) : [];
    tried.push({ ...served, published, contradictions });
    if (contradictions.length === 0) break;
  }
  const best =
    tried.find(({ contradictions }) => contradictions.length === 0) ??
    tried.find((one) => refused(one).length === 0) ??
    tried[0];
  if (!best) throw new AbiError(account, signing.abiMissing(account));
  return best;
}

/** Only the first node's failure is reported to the caller. */
async function servedBesides(source: AbiSource, account: string, tried: readonly Loaded[]) {
  const besides = tried.map(({ endpoint }) => endpoint);
  const served = decodedFrom(source, account, besides);
  return tried.length === 0 ? served : served.catch(() => undefined);
}

/** Null where there is no further node, or where a node knows no contract. */
async function decodedFrom(source: AbiSource, account: string, besides: readonly string[]) {
  const served = await source.fetch(account, besides);
  return served?.abi.length
    ? { endpoint: served.endpoint, bytes: served.abi, abi: abiFromBytes(served.abi) }
    : null;
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
  const second = hostOf(other.endpoint);
  if (abiHash(other.abi) !== abiHash(bytes))
    throw new AbiDisputedError(account, signing.abiDisputed(account, node, second));
  return { kind: 'agreed', nodes: [node, second] };
}

/** Contradictions that are more than an older version of the contract. */
function refused({ contradictions }: Loaded): readonly AbiContradiction[] {
  return contradictions.filter(({ isOlder }) => !isOlder);
}

function withoutRefused(loaded: Loaded): Abi {
  const names = new Set(refused(loaded).map(({ action }) => action));
  const { abi } = loaded;
  return names.size === 0
    ? abi
    : { ...abi, actions: abi.actions.filter(({ name }) => !names.has(name)) };
}
