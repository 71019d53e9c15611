import type { ApiContext } from '../context.ts';
import { actionDocument } from '../hyperion/action-document.ts';

const BLOCKS_A_SECOND = 2;
const LATEST_ACTIONS = 20;

/** Transactions and actions of the last second. */
export function throughput({ chain }: Pick<ApiContext, 'chain'>): { tps: number; aps: number } {
  const head = chain.headBlock.num;
  const blocks = Array.from({ length: BLOCKS_A_SECOND }, (_, back) => chain.block(head - back));
  const traces = blocks.flatMap((block) => block?.traces ?? []);
  return {
    tps: traces.length,
    aps: traces.reduce((sum, { action_traces }) => sum + action_traces.length, 0),
  };
}

/** The newest actions of the chain, the newest first. */
export function latestActions({ history }: Pick<ApiContext, 'history'>): Record<string, unknown>[] {
  return history
    .actionsOf()
    .slice(-LATEST_ACTIONS)
    .toReversed()
    .map((position) => actionDocument(history.action(position)));
}
