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
  /** Whether an answer counts. One that does not is kept, and another node is asked. */
  readonly isWhole?: (value: T) => boolean;
  /** Ends it with the answers so far: one node that is slow does not take away another's. */
  readonly signal?: AbortSignal | undefined;
  /** One, if a second answer would add nothing. */
  readonly count?: 1 | 2;
  /**
   * Asks a third operator once, if there is one: two may lie together. One that is silent, or whose
   * answer is not whole, does not hold up two that answered.
   */
  readonly third?: boolean;
}

/**
 * Asks nodes of different operators, two at a time, until two have answered. A node that fails is
 * replaced by the next one: no failure ends it. Never rejects.
 * @param nodes in order of preference
 */
export async function readAtTwo<T>(
  nodes: readonly string[],
  read: (node: string) => Promise<T>,
  { isWhole = () => true, count = 2, signal, third = false }: ReadOptions<T> = {},
): Promise<TwoReadings<T>> {
  const heard: { readonly node: string; readonly value: T; readonly whole: boolean }[] = [];
  let failed: TwoReadings<T>['failed'] = null;
  let left = nodes;
  const whole = () => heard.filter((one) => one.whole);
  while (whole().length < count && !signal?.aborted) {
    const open = Map.groupBy(besides(left, whole()), operatorOf);
    const asked = [...open.values()]
      .flatMap(([node]) => node ?? [])
      .slice(0, count - whole().length);
    if (asked.length === 0) break;
    left = left.filter((node) => !asked.includes(node));
    const answers = await Promise.allSettled(asked.map((node) => orAborted(read(node), signal)));
    answers.forEach((answer, at) => {
      const node = asked[at] ?? '';
      if (answer.status === 'rejected') failed = { node, error: answer.reason };
      else heard.push({ node, value: answer.value, whole: isWhole(answer.value) });
    });
  }
  const isSingle = new Set(nodes.map(operatorOf)).size < 2;
  const lacking =
    whole().length >= count ? null : isSingle && whole().length > 0 ? 'single' : 'failed';
  const [last] = third && count === 2 && lacking === null ? besides(left, whole()) : [];
  if (last !== undefined) {
    const value = await orLate(read(last), signal);
    if (value && isWhole(value.given)) heard.push({ node: last, value: value.given, whole: true });
  }
  const best = lacking === null ? whole() : heard;
  const given = best.map(({ value }) => value);
  return { given, lacking, nodes: best.map(({ node }) => node), failed };
}

/** The nodes of other operators than those that answered. */
function besides(nodes: readonly string[], heard: readonly { readonly node: string }[]): string[] {
  const done = heard.map(({ node }) => operatorOf(node));
  return nodes.filter((node) => !done.includes(operatorOf(node)));
}

/** Null if it fails, or takes longer than a third operator is waited for. */
function orLate<T>(work: Promise<T>, signal?: AbortSignal): Promise<{ readonly given: T } | null> {
  const late = AbortSignal.timeout(limits.thirdOperatorMs);
  const end = signal ? AbortSignal.any([signal, late]) : late;
  return orAborted(work, end).then(
    (given) => ({ given }),
    () => null,
  );
}

/**
 * All nodes of the chain, those to ask first before the others. One that is known to be of another
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
