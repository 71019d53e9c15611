import type { Devnet } from '../engine/devnet.ts';
import type { History } from '../history/history.ts';
import type { FaultList } from './devnet/faults.ts';

export interface DemoAccount {
  name: string;
  /** What the account demonstrates. */
  about: string;
  publicKey: string;
  /** Derived from a fixed phrase: public and worthless. */
  privateKey: string;
}

/** The data behind one chain's routes. */
export interface ApiContext {
  chain: Devnet;
  history: History;
  faults: FaultList;
  demoAccounts: DemoAccount[];
  /** Accounts with a push channel for their events. */
  watched: Set<string>;
}
