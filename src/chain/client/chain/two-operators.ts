import * as limits from '../../core/limits.ts';
import { orAborted } from '../../core/or-aborted.ts';
import type { CrossChecked } from '../../model/signing/cross-checked.ts';
import { requestOrder } from '../../rpc/health.ts';
import { operatorOf } from '../../rpc/operator.ts';
import type { ChainAccess } from './access.ts';
import { nodesAt, type OpenAccess, nodesOfAll } from './other-nodes.ts';

export interface TwoReadings<T> extends CrossChecked<T> {
  /** The nodes of the answers, in their order. */
  readonly nodes: readonly string[];
  /** The last node that failed. */
  readonly failed: { readonly node: string; readonly error: unknown } | null;
}

interface ReadOptions<T> {
  /** Whether an answer counts. One that does not is kept, and another node is used. */
  readonly isComplete?: (value: T) => boolean;
  /** Ends it with the answers so far: one node that is slow does not take away another's. */
  readonly signal?: AbortSignal | undefined;
  /** One, if a second answer would add nothing. */
  readonly count?: 1 | 2;
  /**
   * Asks a third operator once, if there is one: two may lie together. One that is silent, or whose
   * answer is incomplete, does not hold up two that answered.
   */
  readonly third?: boolean;
}

/**
 * Asks nodes of different operators, two at a time, until two have answered. A node that fails is
 * replaced by the next one: no failure ends it. Never rejects.
 * @param nodes in order of preference
 */
export async function readFromTwoOperators<T>(
  nodes: readonly string[],
  read: (node: string) => Promise<T>,
  { isComplete = () => true, count = 2, signal, third = false }: ReadOptions<T> = {},
): Promise<TwoReadings<T>> {
  const readings: { readonly node: string; readonly value: T; readonly complete: boolean }[] = [];
  let failed: TwoReadings<T>['failed'] = null;
  let left = nodes;
  const completeReadings = () => readings.filter((one) => one.complete);
  while (completeReadings().length < count && !signal?.aborted) {
    const open = Map.groupBy(ofOtherOperators(left, completeReadings()), operatorOf);
    const requested = [...open.values()]
      .flatMap(([node]) => node ?? [])
      .slice(0, count - completeReadings().length);
    if (requested.length === 0) break;
    left = left.filter((node) => !requested.includes(node));
    const answers = await Promise.allSettled(
      requested.map((node) => orAborted(read(node), signal)),
    );
    answers.forEach((answer, at) => {
      const node = requested[at] ?? '';
      if (answer.status === 'rejected') failed = { node, error: answer.reason };
      else readings.push({ node, value: answer.value, complete: isComplete(answer.value) });
    });
  }
  const isSingle = new Set(nodes.map(operatorOf)).size < 2;
  const incomplete =
    completeReadings().length >= count
      ? null
      : isSingle && completeReadings().length > 0
        ? 'single'
        : 'failed';
  const [last] =
    third && count === 2 && incomplete === null ? ofOtherOperators(left, completeReadings()) : [];
  if (last !== undefined) {
    const lastRead = await orNullIfLate(read(last), signal);
    if (lastRead && isComplete(lastRead.value))
      readings.push({ node: last, value: lastRead.value, complete: true });
  }
  const best = incomplete === null ? completeReadings() : readings;
  const responses = best.map(({ value }) => value);
  return { responses, incomplete, nodes: best.map(({ node }) => node), failed };
}

/** The nodes of other operators than those that answered. */
function ofOtherOperators(
  nodes: readonly string[],
  answered: readonly { readonly node: string }[],
): string[] {
  const done = answered.map(({ node }) => operatorOf(node));
  return nodes.filter((node) => !done.includes(operatorOf(node)));
}

/** Null if it fails, or takes longer than a third operator is waited for. */
export function orNullIfLate<T>(
  work: Promise<T>,
  signal?: AbortSignal,
): Promise<{ readonly value: T } | null> {
  const late = AbortSignal.timeout(limits.thirdOperatorMs);
  const end = signal ? AbortSignal.any([signal, late]) : late;
  return orAborted(work, end).then(
    (value) => ({ value }),
    () => null,
  );
}

/**
 * All nodes of the chain, those to use first before the others. One that is known to be of another
 * chain is among them: its operator counts as one that fails.
 */
export function nodesInOrder(access: OpenAccess): string[] {
  const order = requestOrder(access.pool.health(), (access.now ?? Date.now)());
  return [...new Set([...order, ...nodesOfAll(access)])];
}

/** The chain with this node alone. */
export function accessAt(access: ChainAccess, node: string): ChainAccess {
  return { ...access, ...nodesAt(access, [node]) };
}
