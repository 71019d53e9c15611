import {
  differencesOf,
  type Agreement,
  type Figure,
  type NoCheck,
  pricesOf,
} from '../../model/signing/agreement.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { isStale } from '../../rpc/health.ts';
import { createNodeClient } from '../../rpc/node.ts';
import { operatorOf } from '../../rpc/operator.ts';
import { createPool } from '../../rpc/pool.ts';
import type { ChainAccess } from './access.ts';
import { BlockNotKept } from './figures.ts';
import { nodesInOrder, readAtTwo } from './two-operators.ts';

type ReadFigures = (access: ChainAccess) => Promise<readonly Figure[]>;

class StaleNode extends Error {}

/** Nodes are some blocks apart, so different values are read again before they are reported. */
const REREAD_AFTER_MS = [700, 1_500];

/**
 * Reads the same figures from nodes of two operators, and compares them. A node that fails is
 * replaced by one of another operator, whichever it is. Never rejects.
 */
export async function checkWithSecondNode(
  access: ChainAccess,
  read: ReadFigures,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<Agreement> {
  const all = nodesInOrder(access);
  if (new Set(all.map(operatorOf)).size < 2) return { kind: 'single' };
  const readAt = (node: string) => readFrom(access, node, read);
  const { nodes, given, lacking, failed } = await readAtTwo(all, readAt);
  const [one, other] = nodes;
  if (lacking !== null || one === undefined || other === undefined)
    return { kind: 'failed', node: failed?.node ?? '', reason: reasonOf(failed?.error) };
  const pair = [one, other] as const;
  let [first = [], second = []] = given;
  let differences = differencesOf(first, second);
  for (const pause of REREAD_AFTER_MS) {
    if (differences.length === 0) break;
    await wait(pause);
    const again = await Promise.all(pair.map(readAt)).catch(() => null);
    // What differed stands if one does not answer again.
    if (!again) continue;
    [first = [], second = []] = again;
    differences = differencesOf(first, second);
  }
  return differences.length === 0
    ? { kind: 'agree', nodes: pair, prices: pricesOf(first, second) }
    : { kind: 'differ', nodes: pair, differences };
}

async function readFrom(
  access: ChainAccess,
  node: string,
  read: ReadFigures,
): Promise<readonly Figure[]> {
  const { chainId, accounts, coreSymbol, legacySymbol } = access.config;
  const pool = createPool({
    endpoints: [node],
    chainId,
    accounts,
    symbols: { coreSymbol, legacySymbol },
    ...(access.fetch && { fetch: access.fetch }),
    ...(access.now && { now: access.now }),
  });
  const figures = await read({ ...access, pool, node: createNodeClient(pool) });
  const now = (access.now ?? Date.now)();
  if (pool.health().some((endpoint) => isStale(endpoint, now))) throw new StaleNode();
  return figures;
}

function reasonOf(error: unknown): NoCheck {
  if (error instanceof StaleNode) return 'stale';
  if (error instanceof BlockNotKept) return 'no-block';
  if (error instanceof RpcError) return 'refused';
  const wrong = (one: FetchError) => one.attempts.some(({ kind }) => kind === 'wrong-chain');
  return error instanceof FetchError && wrong(error) ? 'wrong-chain' : 'no-response';
}
