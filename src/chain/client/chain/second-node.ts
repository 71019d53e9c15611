import {
  differencesOf,
  type Agreement,
  type Figure,
  type NoCheck,
} from '../../model/signing/agreement.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { requestOrder, isStale } from '../../rpc/health.ts';
import { createNodeClient } from '../../rpc/node.ts';
import { poolOfOthers } from '../../rpc/operator.ts';
import { createPool } from '../../rpc/pool.ts';
import type { ChainAccess } from './access.ts';
import { BlockNotKept } from './figures.ts';

type ReadFigures = (access: ChainAccess) => Promise<readonly Figure[]>;
type Reading =
  { readonly figures: readonly Figure[] } | { readonly node: string; readonly reason: NoCheck };

/** Nodes are some blocks apart, so different values are read again before they are reported. */
const REREAD_AFTER_MS = [700, 1_500];

/**
 * Reads the same figures from the preferred node and from a node of another operator, and compares
 * them. Tries other operators in order until one responds. Never rejects.
 */
export async function checkWithSecondNode(
  access: ChainAccess,
  read: ReadFigures,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<Agreement> {
  const [first] = requestOrder(access.pool.health(), now(access));
  const others = first === undefined ? [] : poolOfOthers(access.pool, first);
  if (first === undefined || others.length === 0) return { kind: 'single' };
  let failed: Agreement = { kind: 'single' };
  for (const second of others) {
    const nodes = [first, second] as const;
    const outcome = await compare(access, nodes, read, wait);
    if (outcome.kind !== 'failed') return outcome;
    failed = outcome;
    // A preferred node that fails cannot be compared with any other.
    if (outcome.node === first) break;
  }
  return failed;
}

async function compare(
  access: ChainAccess,
  nodes: readonly [string, string],
  read: ReadFigures,
  wait: (ms: number) => Promise<unknown>,
): Promise<Agreement> {
  for (let round = 0; ; round++) {
    const readings = await Promise.all(nodes.map((node) => readFrom(access, node, read)));
    const [first, second] = readings.map((one) => ('figures' in one ? one.figures : null));
    for (const reading of readings) if ('reason' in reading) return { kind: 'failed', ...reading };
    const differences = differencesOf(first ?? [], second ?? []);
    if (differences.length === 0) return { kind: 'agree', nodes };
    const pause = REREAD_AFTER_MS[round];
    if (pause === undefined) return { kind: 'differ', nodes, differences };
    await wait(pause);
  }
}

async function readFrom(access: ChainAccess, node: string, read: ReadFigures): Promise<Reading> {
  const { chainId, accounts, coreSymbol, legacySymbol } = access.config;
  const pool = createPool({
    endpoints: [node],
    chainId,
    accounts,
    symbols: { coreSymbol, legacySymbol },
    ...(access.fetch && { fetch: access.fetch }),
    ...(access.now && { now: access.now }),
  });
  try {
    const figures = await read({ ...access, pool, node: createNodeClient(pool) });
    const stale = pool.health().some((endpoint) => isStale(endpoint, now(access)));
    return stale ? { node, reason: 'stale' } : { figures };
  } catch (error) {
    return { node, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): NoCheck {
  if (error instanceof BlockNotKept) return 'no-block';
  if (error instanceof RpcError) return 'refused';
  const wrong = (one: FetchError) => one.attempts.some(({ kind }) => kind === 'wrong-chain');
  return error instanceof FetchError && wrong(error) ? 'wrong-chain' : 'no-response';
}

function now(access: ChainAccess): number {
  return (access.now ?? Date.now)();
}
