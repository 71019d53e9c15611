import type { Devnet } from '../engine/devnet.ts';
import type { History } from '../history/history.ts';
import type { FaultList } from './devnet/faults.ts';

export interface DemoAccount {
  name: string;
  /** What the account is there to show. */
  about: string;
  publicKey: string;
  /** Derived from a fixed phrase, known to everyone, worth nothing. */
  privateKey: string;
}

/** What the routes of one chain answer from. */
export interface ApiContext {
  chain: Devnet;
  history: History;
  faults: FaultList;
  demoAccounts: DemoAccount[];
  /** Accounts of which the push channel tells what happens to them. */
  watched: Set<string>;
}
