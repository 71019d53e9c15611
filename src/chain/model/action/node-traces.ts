import { integerTextOf, isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionTrace } from './action.ts';
import { actionTree, MAX_DEPTH, type Step } from './action-tree.ts';
import { readAction, readDigest } from './read-action.ts';
import { readRamDeltas, readReturned } from './trace-fields.ts';
import { noStateChanges, type StateChanges } from './state-change.ts';

/**
 * nodeos action traces as trees: from `processed` and from history calls. Nodes before 1.8 nest
 * inline traces without ordinals. Later nodes give each an ordinal, and push responses also nest
 * them.
 * @param changes by index of a trace in written order, from 0
 */
export function nodeTraces(traces: unknown, changes = noStateChanges): ActionTrace[] {
  const written = tracesAsWritten(listOf(traces).filter(isRecord));
  const hasOrdinals = written.every(({ trace }) => numberOf(trace.action_ordinal) !== null);
  return actionTree(
    written.map(({ trace, creator }, index) => ({
      ...common(trace),
      ...changesAt(changes, index),
      ...(hasOrdinals ? ordinalsOf(trace) : { ordinal: index + 1, creator, ancestor: null }),
    })),
  );
}

function changesAt({ tables, ram }: StateChanges, index: number) {
  const tableChanges = tables.get(index);
  const ramOperations = ram.get(index);
  return { ...(tableChanges && { tableChanges }), ...(ramOperations && { ramOperations }) };
}

function ordinalsOf(
  trace: Record<string, unknown>,
): Pick<Step, 'ordinal' | 'creator' | 'ancestor'> {
  return {
    ordinal: numberOf(trace.action_ordinal) ?? 0,
    creator: numberOf(trace.creator_action_ordinal) ?? 0,
    ancestor: numberOf(trace.closest_unnotified_ancestor_action_ordinal),
  };
}

interface WrittenTrace {
  readonly trace: Record<string, unknown>;
  /** Position of the containing trace, from 1; 0 for the outermost. */
  readonly creator: number;
}

/** All traces in written order, each before its nested ones. */
function tracesAsWritten(traces: readonly Record<string, unknown>[]): WrittenTrace[] {
  const nested = new Set<string>();
  const written: WrittenTrace[] = [];

  function collect(trace: Record<string, unknown>, depth: number): void {
    for (const child of childrenOf(trace, depth)) {
      const sequence = sequenceOf(child);
      if (sequence !== null) nested.add(sequence);
      collect(child, depth + 1);
    }
  }

  function write(trace: Record<string, unknown>, creator: number, depth: number): void {
    written.push({ trace, creator });
    const index = written.length;
    for (const child of childrenOf(trace, depth)) write(child, index, depth + 1);
  }

  for (const trace of traces) collect(trace, 1);
  // Old history nodes list an inline action twice: inside its sender and on its own.
  for (const trace of traces) if (!nested.has(sequenceOf(trace) ?? '')) write(trace, 0, 1);
  return written;
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
