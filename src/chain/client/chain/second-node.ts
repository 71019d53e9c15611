import * as limits from '../../core/limits.ts';
import {
  differencesOf,
  type Agreement,
  type Difference,
  type Figure,
  type NoCheck,
  pricesOf,
} from '../../model/signing/agreement.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { isStale } from '../../rpc/health.ts';
import { operatorOf } from '../../rpc/operator.ts';
import type { ChainAccess } from './access.ts';
import { BlockUnavailableError } from './figures.ts';
import { accessAt, nodesInOrder, readFromTwoOperators } from './two-operators.ts';

type ReadFigures = (access: ChainAccess) => Promise<readonly Figure[]>;

class StaleNodeError extends Error {}

/** Nodes are some blocks apart, so different values are read again before they are reported. */
const REREAD_AFTER_MS = [800, 1_500];

/**
 * Reads the same figures from nodes of two operators, and compares them. A node that fails is
 * replaced by one of another operator, whichever it is. A third operator gets one request, if there is
 * one: two that lie together are contradicted. A third that is silent does not hold up two that agree.
 * Never rejects.
 */
export async function checkWithSecondNode(
  access: ChainAccess,
  read: ReadFigures,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<Agreement> {
  const all = nodesInOrder(access);
  if (new Set(all.map(operatorOf)).size < 2) return { kind: 'single' };
  const readAt = (node: string) => readFrom(access, node, read);
  const { nodes, responses, incomplete, failed } = await readFromTwoOperators(all, readAt);
  const [one, other] = nodes;
  if (incomplete !== null || one === undefined || other === undefined)
    return { kind: 'failed', node: failed?.node ?? '', reason: reasonOf(failed?.error) };
  const compared = [operatorOf(one), operatorOf(other)];
  const [third = ''] = all.filter((node) => !compared.includes(operatorOf(node)));
  const answer = third === '' ? null : readAt(third).catch(() => null);
  const pair = await compare([one, other], responses, readAt, wait);
  const late = () => wait(limits.thirdOperatorMs).then(() => null);
  const thirds = await (isSame(pair) ? Promise.race([answer, late()]) : answer);
  const against = async (node: string, figures: readonly Figure[]) =>
    thirds ? compare([node, third], [figures, thirds], readAt, wait) : null;
  const withOne = await against(one, pair.first);
  if (isSame(pair)) {
    if (withOne && !isSame(withOne)) return differing(withOne, [one, other]);
    return agreed(withOne ? [one, other, third] : [one, other], pair);
  }
  if (isSame(withOne)) return differing(pair, [one, third]);
  const withOther = await against(other, pair.second);
  return differing(pair, isSame(withOther) ? [other, third] : []);
}

interface Compared {
  readonly nodes: readonly [string, string];
  readonly first: readonly Figure[];
  readonly second: readonly Figure[];
  readonly differences: readonly Difference[];
}

/** Compares what two nodes reported. What differs is read again. */
async function compare(
  nodes: readonly [string, string],
  [first = [], second = []]: readonly (readonly Figure[])[],
  readAt: (node: string) => Promise<readonly Figure[]>,
  wait: (ms: number) => Promise<unknown>,
): Promise<Compared> {
  let compared = { nodes, first, second, differences: differencesOf(first, second) };
  for (const pause of REREAD_AFTER_MS) {
    if (isSame(compared)) break;
    await wait(pause);
    const again = await Promise.all(nodes.map(readAt)).catch(() => null);
    // What differed stands if one does not answer again.
    if (!again) continue;
    const [one = [], other = []] = again;
    compared = { nodes, first: one, second: other, differences: differencesOf(one, other) };
  }
  return compared;
}

const isSame = (compared: Compared | null) => compared?.differences.length === 0;

function agreed(nodes: readonly string[], { first, second }: Compared): Agreement {
  return { kind: 'agree', nodes, prices: pricesOf(first, second) };
}

function differing({ nodes, differences }: Compared, agreeing: readonly string[]): Agreement {
  return { kind: 'differ', nodes, differences, agreeing };
}

async function readFrom(
  access: ChainAccess,
  node: string,
  read: ReadFigures,
): Promise<readonly Figure[]> {
  const at = accessAt(access, node);
  const figures = await read(at);
  const now = (access.now ?? Date.now)();
  if (at.pool.health().some((endpoint) => isStale(endpoint, now))) throw new StaleNodeError();
  return figures;
}

function reasonOf(error: unknown): NoCheck {
  if (error instanceof StaleNodeError) return 'stale';
  if (error instanceof BlockUnavailableError) return 'no-block';
  if (error instanceof RpcError) return 'refused';
  const wrong = (one: FetchError) => one.attempts.some(({ kind }) => kind === 'wrong-chain');
  return error instanceof FetchError && wrong(error) ? 'wrong-chain' : 'no-response';
}
