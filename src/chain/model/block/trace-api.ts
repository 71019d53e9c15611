import { integerTextOf, isRecord, listOf, numberOf, textOf } from '../../rpc/json.ts';
import type { ActionTrace, ActionView } from '../action/action.ts';
import { actionTree, type Step } from '../action/action-tree.ts';
import { readAuthorization, readData } from '../action/read-action.ts';
import { readReturned } from '../action/trace-fields.ts';

/**
 * trace_api's actions of a transaction as trees. It lists deliveries in execution order; only the
 * newest versions say who sent what. For the others the transaction's own actions mark the roots,
 * and each action between two roots is put below the first.
 */
export function traceApiTraces(actions: unknown, ownActions: readonly ActionView[]): ActionTrace[] {
  const list = listOf(actions)
    .filter(isRecord)
    .toSorted((a, b) => sequence(a) - sequence(b));
  if (list.every((entry) => numberOf(entry.action_ordinal) !== null))
    return actionTree(list.map(ordinalStep));
  return actionTree(guessedSteps(list, ownActions));
}

function guessedSteps(list: readonly Record<string, unknown>[], ownActions: readonly ActionView[]) {
  const steps: Step[] = [];
  let root = 0;
  let rootsSeen = 0;
  for (const [index, entry] of list.entries()) {
    const step = { ...common(entry), ordinal: index + 1, ancestor: null };
    const own = step.receivers.includes(step.action.account);
    const notifying = own
      ? undefined
      : steps.findLast((earlier) => isNotificationOf(step, earlier));
    const next = ownActions[rootsSeen];
    const isRoot = own && next !== undefined && sameAct(next, step);
    if (isRoot) {
      rootsSeen++;
      root = step.ordinal;
    }
    steps.push({ ...step, creator: notifying?.ordinal ?? (isRoot ? 0 : root) });
  }
  return steps;
}

function ordinalStep(entry: Record<string, unknown>): Step {
  return {
    ...common(entry),
    ordinal: numberOf(entry.action_ordinal) ?? 0,
    creator: numberOf(entry.creator_action_ordinal) ?? 0,
    ancestor: numberOf(entry.closest_unnotified_ancestor_action_ordinal),
  };
}

function common(entry: Record<string, unknown>) {
  const account = textOf(entry.account) ?? '';
  const action: ActionView = {
    account,
    name: textOf(entry.action) ?? '',
    authorization: readAuthorization(entry.authorization),
    data: readData(entry.params, entry.data),
    hexData: typeof entry.data === 'string' ? entry.data : null,
  };
  return {
    action,
    receivers: [textOf(entry.receiver) ?? account],
    globalSequence: integerTextOf(entry.global_sequence),
    console: '',
    ramDeltas: [],
    ...readReturned(entry.return_value, entry.return_data),
  };
}

function sameAct(action: ActionView, step: Pick<Step, 'action'>): boolean {
  const { account, name, hexData } = step.action;
  return (
    action.account === account &&
    action.name === name &&
    (action.hexData === null || hexData === null || action.hexData === hexData)
  );
}

/** Whether a step is a notification of an earlier step that ran on the contract itself. */
function isNotificationOf(step: Pick<Step, 'action'>, earlier: Step): boolean {
  return earlier.receivers.includes(earlier.action.account) && sameAct(earlier.action, step);
}

function sequence(entry: Record<string, unknown>): number {
  return Number(integerTextOf(entry.global_sequence) ?? 0);
}
