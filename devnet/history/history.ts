import type { ActionTrace, Block, Chain } from '../types.ts';
import { createCreations } from './creations.ts';
import type { Creation } from './creations.ts';
import { createDeltaLog } from './deltas.ts';
import type { DeltaLog } from './deltas.ts';
import { createLinks } from './links.ts';
import type { LinkChange } from './links.ts';
import { createPostings } from './posting.ts';
import type { RecordedAction, RecordedTrace, RecordedTransaction } from './records.ts';

/** What happened on a chain, by account and by transaction. It follows the chain as blocks close. */
export interface History {
  transaction(id: string): RecordedTransaction | undefined;
  /** Traces an account received or authorized, oldest first: the sequence of `/v1/history`. */
  tracesOf(account: string): readonly number[];
  trace(position: number): RecordedTrace;
  traceCount(): number;
  /** Actions an account received, was told of or authorized, oldest first; all without account. */
  actionsOf(account?: string): readonly number[];
  action(position: number): RecordedAction;
  actionsIn(transaction: RecordedTransaction): RecordedAction[];
  creationOf(account: string): Creation | undefined;
  /** Oldest first. */
  createdBy(account: string): readonly Creation[];
  linkChange(account: string, code: string, action: string): LinkChange | undefined;
  /** The rows that the latest blocks changed. */
  deltas: DeltaLog;
  /** Stops following the chain. */
  close(): void;
}

/** Reads what the chain already holds, then follows it; after a fork it reads anew. */
export function createHistory(chain: Chain): History {
  const deltas = createDeltaLog(chain);
  let index = readChain(chain);
  const stops = [
    chain.onBlock((block) => index.addBlock(block)),
    chain.onFork(() => {
      index = readChain(chain);
    }),
  ];
  return {
    transaction: (id) => index.transaction(id),
    tracesOf: (account) => index.tracesOf(account),
    trace: (position) => index.trace(position),
    traceCount: () => index.traceCount(),
    actionsOf: (account) => index.actionsOf(account),
    action: (position) => index.action(position),
    actionsIn: groupActions,
    deltas,
    creationOf: (account) => index.creationOf(account),
    createdBy: (account) => index.createdBy(account),
    linkChange: (account, code, action) => index.linkChange(account, code, action),
    close() {
      deltas.close();
      for (const stop of stops) stop();
    },
  };
}

interface Index extends Omit<History, 'actionsIn' | 'deltas' | 'close'> {
  addBlock(block: Block): void;
}

function readChain(chain: Chain): Index {
  const index = createIndex();
  for (let num = 1; num <= chain.headBlock.num; num++) {
    const block = chain.block(num);
    if (block) index.addBlock(block);
  }
  return index;
}

function createIndex(): Index {
  const transactions = new Map<string, RecordedTransaction>();
  const traces: RecordedTrace[] = [];
  const actions: RecordedAction[] = [];
  const every: number[] = [];
  const tracesByAccount = createPostings();
  const actionsByAccount = createPostings();
  const creations = createCreations();
  const links = createLinks();

  function addTransaction(recorded: RecordedTransaction): void {
    transactions.set(recorded.trace.id, recorded);
    for (const trace of recorded.trace.action_traces) {
      addTrace(trace, recorded.block);
      if (trace.receiver === trace.act.account) {
        creations.note(trace, recorded);
        links.note(trace, recorded);
      }
    }
    for (const action of groupActions(recorded)) addAction(action);
  }

  function addTrace(trace: ActionTrace, block: Block): void {
    const position = traces.push({ trace, block }) - 1;
    for (const account of involved([trace])) tracesByAccount.add(account, position);
  }

  function addAction(action: RecordedAction): void {
    const position = actions.push(action) - 1;
    every.push(position);
    for (const account of involved(action.receivers)) actionsByAccount.add(account, position);
  }

  function addBlock(block: Block): void {
    block.traces.forEach((trace, index) => {
      const transaction = block.transactions.find(({ id }) => id === trace.id);
      if (transaction) addTransaction({ block, transaction, trace, index });
    });
  }

  return {
    addBlock,
    transaction: (id) => transactions.get(id),
    tracesOf: tracesByAccount.get,
    trace: (position) => at(traces, position),
    traceCount: () => traces.length,
    actionsOf: (account) => (account === undefined ? every : actionsByAccount.get(account)),
    action: (position) => at(actions, position),
    creationOf: creations.of,
    createdBy: creations.by,
    linkChange: links.get,
  };
}

/**
 * A notification carries the data of the action it tells of. Its receiver is not the contract, and
 * its closest unnotified ancestor is that action.
 */
function groupActions(recorded: RecordedTransaction): RecordedAction[] {
  const byOrdinal = new Map<number, RecordedAction>();
  for (const trace of recorded.trace.action_traces) {
    const told = byOrdinal.get(trace.closest_unnotified_ancestor_action_ordinal);
    if (trace.receiver !== trace.act.account && told) told.receivers.push(trace);
    else byOrdinal.set(trace.action_ordinal, { receivers: [trace], in: recorded });
  }
  return [...byOrdinal.values()].sort((a, b) => globalSequence(a) - globalSequence(b));
}

/** Inline actions run after the notifications of those before them: ordinals are not the order. */
function globalSequence({ receivers }: RecordedAction): number {
  return receivers[0]?.receipt.global_sequence ?? 0;
}

function involved(traces: ActionTrace[]): Set<string> {
  return new Set(
    traces.flatMap((trace) => [
      trace.receiver,
      ...trace.act.authorization.map((level) => level.actor),
    ]),
  );
}

function at<Item>(items: Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`No entry at ${position}`);
  return item;
}
