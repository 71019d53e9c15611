/**
 * Types of the devnet. Values that are sent as JSON have nodeos's JSON form (snake_case), so that
 * routes return the engine's values unchanged.
 */

import type { AbiJson } from './abi/types.ts';

export interface PermissionLevel {
  actor: string;
  permission: string;
}

export interface Authority {
  threshold: number;
  keys: { key: string; weight: number }[];
  accounts: { permission: PermissionLevel; weight: number }[];
  waits: { wait_sec: number; weight: number }[];
}

/** The differences between the devnet's chains. */
export interface ChainSpec {
  /** `eos`, `wax`, … */
  key: string;
  /** 64 hex digits. */
  chainId: string;
  symbol: { code: string; precision: number };
  keyPrefix: 'EOS' | 'FIO';
  /** The core token's contract. */
  token: 'eosio.token' | 'fio.token';
  /** Start of block 1, milliseconds UTC. */
  genesisTime: number;
  maxVotes: number;
  /** Whether its system contract has REX. */
  rex: boolean;
  /** Whether its system contract has PowerUp. */
  powerup: boolean;
  /** Whether its system contract moves and burns RAM, as since version 3.3. */
  ramMoves: boolean;
  /** Whether its system contract has XPR stakes for votes and rewards. */
  xpr: boolean;
  /** Whether a vote counts less of the stake the fewer producers it names, as on Telos. */
  inverseVotes: boolean;
  /** Whether its system contract has genesis rewards. */
  genesisRewards: boolean;
  /** The pair of `delphioracle` with the core token's price. Null without that contract. */
  oraclePair: string | null;
  /** Whether the DAPP Network's contract is on it. */
  dappNetwork: boolean;
  /** Whether it has a contract with a key-value table, as EOSIO 2.1 had them. */
  keyValue: boolean;
  /**
   * Whether it runs as Vaulta does: core.vaulta with the token A, eosio.wram, and the system
   * contract 3.10. Its tables and `symbol` still count the core token.
   */
  vaulta: boolean;
  /** Whether finalizers vote on blocks, which become irreversible after two more. */
  savanna: boolean;
}

/** A transaction's status in its receipt. */
export type TransactionStatus = 'executed' | 'soft_fail' | 'hard_fail' | 'delayed' | 'expired';

/** Why a scheduled transaction failed, in its trace. */
export interface TraceException {
  code: number;
  name: string;
  message: string;
  stack: { context: { level: 'error' }; format: string; data: object }[];
}

export interface Action {
  account: string;
  name: string;
  authorization: PermissionLevel[];
  /** Packed arguments, lower-case hex. */
  data: string;
}

export interface Transaction {
  expiration: string;
  ref_block_num: number;
  ref_block_prefix: number;
  max_net_usage_words: number;
  max_cpu_usage_ms: number;
  delay_sec: number;
  context_free_actions: Action[];
  actions: Action[];
  transaction_extensions: [number, string][];
}

/** The body of push_transaction and send_transaction. */
export interface PackedTransaction {
  signatures: string[];
  /** `none` or `zlib`; 0 and 1 are accepted. */
  compression: string | number | boolean;
  packed_context_free_data: string;
  packed_trx: string;
}

export interface ActionReceipt {
  receiver: string;
  /** On FIO: the contract's response as JSON; empty for none. */
  response?: string;
  act_digest: string;
  global_sequence: number;
  recv_sequence: number;
  auth_sequence: [string, number][];
  code_sequence: number;
  abi_sequence: number;
}

export interface AccountDelta {
  account: string;
  delta: number;
}

/** An action in a trace: `data` decoded with the contract's ABI, or hex if that fails. */
export interface TracedAction {
  account: string;
  name: string;
  authorization: PermissionLevel[];
  data: unknown;
  hex_data: string;
}

export interface ActionTrace {
  action_ordinal: number;
  creator_action_ordinal: number;
  closest_unnotified_ancestor_action_ordinal: number;
  receipt: ActionReceipt;
  receiver: string;
  act: TracedAction;
  context_free: boolean;
  elapsed: number;
  console: string;
  trx_id: string;
  block_num: number;
  block_time: string;
  producer_block_id: string | null;
  account_ram_deltas: AccountDelta[];
  except: null;
  error_code: null;
  /** Packed; empty for no return value. */
  return_value_hex_data: string;
  /** Absent for no return value. */
  return_value_data?: unknown;
}

export interface TransactionTrace {
  id: string;
  block_num: number;
  block_time: string;
  producer_block_id: string | null;
  receipt: { status: TransactionStatus; cpu_usage_us: number; net_usage_words: number };
  elapsed: number;
  net_usage: number;
  /** Whether it was scheduled. */
  scheduled: boolean;
  /** In execution order: ordinals 1, 2, 3 … */
  action_traces: ActionTrace[];
  account_ram_delta: AccountDelta | null;
  except: TraceException | null;
  error_code: null;
}

