import { isRecord, recordOf } from '../../rpc/json.ts';
import type { BlockResponse } from '../../rpc/responses.ts';
import { readSigned } from '../action/receipt.ts';

/** How much a contract was called in some blocks. */
export interface ContractUse {
  readonly contract: string;
  readonly actions: number;
  /** Their distinct names, the most called first. */
  readonly names: readonly string[];
  /** Accounts that authorized them. */
  readonly accounts: number;
}

interface Found {
  /** Calls by the action's name. */
  readonly names: Map<string, number>;
  readonly accounts: Set<string>;
}

/**
 * Contracts by the signed actions of blocks, the most called first. Inline actions are not in a
 * block.
 */
export function contractUse(blocks: readonly BlockResponse[]): ContractUse[] {
  const uses = new Map<string, Found>();
  for (const receipt of blocks.flatMap(({ transactions }) => transactions.filter(isRecord)))
    for (const action of readSigned(recordOf(receipt.trx).transaction).actions) {
      const use = uses.get(action.account) ?? { names: new Map(), accounts: new Set() };
      use.names.set(action.name, (use.names.get(action.name) ?? 0) + 1);
      for (const { actor } of action.authorization) use.accounts.add(actor);
      uses.set(action.account, use);
    }
  return [...uses]
    .map(([contract, { names, accounts }]) => ({
      contract,
      actions: [...names.values()].reduce((sum, count) => sum + count, 0),
      names: [...names].toSorted(([, a], [, b]) => b - a).map(([name]) => name),
      accounts: accounts.size,
    }))
    .toSorted((a, b) => b.actions - a.actions || (a.contract < b.contract ? -1 : 1));
}
