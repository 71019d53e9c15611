import { isRecord, recordOf } from '../../rpc/json.ts';
import type { BlockResponse } from '../../rpc/responses.ts';
import { readSigned } from '../action/receipt.ts';

/** How much a contract was called in some blocks. */
export interface ContractUse {
  readonly contract: string;
  readonly actions: number;
  /** Accounts that authorized them. */
  readonly accounts: number;
}

/**
 * Contracts by the signed actions of blocks, the most called first. Inline actions are not in a
 * block.
 */
export function contractUse(blocks: readonly BlockResponse[]): ContractUse[] {
  const found = new Map<string, { actions: number; accounts: Set<string> }>();
  for (const receipt of blocks.flatMap(({ transactions }) => transactions.filter(isRecord)))
    for (const action of readSigned(recordOf(receipt.trx).transaction).actions) {
      const use = found.get(action.account) ?? { actions: 0, accounts: new Set() };
      use.actions += 1;
      for (const { actor } of action.authorization) use.accounts.add(actor);
      found.set(action.account, use);
    }
  return [...found]
    .map(([contract, { actions, accounts }]) => ({ contract, actions, accounts: accounts.size }))
    .toSorted((a, b) => b.actions - a.actions || (a.contract < b.contract ? -1 : 1));
}