export interface BlockTransaction {
  status: TransactionStatus;
  /** Whether it was scheduled: a block then has only its id. */
  scheduled: boolean;
  cpu_usage_us: number;
  net_usage_words: number;
  id: string;
  signatures: string[];
  compression: 'none' | 'zlib';
  packed_context_free_data: string;
  /** The parsed data: one hex text each. */
  context_free_data: string[];
  packed_trx: string;
  transaction: Transaction;
}

export interface Block {
  num: number;
  id: string;
  /** `2026-01-01T00:00:00.500` */
  timestamp: string;
  producer: string;
  confirmed: number;
  previous: string;
  transaction_mroot: string;
  action_mroot: string;
  schedule_version: number;
  producer_signature: string;
  transactions: BlockTransaction[];
  /** In block order. */
  traces: TransactionTrace[];
}

export interface PermissionRecord {
  perm_name: string;
  parent: string;
  required_auth: Authority;
  last_updated: string;
}

export interface AccountRecord {
  name: string;
  created: string;
  /** The account that called newaccount. */
  creator: string;
  privileged: boolean;
  /** Lower-case hex sha256; 64 zeros without code. */
  code_hash: string;
  last_code_update: string;
  /** JSON ABI, or null. */
  abi: AbiJson | null;
  permissions: PermissionRecord[];
  links: { code: string; type: string; requirement: string }[];
  ram_quota: number;
  ram_usage: number;
  net_weight: number;
  cpu_weight: number;
}

/** A table row as stored. `value` is packed with the ABI's row type. */
export interface TableRow {
  primary_key: bigint;
  payer: string;
  value: Uint8Array;
}

/** A row's change in a block: the current row, or the removed one. */
export interface RowChange {
  code: string;
  scope: string;
  table: string;
  row: TableRow;
  present: boolean;
}

export interface TableQuery {
  code: string;
  scope: string;
  table: string;
  lower?: bigint;
  upper?: bigint;
  limit: number;
  reverse: boolean;
  /** 1 is the primary index; 2 and up the table's secondary ones. */
  index: number;
}

export interface TablePage {
  /** Each row with its key in the index. */
  rows: { key: bigint; row: TableRow }[];
  /** The next row's key; null at the end. */
  next: bigint | null;
}

/** A refusal in nodeos's words. */
export interface ChainErrorShape {
  /** nodeos's HTTP status: usually 500, 400 for parse errors, 401 for authority errors. */
  status: number;
  /** 3040005, … */
  code: number;
  /** `expired_tx_exception`, … */
  name: string;
  /** `Expired Transaction` */
  what: string;
  /** `details[].message` */
  details: string[];
  /** Replaces nodeos's error body. */
  body?: object;
}

export type BlockListener = (block: Block, changes: readonly RowChange[]) => void;

/** The engine's interface for the APIs, implemented in `devnet/engine/chain.ts`. */
export interface Chain {
  readonly spec: ChainSpec;
  readonly headBlock: Block;
  readonly lastIrreversible: { num: number; id: string };
  /**
   * Validates, executes and adds a transaction to the pending block. Throws ChainError and leaves
   * no changes.
   */
  push(transaction: PackedTransaction): TransactionTrace;
  /** Like push, but everything is undone afterwards. */
  dryRun(transaction: PackedTransaction): TransactionTrace;
  /** Closes the pending block, like the 500 ms timer. */
  produceBlock(): Block;
  /**
   * By number or id. Undefined if there is none or its transactions were discarded. Empty blocks
   * are rebuilt.
   */
  block(numOrId: number | string): Block | undefined;
  account(name: string): AccountRecord | undefined;
  accountNames(): string[];
  table(query: TableQuery): TablePage;
  /** Scopes with rows by table, ordered by scope, then table. */
  scopes(
    code: string,
    table?: string,
  ): { code: string; scope: string; table: string; payer: string; count: number }[];
  /**
   * Called for each closed block with its traces and changed rows, in order. Returns a function
   * that stops it.
   */
  onBlock(listener: BlockListener): () => void;
  /**
   * Called with the blocks that a fork dropped, before the new ones. Returns a function that stops
   * it.
   */
  onFork(listener: (dropped: Block[]) => void): () => void;
  /** Resources as in get_account. Microseconds and bytes; -1 is unlimited. */
  resources(name: string): {
    cpu: { used: number; available: number; max: number };
    net: { used: number; available: number; max: number };
  };
  activeSchedule(): {
    version: number;
    producers: { producer_name: string; block_signing_key: string }[];
  };
}
