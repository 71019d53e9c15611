import { actionTree, type Step } from '../../model/action/action-tree.ts';
import type { ActionTrace } from '../../model/action/action.ts';
import { readDigest, readRamDeltas } from '../../model/action/read-action.ts';
import { integerTextOf, isRecord, listOf, numberOf, textOf } from '../../rpc/json.ts';
import { hyperionAction, hyperionReceivers } from './action.ts';

/**
 * Hyperion's actions of one transaction as trees. Each entry is one action with all its receivers.
 */
export function hyperionTraces(actions: unknown): ActionTrace[] {
  const steps = listOf(actions).filter(isRecord).map(hyperionStep);
  const hidden = hiddenOrdinals(steps);
  return actionTree(
    steps.map((step) => ({ ...step, creator: hidden.get(step.creator) ?? step.creator })),
  );
}

function hyperionStep(entry: Record<string, unknown>, place: number): Step {
  return {
    action: hyperionAction(entry),
    ordinal: numberOf(entry.action_ordinal) ?? place + 1,
    creator: numberOf(entry.creator_action_ordinal) ?? 0,
    ancestor: null,
    receivers: hyperionReceivers(entry),
    globalSequence: integerTextOf(entry.global_sequence),
    console: textOf(entry.console) ?? '',
    ramDeltas: readRamDeltas(entry.account_ram_deltas),
    ...readDigest(entry.act_digest),
  };
}

/**
 * Notifications have ordinals too, but Hyperion merges them into their action. An inline action
 * sent by a notification names the hidden ordinal as its creator. Each action took its hidden
 * ordinals when it ran, so they are assigned in the order of execution. Returns hidden ordinal →
 * action's ordinal.
 */
function hiddenOrdinals(steps: readonly Step[]): Map<number, number> {
  const present = new Set(steps.map((step) => step.ordinal));
  const wanted = Math.max(0, ...steps.map((step) => step.creator));
  const hidden = new Map<number, number>();
  const executed = steps.toSorted((a, b) => sequence(a) - sequence(b));
  // Transactions have far fewer steps. A hostile ordinal must not make this loop long.
  const last = Math.min(wanted, steps.reduce((sum, step) => sum + step.receivers.length, 0) + 1);
  let next = 1;
  for (const step of executed) {
    for (let left = step.receivers.length - 1; left > 0 && next <= last; next++) {
      if (present.has(next)) continue;
      hidden.set(next, step.ordinal);
      left--;
    }
  }
  return hidden;
}

function sequence(step: Step): number {
  return Number(step.globalSequence ?? step.ordinal);
}
