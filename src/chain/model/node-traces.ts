import { integerTextOf, isRecord, listOf, numberOf, recordOf, textOf } from '../rpc/json.ts';
import type { ActionTrace } from './action.ts';
import { actionTree, MAX_DEPTH, type Step } from './action-tree.ts';
import { readAction, readDigest, readRamDeltas, readReturned } from './read-action.ts';
import { noStateChanges, type StateChanges } from './state-change.ts';

/**
 * The action traces of nodeos as trees: those of `processed` and of the history call, flat with
 * ordinals as nodes since 1.8 write them, or nested in `inline_traces` as older ones do.
 * @param changes by the place of a trace in the order they are written, from 0
 */
export function nodeTraces(traces: unknown, changes = noStateChanges): ActionTrace[] {
  const list = listOf(traces).filter(isRecord);
  const flat = list.every((trace) => numberOf(trace.action_ordinal) !== null);
  return actionTree(
    flat
      ? list.map((trace, place) => flatStep(trace, changesAt(changes, place)))
      : nestedSteps(list, changes),
  );
}

function changesAt({ tables, ram }: StateChanges, place: number) {
  const tableChanges = tables.get(place);
  const ramOperations = ram.get(place);
  return { ...(tableChanges && { tableChanges }), ...(ramOperations && { ramOperations }) };
}

function flatStep(trace: Record<string, unknown>, changes: object): Step {
  return {
    ...common(trace),
    ...changes,
    ordinal: numberOf(trace.action_ordinal) ?? 0,
    creator: numberOf(trace.creator_action_ordinal) ?? 0,
    ancestor: numberOf(trace.closest_unnotified_ancestor_action_ordinal),
  };
}

/** Numbers the traces in the order they are written. */
function nestedSteps(traces: readonly Record<string, unknown>[], changes: StateChanges): Step[] {
  const inner = new Set<string>();
  const steps: Step[] = [];

  function collect(trace: Record<string, unknown>, depth: number): void {
    for (const child of childrenOf(trace, depth)) {
      const sequence = sequenceOf(child);
      if (sequence !== null) inner.add(sequence);
      collect(child, depth + 1);
    }
  }

  function number(trace: Record<string, unknown>, creator: number, depth: number): void {
    const ordinal = steps.length + 1;
    const done = changesAt(changes, steps.length);
    steps.push({ ...common(trace), ...done, ordinal, creator, ancestor: null });
    for (const child of childrenOf(trace, depth)) number(child, ordinal, depth + 1);
  }

  for (const trace of traces) collect(trace, 1);
  // Old history nodes list an inline action twice: inside its sender, and by itself.
  for (const trace of traces) if (!inner.has(sequenceOf(trace) ?? '')) number(trace, 0, 1);
  return steps;
}

function childrenOf(trace: Record<string, unknown>, depth: number): Record<string, unknown>[] {
  return depth > MAX_DEPTH ? [] : listOf(trace.inline_traces).filter(isRecord);
}

function common(trace: Record<string, unknown>) {
  const action = readAction(trace.act);
  const receipt = recordOf(trace.receipt);
  const receiver = textOf(trace.receiver) ?? textOf(receipt.receiver) ?? action.account;
  return {
    action,
    receivers: [receiver],
    globalSequence: sequenceOf(trace),
    console: textOf(trace.console) ?? '',
    ramDeltas: readRamDeltas(trace.account_ram_deltas),
    ...readDigest(receipt.act_digest),
    ...readReturned(trace.return_value_hex_data, trace.return_value_data),
  };
}

function sequenceOf(trace: Record<string, unknown>): string | null {
  return integerTextOf(recordOf(trace.receipt).global_sequence);
}
