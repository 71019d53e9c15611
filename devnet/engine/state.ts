import type { Authority } from '../types.ts';
import type { ChainParameters } from './parameters.ts';
import type { Collection, Store } from './store.ts';
import { createStore } from './store.ts';
import { createTables } from './tables.ts';
import type { Tables } from './tables.ts';

export interface Account {
  name: string;
  created: string;
  creator: string;
  privileged: boolean;
  codeHash: string;
  lastCodeUpdate: string;
  codeSize: number;
  codeSequence: number;
  /** Packed; empty for none. */
  abi: Uint8Array;
  abiSequence: number;
}

export interface Permission {
  name: string;
  /** Empty for owner. */
  parent: string;
  auth: Authority;
  updated: string;
}

export interface Link {
  code: string;
  /** Empty for all actions of the contract. */
  type: string;
  requirement: string;
}

/** An exponential moving average like in nodeos: see `resources.ts`. */
export interface Average {
  lastSlot: number;
  valueEx: bigint;
}

export interface Usage {
  ram: number;
  net: Average;
  cpu: Average;
}

/** Bytes, and stake weights in core units; -1 is unlimited. */
export interface Limits {
  ram: number;
  net: number;
  cpu: number;
}

export interface Schedule {
  version: number;
  producers: { producer_name: string; block_signing_key: string }[];
}

/** A scheduled transaction: delayed by its sender, or deferred by a contract. */
export interface ScheduledTransaction {
  id: string;
  /** The sending contract; empty for a delayed one. */
  sender: string;
  /** Of 128 bits. */
  senderId: bigint;
  payer: string;
  /** Milliseconds UTC. */
  published: number;
  delayUntil: number;
  expiration: number;
  /** The uncompressed packed transaction. */
  packed: Uint8Array;
  /** Bytes billed to the payer while it is scheduled. */
  ram: number;
}

/** Everything that transactions can change. */
export interface State {
  store: Store;
  tables: Tables;
  accounts: Collection<Account>;
  /** WebAssembly that accounts run, by its hash. */
  codes: Collection<Uint8Array>;
  /** By account, in creation order. */
  permissions: Collection<readonly Permission[]>;
  links: Collection<readonly Link[]>;
  usage: Collection<Usage>;
  limits: Collection<Limits>;
  /** Totals of the positive limits: `net` and `cpu`. */
  weights: Collection<number>;
  /** `global`, `recv/<account>`, `auth/<account>`. */
  sequences: Collection<number>;
  /** Recent transaction ids with their expiration in milliseconds, for detecting duplicates. */
  recent: Collection<number>;
  /** `active`, and `proposed` for the next block. */
  schedules: Collection<Schedule>;
  /** `active`, if the system contract set any. */
  parameters: Collection<ChainParameters>;
  /** Scheduled transactions, by `<sender>/<sender id>`. */
  scheduled: Collection<ScheduledTransaction>;
}

export const NO_CODE = '0'.repeat(64);

export function createState(): State {
  const store = createStore();
  return {
    store,
    tables: createTables(store),
    accounts: store.collection('accounts'),
    codes: store.collection('codes'),
    permissions: store.collection('permissions'),
    links: store.collection('links'),
    usage: store.collection('usage'),
    limits: store.collection('limits'),
    weights: store.collection('weights'),
    sequences: store.collection('sequences'),
    recent: store.collection('recent'),
    schedules: store.collection('schedules'),
    parameters: store.collection('parameters'),
    scheduled: store.collection('scheduled'),
  };
}

export function findPermission(
  state: State,
  account: string,
  permission: string,
): Permission | undefined {
  return state.permissions.get(account)?.find(({ name }) => name === permission);
}

/** Increments a sequence and returns the new value. */
export function nextSequence(state: State, name: string): number {
  const next = (state.sequences.get(name) ?? 0) + 1;
  state.sequences.set(name, next);
  return next;
}
