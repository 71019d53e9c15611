import { slotOfTime, timeOfSlot } from '../../src/chain/core/time.ts';
import { contracts } from '../contracts/all.ts';
import { bootstrap } from '../contracts/bootstrap.ts';
import type {
  Action,
  Block,
  BlockTransaction,
  Chain,
  ChainSpec,
  PackedTransaction,
  TransactionTrace,
} from '../types.ts';
import { accountRecord } from './accounts.ts';
import { decodeArgs } from './actions.ts';
import { requiredKeys } from './authorization.ts';
import { createBlockLog } from './blocks.ts';
import { hex } from '../abi/hex.ts';
import { merkleRoot, ZERO_HASH } from './digests.ts';
import { createContext } from './context.ts';
import type { NativeContract } from './contract.ts';
import { createSigner } from './keys.ts';
import { applyTransaction } from './push.ts';
import type { Applied } from './push.ts';
import { bandwidth } from './resources.ts';
import { contractOf, loadContracts } from './runtime.ts';
import type { PendingBlock, Runtime } from './runtime.ts';
import { createState } from './state.ts';
import type { Schedule } from './state.ts';
import { transactionReceiptDigest } from './transactions.ts';

/** Blocks that are irreversible lie this far behind the head: twelve seconds. */
const IRREVERSIBLE_LAG = 24;
/** Blocks a producer makes in a row. */
const REPETITIONS = 12;

export interface ChainOptions {
  /** Milliseconds UTC, in place of the machine's clock. */
  now?: () => number;
  /** Private keys of producers whose key is not the devnet's own for their name. */
  keys?: string[];
  /** Contracts that accounts can run beside the devnet's own. */
  contracts?: NativeContract[];
}

/** What the devnet's own parts may ask beyond what the APIs share. */
export interface Devnet extends Chain {
  /** Hex sha256 of everything that transactions can change. */
  stateHash(): string;
  /** The packed ABI of an account, empty where it has none. */
  rawAbi(account: string): Uint8Array;
  /** Bytes of the code that was set, 0 where none is. */
  codeSize(account: string): number;
  /** Which of the keys a transaction needs. Throws ChainError where they are not enough. */
  requiredKeys(actions: Action[], keys: string[]): string[];
  /** Sums of the stake weights, units of the core token. */
  totalWeights(): { net: number; cpu: number };
  /** The schedule that waits for the next block, or null. */
  proposedSchedule(): Schedule | null;
}

/** Makes a chain with its genesis block and the system's accounts. */
export function createChain(spec: ChainSpec, options: ChainOptions = {}): Devnet {
  const now = options.now ?? Date.now;
  const state = createState();
  const { byHash, systemCodec } = loadContracts(
    [...contracts, ...(options.contracts ?? [])],
    spec.keyPrefix,
  );
  const signer = createSigner(options.keys ?? []);
  const listeners = new Set<(block: Block) => void>();
  const genesisSlot = slotOfTime(spec.genesisTime);
  let applied: Applied[] = [];
  let pendingBlock: PendingBlock | null = { num: 1, slot: genesisSlot, time: spec.genesisTime };

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
  );
  let headSlot = genesisSlot;
  pendingBlock = null;

  function pending(): PendingBlock {
    if (pendingBlock) return pendingBlock;
    const slot = Math.max(headSlot + 1, slotOfTime(now() + 499));
    pendingBlock = { num: log.head.num + 1, slot, time: timeOfSlot(slot) };
    return pendingBlock;
  }

  /** A transaction's time is the block's, which an empty pending block takes from the clock anew. */
  function refresh(): void {
    if (applied.length === 0) pendingBlock = null;
  }

  function push(transaction: PackedTransaction, keep: boolean): TransactionTrace {
    refresh();
    const result = state.store.session(
      () => applyTransaction(runtime, transaction, log.idOf),
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
      },
      { transactions: applied.map(blockTransaction), traces: applied.map(({ trace }) => trace) },
    );
    for (const { trace } of applied) stampTrace(trace, block.id);
    headSlot = slot;
    applied = [];
    pendingBlock = null;
    for (const listener of listeners) listener(block);
    return block;
  }

  function closeBlock(producer: string, slot: number, time: number): void {
    const system = contractOf(runtime, 'eosio');
    const action = { account: 'eosio', name: 'onblock', authorization: [], data: '' };
    const ignore = (): void => undefined;
    const sink = { notify: ignore, inline: ignore, ramChanged: ignore, quotaLowered: ignore };
    system?.contract.onBlock?.(createContext(runtime, 'eosio', action, sink), { producer, slot });
    for (const id of state.recent.keys()) if (state.recent.get(id)! < time) state.recent.delete(id);
    const proposed = state.schedules.get('proposed');
    if (!proposed) return;
    state.schedules.set('active', proposed);
    state.schedules.delete('proposed');
  }

  return {
    spec,
    get headBlock() {
      return log.head;
    },
    get lastIrreversible() {
      const num = Math.max(1, log.head.num - IRREVERSIBLE_LAG);
      return { num, id: log.idOf(num)! };
    },
    push: (transaction) => push(transaction, true),
    dryRun: (transaction) => push(transaction, false),
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
    proposedSchedule: () => state.schedules.get('proposed') ?? null,
    stateHash: () => state.store.hash(),
    rawAbi: (account) => state.accounts.get(account)?.abi ?? new Uint8Array(),
    codeSize: (account) => state.accounts.get(account)?.codeSize ?? 0,
    requiredKeys: (actions, keys) =>
      requiredKeys(
        state,
        actions.map((action) => ({ ...action, args: () => decodeArgs(systemCodec, action) })),
        keys,
      ),
    totalWeights: () => ({
      net: state.weights.get('net') ?? 0,
      cpu: state.weights.get('cpu') ?? 0,
    }),
  };
}

function transactionLeaf({ opened, trace }: Applied): Uint8Array {
  const { cpu_usage_us, net_usage_words } = trace.receipt;
  return transactionReceiptDigest(opened, cpu_usage_us, net_usage_words);
}

function blockTransaction({ opened, trace }: Applied): BlockTransaction {
  return {
    ...trace.receipt,
    id: opened.id,
    signatures: opened.signatures,
    compression: opened.compression,
    packed_context_free_data: hex(opened.contextFreeData),
    packed_trx: hex(opened.packed),
    transaction: opened.transaction,
  };
}

/** Traces learn of their block's id once there is one. */
function stampTrace(trace: TransactionTrace, id: string): void {
  trace.producer_block_id = id;
  for (const action of trace.action_traces) action.producer_block_id = id;
}
