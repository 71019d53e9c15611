import type { ActionTrace } from '../types.ts';
import type { RecordedTransaction } from './records.ts';

export interface LinkChange {
  blockNum: number;
  timestamp: string;
}

/** The time when each permission link was last set, from linkauth actions. */
export interface Links {
  note(trace: ActionTrace, recorded: RecordedTransaction): void;
  get(account: string, code: string, action: string): LinkChange | undefined;
}

export function createLinks(): Links {
  const changes = new Map<string, LinkChange>();
  return {
    note({ act }, { block }) {
      if (act.account !== 'eosio' || act.name !== 'linkauth') return;
      const data = act.data as { account: string; code: string; type: string };
      const change = { blockNum: block.num, timestamp: block.timestamp };
      changes.set(`${data.account}/${data.code}/${data.type}`, change);
    },
    get: (account, code, action) => changes.get(`${account}/${code}/${action}`),
  };
}
