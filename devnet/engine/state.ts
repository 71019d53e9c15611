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
  /** Packed, empty where none is set. */
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
  /** Empty for all of the contract's actions. */
  type: string;
  requirement: string;
}

/** An exponential moving average as nodeos keeps it: see `resources.ts`. */
export interface Average {
  lastSlot: number;
  valueEx: bigint;
}

export interface Usage {
  ram: number;
  net: Average;
  cpu: Average;
}

/** Bytes and stake weights in units of the core token; -1 is unlimited. */
export interface Limits {
  ram: number;
  net: number;
  cpu: number;
}

export interface Schedule {
  version: number;
  producers: { producer_name: string; block_signing_key: string }[];
}

/** A transaction that runs by itself later: one delayed by its sender, or one a contract sent. */
export interface ScheduledTransaction {
  id: string;
  /** The contract that sent it, empty for a delayed one. */
  sender: string;
  /** Of 128 bits. */
  senderId: bigint;
  payer: string;
  /** Milliseconds UTC. */
  published: number;
  delayUntil: number;
  expiration: number;
  /** The plain packed transaction. */
  packed: Uint8Array;
  /** Bytes billed to the payer until it is gone. */
  ram: number;
}

/** All of the chain that transactions can change. */
export interface State {
  store: Store;
  tables: Tables;
  accounts: Collection<Account>;
  /** WebAssembly that accounts run, by its hash. */
  codes: Collection<Uint8Array>;
  /** By account, in order of creation. */
  permissions: Collection<readonly Permission[]>;
  links: Collection<readonly Link[]>;
  usage: Collection<Usage>;
  limits: Collection<Limits>;
  /** Sums of the limits that are above zero: `net` and `cpu`. */
  weights: Collection<number>;
  /** `global`, `recv/<account>`, `auth/<account>`. */
  sequences: Collection<number>;
  /** Ids that must not be seen again, with the milliseconds of their expiration. */
  recent: Collection<number>;
  /** `active`, and `proposed` where one waits for the next block. */
  schedules: Collection<Schedule>;
  /** `active`, where the system set any. */
  parameters: Collection<ChainParameters>;
  /** What runs by itself later, by `<sender>/<sender id>`. */
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

/** Counts a sequence up and returns its new value. */
export function nextSequence(state: State, name: string): number {
  const next = (state.sequences.get(name) ?? 0) + 1;
  state.sequences.set(name, next);
  return next;
}
