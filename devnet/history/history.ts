import type { ActionTrace, Block, Chain, RowChange } from '../types.ts';
import { createCreations } from './creations.ts';
import type { Creation } from './creations.ts';
import { createDeltaLog } from './deltas.ts';
import type { DeltaLog } from './deltas.ts';
import { createEntries } from './entries.ts';
import { createLinks } from './links.ts';
import type { LinkChange } from './links.ts';
import { createPostings } from './posting.ts';
import { createRetention } from '../engine/retention.ts';
import type { Limits } from '../engine/retention.ts';
import type { RecordedAction, RecordedTrace, RecordedTransaction } from './records.ts';

/** A chain's history by account and transaction, updated as blocks close. */
export interface History {
  transaction(id: string): RecordedTransaction | undefined;
  /** Traces that an account received or authorized, oldest first: the sequence of `/v1/history`. */
  tracesOf(account: string): readonly number[];
  trace(position: number): RecordedTrace;
  traceCount(): number;
  /**
   * Actions that an account received, was notified of or authorized, oldest first; all without an
   * account.
   */
  actionsOf(account?: string): readonly number[];
  action(position: number): RecordedAction;
  actionsIn(transaction: RecordedTransaction): RecordedAction[];
  creationOf(account: string): Creation | undefined;
  /** Oldest first. */
  createdBy(account: string): readonly Creation[];
  linkChange(account: string, code: string, action: string): LinkChange | undefined;
  /** The rows changed by the latest blocks. */
  deltas: DeltaLog;
  /** Stops updating. */
  close(): void;
}

/**
 * Reads the existing chain, then follows it. A fork causes a new read. Blocks that the chain
 * discards are discarded here too. `changes` are the row changes of earlier blocks.
 */
export function createHistory(
  chain: Chain,
  limits?: Limits,
  changes?: ReadonlyMap<number, readonly RowChange[]>,
): History {
  const deltas = createDeltaLog(chain, changes);
  let index = readChain(chain, limits);
  const stops = [
    chain.onBlock((block) => index.addBlock(block)),
    chain.onFork(() => {
      index = readChain(chain, limits);
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

const EVERYONE = '';

interface Index extends Omit<History, 'actionsIn' | 'deltas' | 'close'> {
  addBlock(block: Block): void;
}

function readChain(chain: Chain, limits?: Limits): Index {
  const index = createIndex(limits);
  for (let num = 1; num <= chain.headBlock.num; num++) {
    const block = chain.block(num);
    if (block) index.addBlock(block);
  }
  return index;
}

function createIndex(limits?: Limits): Index {
  const retention = createRetention(limits);
  const transactions = new Map<string, RecordedTransaction>();
  const traces = createEntries<RecordedTrace>();
  const actions = createEntries<RecordedAction>();
  const every = createPostings();
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
    const position = traces.add({ trace, block });
    for (const account of involved([trace])) tracesByAccount.add(account, position);
  }

  function addAction(action: RecordedAction): void {
    const position = actions.add(action);
    every.add(EVERYONE, position);
    for (const account of involved(action.receivers)) actionsByAccount.add(account, position);
  }

  function addBlock(block: Block): void {
    block.traces.forEach((trace, index) => {
      const transaction = block.transactions.find(({ id }) => id === trace.id);
      if (transaction) addTransaction({ block, transaction, trace, index });
    });
    const { length } = block.transactions;
    const old = new Set(length > 0 ? retention.add(block.num, length) : []);
    if (old.size > 0) forget(old);
  }

  function forget(blocks: ReadonlySet<number>): void {
    for (const [id, { block }] of transactions) if (blocks.has(block.num)) transactions.delete(id);
    tracesByAccount.remove(traces.remove(({ block }) => blocks.has(block.num)));
    const gone = actions.remove(({ in: { block } }) => blocks.has(block.num));
    actionsByAccount.remove(gone);
    every.remove(gone);
  }

  return {
    addBlock,
    transaction: (id) => transactions.get(id),
    tracesOf: tracesByAccount.get,
    trace: traces.at,
    traceCount: traces.count,
    actionsOf: (account) =>
      account === undefined ? every.get(EVERYONE) : actionsByAccount.get(account),
    action: actions.at,
    creationOf: creations.of,
    createdBy: creations.by,
    linkChange: links.get,
  };
}

/**
 * A notification has its action's data. Its receiver is not the contract, and its closest
 * unnotified ancestor is that action.
 */
function groupActions(recorded: RecordedTransaction): RecordedAction[] {
  const byOrdinal = new Map<number, RecordedAction>();
  for (const trace of recorded.trace.action_traces) {
    const notifier = byOrdinal.get(trace.closest_unnotified_ancestor_action_ordinal);
    if (trace.receiver !== trace.act.account && notifier) notifier.receivers.push(trace);
    else byOrdinal.set(trace.action_ordinal, { receivers: [trace], in: recorded });
  }
  return [...byOrdinal.values()].sort((a, b) => globalSequence(a) - globalSequence(b));
}

/**
 * Inline actions run after the notifications of earlier ones, so ordinals are not the execution
 * order.
 */
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
