import type { ActionTrace } from '../types.ts';
import type { RecordedTransaction } from './records.ts';

export interface Creation {
  account: string;
  creator: string;
  blockNum: number;
  timestamp: string;
  transactionId: string;
}

/** Account creators, from newaccount actions. */
export interface Creations {
  note(trace: ActionTrace, recorded: RecordedTransaction): void;
  of(account: string): Creation | undefined;
  by(creator: string): readonly Creation[];
}

export function createCreations(): Creations {
  const byAccount = new Map<string, Creation>();
  const byCreator = new Map<string, Creation[]>();
  return {
    note({ act }, { block, trace }) {
      if (act.account !== 'eosio' || act.name !== 'newaccount') return;
      const data = act.data as { creator: string; name: string };
      const creation: Creation = {
        account: data.name,
        creator: data.creator,
        blockNum: block.num,
        timestamp: block.timestamp,
        transactionId: trace.id,
      };
      byAccount.set(creation.account, creation);
      const list = byCreator.get(creation.creator);
      if (list) list.push(creation);
      else byCreator.set(creation.creator, [creation]);
    },
    of: (account) => byAccount.get(account),
    by: (creator) => byCreator.get(creator) ?? [],
  };
}
