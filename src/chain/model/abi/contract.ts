import * as messages from '../../core/messages.ts';
import { isRecord, listOf, recordOf, textOf } from '../../rpc/json.ts';

export interface ContractAction {
  readonly name: string;
  /** The struct of its data. */
  readonly type: string;
  /** Markdown by the contract's author: hostile text. */
  readonly ricardian: string;
}

export interface ContractTable {
  readonly name: string;
  readonly type: string;
  readonly indexType: string;
}

/** A contract's actions and tables, from its ABI. */
export interface ContractView {
  readonly account: string;
  readonly actions: readonly ContractAction[];
  readonly tables: readonly ContractTable[];
}

/** Throws 'Contract … cannot be retrieved.' if there is no ABI. */
export function contractView(account: string, abi: unknown): ContractView {
  if (!isRecord(abi)) throw new Error(messages.contractNotRetrieved(account));
  return {
    account,
    actions: named(abi.actions, (fields, name) => ({
      name,
      type: textOf(fields.type) ?? name,
      ricardian: textOf(fields.ricardian_contract) ?? '',
    })),
    tables: named(abi.tables, (fields, name) => ({
      name,
      type: textOf(fields.type) ?? name,
      indexType: textOf(fields.index_type) ?? '',
    })),
  };
}

function named<Item>(
  list: unknown,
  view: (fields: Readonly<Record<string, unknown>>, name: string) => Item,
): Item[] {
  return listOf(list).flatMap((item) => {
    const fields = recordOf(item);
    const name = textOf(fields.name);
    return name === null ? [] : [view(fields, name)];
  });
}
