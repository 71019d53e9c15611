import type { ApiContext } from '../context.ts';
import { actionDocument } from '../hyperion/action-document.ts';
import { chainStatus } from '../chain-status.ts';

const BLOCKS_A_SECOND = 2;
const LATEST_ACTIONS = 20;

/** Transactions and actions of the last second. */
export function throughput(context: Pick<ApiContext, 'chain' | 'faults'>): {
  tps: number;
  aps: number;
} {
  const { head } = chainStatus(context);
  const blocks = Array.from({ length: BLOCKS_A_SECOND }, (_, back) =>
    context.chain.block(head.num - back),
  );
  const traces = blocks.flatMap((block) => block?.traces ?? []);
  return {
    tps: traces.length,
    aps: traces.reduce((sum, { action_traces }) => sum + action_traces.length, 0),
  };
}

/** The chain's latest actions, newest first. */
export function latestActions({ history }: Pick<ApiContext, 'history'>): Record<string, unknown>[] {
  return history
    .actionsOf()
    .slice(-LATEST_ACTIONS)
    .toReversed()
    .map((position) => actionDocument(history.action(position)));
}
