import type { AbiTrust } from '../../model/abi/trust.ts';
import type { ServedAbi } from '../../rpc/contract-calls.ts';
import { hostOf } from '../../core/host.ts';
import * as signing from '../../core/signing-messages.ts';
import type { Abi } from './abi.ts';
import { abiFromBytes, abiHash } from './abi-bytes.ts';
import { AbiDisputedError, AbiError, createAbiCache, type AbiCache } from './abi-cache.ts';
import { contradictionsOf, type AbiContradiction } from './pins/contradictions.ts';
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
  readonly published: PublishedAbi | null;
  readonly contradictions: ReadonlyMap<string, AbiContradiction>;
  agreement?: Promise<AbiTrust>;
}

/** Number of nodes to try for an ABI that fits the published one. */
const MOST_NODES = 4;

/**
 * ABIs checked against the published ones. `get` for an action rejects as `trust` does; without an
 * action it leaves out the contradicting ones.
 */
export function createCheckedAbis(source: AbiSource): CheckedAbis {
  const loaded = new Map<string, Loaded>();
  const cache = createAbiCache(async (account) => {
    const best = await bestServed(source, account);
    loaded.set(account, best);
    return { abi: best.bytes };
  });

  async function trust(account: string, action: string): Promise<AbiTrust> {
    await cache.get(account);
    const known = loaded.get(account);
    if (!known) throw new AbiError(account, signing.abiMissing(account));
    const { endpoint, published, contradictions } = known;
    const contradiction = contradictions.get(action);
    if (contradiction && !contradiction.isOlder) {
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
    known.agreement ??= agreement(source, account, known);
    known.agreement.catch(() => (known.agreement = undefined));
    return known.agreement;
  }

  return {
    ...cache,
    trust,
    async get(account, action) {
      const abi = await cache.get(account);
      if (action === undefined) return withoutDisputed(abi, loaded.get(account), source);
      await trust(account, action);
      return abi;
    },
    forget(account) {
      cache.forget(account);
      loaded.delete(account);
    },
    endpoints: () => [...new Set([...loaded.values()].map(({ endpoint }) => endpoint))],
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
    const { endpoint, abi: bytes } = served;
    const found = pinned && bytes.length > 0 ? contradictionsOf(pinned, abiFromBytes(bytes)) : [];
    const contradictions = new Map(found.map((one) => [one.action, one]));
    tried.push({ endpoint, bytes, published, contradictions });
    if (found.length === 0) break;
  }
  const best =
    tried.find(({ contradictions }) => contradictions.size === 0) ??
    tried.find(({ contradictions }) => [...contradictions.values()].every((one) => one.isOlder)) ??
    tried[0];
  if (!best) throw new AbiError(account, signing.abiMissing(account));
  return best;
}

/** Only the first node's failure is reported to the caller. */
async function servedBesides(source: AbiSource, account: string, tried: readonly Loaded[]) {
  const besides = tried.map(({ endpoint }) => endpoint);
  const asked = source.fetch(account, besides);
  return tried.length === 0 ? asked : asked.catch(() => null);
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

function withoutDisputed(abi: Abi, known: Loaded | undefined, { mayDiffer }: AbiSource): Abi {
  const disputed = [...(known?.contradictions.values() ?? [])].filter(({ isOlder }) => !isOlder);
  if (mayDiffer || disputed.length === 0) return abi;
  const names = new Set(disputed.map(({ action }) => action));
  return { ...abi, actions: abi.actions.filter(({ name }) => !names.has(name)) };
}
