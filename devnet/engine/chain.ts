import { parseTime, slotOfTime, timeOfSlot } from '../../src/chain/core/time.ts';
import { contractsOf } from '../contracts/all.ts';
import { bootstrap } from '../contracts/bootstrap.ts';
import type {
  Block,
  BlockListener,
  BlockTransaction,
  ChainSpec,
  PackedTransaction,
  TransactionTrace,
} from '../types.ts';
import { accountRecord } from './accounts.ts';
import { decodeArgs } from './actions.ts';
import { requiredKeys } from './authorization.ts';
import { createBlockLog } from './blocks.ts';
import { createClock } from './clock.ts';
import { hex } from '../abi/hex.ts';
import { merkleRoot, ZERO_HASH } from './digests.ts';
import { createContext } from './context.ts';
import type { ChainOptions, Devnet, SavedChain } from './devnet.ts';
import { createSigner } from './keys.ts';
import { parametersOf } from './parameters.ts';
import { applyTransaction } from './push.ts';
import type { Applied } from './push.ts';
import { applyReadOnly } from './read-only.ts';
import { bandwidth } from './resources.ts';
import { executeScheduled } from './execute-scheduled.ts';
import { codeOf, contractOf, loadContracts } from './runtime.ts';
import type { PendingBlock, Runtime } from './runtime.ts';
import { dueAt, isScheduled, scheduledInOrder } from './scheduled.ts';
import { createState } from './state.ts';
import type { Schedule } from './state.ts';
import { contextFreeTexts, transactionReceiptDigest } from './transactions.ts';

/** Irreversible blocks are this far behind the head: twelve seconds, or one by finalizers' votes. */
const IRREVERSIBLE_LAG = 24;
const SAVANNA_LAG = 2;
/** Consecutive blocks of a producer. */
const REPETITIONS = 12;

/** Creates a chain with its genesis block and the system accounts. */
export function createChain(spec: ChainSpec, options: ChainOptions = {}): Devnet {
  const lag = spec.savanna ? SAVANNA_LAG : IRREVERSIBLE_LAG;
  const clock = createClock(options.now ?? Date.now);
  const state = createState();
  const { byHash, systemCodec } = loadContracts(
    [...contractsOf(spec), ...(options.contracts ?? [])],
    spec.keyPrefix,
  );
  const signer = createSigner(options.keys ?? []);
  const listeners = new Set<BlockListener>();
  const forkListeners = new Set<(dropped: Block[]) => void>();
  const genesisSlot = slotOfTime(spec.genesisTime);
  let applied: Applied[] = [];
  let pendingBlock: PendingBlock | null = {
    num: 1,
    slot: genesisSlot,
    time: spec.genesisTime,
    previous: ZERO_HASH,
  };

  const runtime: Runtime = {
    spec,
    state,
    contracts: byHash,
    systemCodec,
    pending,
    holdsKey: signer.holds,
  };
  bootstrap(runtime);
  const active = (): Schedule => state.schedules.get('active')!;
  const log = createBlockLog(
    {
      num: 1,
      slot: genesisSlot,
      producer: 'eosio',
      previous: ZERO_HASH,
      transactionRoot: ZERO_HASH,
      actionRoot: ZERO_HASH,
      scheduleVersion: 0,
      signingKey: active().producers[0]!.block_signing_key,
    },
    ({ producer, signingKey }, digest) => signer.sign(producer, signingKey, digest),
    options.retention,
  );
  let headSlot = genesisSlot;
  /** Set while the blocks of a fork are made: their slots are consecutive, whatever the time. */
  let forking: { base: number; dropped: number } | null = null;
  pendingBlock = null;
  state.tables.takeChanges();
  state.store.mark(lag + 1);

  function pending(): PendingBlock {
    if (pendingBlock) return pendingBlock;
    const slot = forking ? headSlot + 1 : Math.max(headSlot + 1, slotOfTime(clock.now() + 499));
    const { num, id: previous } = log.head;
    pendingBlock = { num: num + 1, slot, time: timeOfSlot(slot), previous };
    return pendingBlock;
  }

  /** An empty pending block takes its time from the clock again. */
  function refresh(): void {
    if (applied.length === 0) pendingBlock = null;
  }

  function readOnly(transaction: PackedTransaction): TransactionTrace {
    refresh();
    return state.store.session(() => applyReadOnly(runtime, transaction), false).trace;
  }

  function push(transaction: PackedTransaction, keep: boolean): TransactionTrace {
    refresh();
    const result = state.store.session(
      () => applyTransaction(runtime, transaction, log.idOf, { authorized: !keep }),
      keep,
    );
    if (keep) applied.push(result);
    return result.trace;
  }

  function produceBlock(): Block {
    refresh();
    const { num, slot, time } = pending();
    const { version, producers } = active();
    const turn = Math.floor(slot / REPETITIONS) % producers.length;
    const { producer_name: producer, block_signing_key: signingKey } = producers[turn]!;
    for (const record of dueAt(state, time))
      if (isScheduled(state, record))
        applied.push(state.store.session(() => executeScheduled(runtime, record)));
    state.store.session(() => closeBlock(producer, slot, time));
    const block = log.add(
      {
        num,
        slot,
        producer,
        previous: log.head.id,
        transactionRoot: merkleRoot(applied.map(transactionLeaf)),
        actionRoot: merkleRoot(applied.flatMap(({ digests }) => digests)),
        scheduleVersion: version,
        signingKey,
        // The first block of a fork states its base, which gives it another id.
        confirmed: forking && log.head.num === forking.base ? forking.dropped : 0,
      },
      { transactions: applied.map(blockTransaction), traces: applied.map(({ trace }) => trace) },
    );
    for (const { trace } of applied) stampTrace(trace, block.id);
    headSlot = slot;
    applied = [];
    pendingBlock = null;
    state.store.mark(lag + 1);
    const changes = state.tables.takeChanges();
    for (const listener of listeners) listener(block, changes);
    return block;
  }

  function closeBlock(producer: string, slot: number, time: number): void {
    const system = contractOf(runtime, 'eosio');
    const action = { account: 'eosio', name: 'onblock', authorization: [], data: '' };
    const ignore = (): void => undefined;
    const sink = {
      notify: ignore,
      inline: ignore,
      ramChanged: ignore,
      quotaLowered: ignore,
      respond: ignore,
    };
    system?.contract.onBlock?.(createContext(runtime, 'eosio', action, sink), { producer, slot });
    for (const id of state.recent.keys()) if (state.recent.get(id)! < time) state.recent.delete(id);
    const proposed = state.schedules.get('proposed');
    if (!proposed) return;
    state.schedules.set('active', proposed);
    state.schedules.delete('proposed');
  }

  function fork(count: number, carry: boolean): { dropped: Block[]; made: Block[] } {
    const base = log.head.num - count;
    if (!(Number.isInteger(count) && count >= 1 && base >= irreversible()))
      throw new RangeError(
        `Only the ${log.head.num - irreversible()} blocks after the last irreversible one can be replaced.`,
      );
    for (let back = 0; back <= count; back++) state.store.rewind();
    state.tables.takeChanges();
    state.store.mark(lag + 1);
    const waiting = applied.map(blockTransaction);
    applied = [];
    pendingBlock = null;
    const dropped = log.dropAbove(base);
    headSlot = slotOfTime(parseTime(log.head.timestamp));
    for (const listener of forkListeners) listener(dropped);
    forking = { base, dropped: count };
    const again = carry
      ? [...dropped.flatMap(({ transactions }) => transactions), ...waiting].filter(
          ({ scheduled }) => !scheduled,
        )
      : [];
    for (const transaction of again) reapply(transaction);
    const made = Array.from({ length: count + 1 }, produceBlock);
    forking = null;
    return { dropped, made };
  }

  /** Transactions that refer to a dropped block are refused on the new branch and lost. */
  function reapply(transaction: PackedTransaction): void {
    try {
      push(transaction, true);
    } catch {
      // Like on a real chain, nobody is notified.
    }
  }

  function load({ state: saved, blocks }: SavedChain): void {
    state.store.load(saved);
    state.tables.takeChanges();
    log.load(blocks);
    headSlot = slotOfTime(parseTime(log.head.timestamp));
    pendingBlock = null;
  }

  function irreversible(): number {
    return Math.max(1, log.head.num - lag);
  }

  return {
    spec,
    get headBlock() {
      return log.head;
    },
    get lastIrreversible() {
      const num = irreversible();
      return { num, id: log.idOf(num)! };
    },
    push: (transaction) => push(transaction, true),
    dryRun: (transaction) => push(transaction, false),
    readOnly,
    produceBlock,
    block: (numOrId) => log.get(numOrId),
    account: (name) => accountRecord(runtime, name),
    accountNames: () => [...state.accounts.keys()].sort(),
    table: (query) => state.tables.page(query),
    scopes: (code, table) => state.tables.scopes(code, table),
    onBlock(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resources(name) {
      refresh();
      const { slot } = pending();
      return {
        cpu: bandwidth(state, name, 'cpu', slot),
        net: bandwidth(state, name, 'net', slot),
      };
    },
    activeSchedule: active,
    scheduledTransactions: () => scheduledInOrder(state),
    advance(ms) {
      clock.advance(ms);
      return produceBlock();
    },
    setClock(time) {
      clock.set(time);
      return produceBlock();
    },
    fork: (count, { carry = true } = {}) => fork(count, carry),
    save: () => ({ state: state.store.save(), blocks: log.save() }),
    load,
    onFork(listener) {
      forkListeners.add(listener);
      return () => void forkListeners.delete(listener);
    },
    proposedSchedule: () => state.schedules.get('proposed') ?? null,
    stateHash: () => state.store.hash(),
    rawAbi: (account) => state.accounts.get(account)?.abi ?? new Uint8Array(),
    code: (account) => codeOf(runtime, account)?.bytes ?? new Uint8Array(),
    codeSize: (account) => state.accounts.get(account)?.codeSize ?? 0,
    requiredKeys: (actions, keys) =>
      requiredKeys(
        state,
        actions.map((action) => ({ ...action, args: () => decodeArgs(systemCodec, action) })),
        keys,
      ),
    parameters: () => parametersOf(state),
    totalWeights: () => ({
      net: state.weights.get('net') ?? 0,
      cpu: state.weights.get('cpu') ?? 0,
    }),
  };
}

function transactionLeaf({ opened, trace }: Applied): Uint8Array {
  return transactionReceiptDigest(opened, trace.receipt, trace.scheduled);
}

function blockTransaction({ opened, trace }: Applied): BlockTransaction {
  return {
    ...trace.receipt,
    scheduled: trace.scheduled,
    id: opened.id,
    signatures: opened.signatures,
    compression: opened.compression,
    packed_context_free_data: hex(opened.contextFreeData),
    context_free_data: contextFreeTexts(opened),
    packed_trx: hex(opened.packed),
    transaction: opened.transaction,
  };
}

/** Adds the block id to traces once it is known. */
function stampTrace(trace: TransactionTrace, id: string): void {
  trace.producer_block_id = id;
  for (const action of trace.action_traces) action.producer_block_id = id;
}
