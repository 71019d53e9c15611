import * as limits from '../../chain/core/limits.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import type { ChainAccess } from '../../chain/client/chain/access.ts';
import {
  accessAt,
  nodesInOrder,
  readFromTwoOperators,
} from '../../chain/client/chain/two-operators.ts';
import { type CrossChecked, localOnly } from '../../chain/model/signing/cross-checked.ts';
import {
  actionGroups,
  type NestedTransactionRef,
  nestedTransactionOf,
  type NestedActions,
} from '../../chain/model/signing/nested-actions.ts';
import type { NestedReading } from '../../chain/model/signing/nested-reading.ts';
import { isRecord } from '../../chain/rpc/json.ts';
import type { RequestOptions } from '../../chain/rpc/node.ts';
import {
  readActions,
  type ReadAction,
  type ReadTransaction,
} from '../../chain/sign/abi/read-actions.ts';
import type { PackedAction } from '../../chain/sign/transaction/transaction-definition.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { loadNestedTransaction, transactionIn } from '../multisig/used-proposals.ts';

/** Limit of nested transactions, at any depth. What is beyond cannot be signed. */
const MOST_TRANSACTIONS = 100;

interface Visit {
  /** Shared by all nested transactions. */
  readonly budget: { left: number; actions: number };
  /** The node that proposals are read from. */
  readonly access: ChainAccess;
  readonly actionIndex: number;
  readonly within: NestedActions['within'];
  readonly options: RequestOptions;
}

/**
 * The transactions that signed actions carry or refer to, at any depth, each decoded from its
 * bytes, as the nodes of two operators report them.
 */
export async function decodeNested(
  actions: readonly ActionView[],
  options: RequestOptions = {},
): Promise<CrossChecked<NestedReading>> {
  const { accounts } = chainConfig();
  if (actions.every((action) => nestedTransactionOf(action, accounts) === null))
    return localOnly(nothing);
  const access = chainAccess();
  const read = (node: string) => readAt(accessAt(access, node), actions, options);
  const { signal } = options;
  const { responses, incomplete } = await readFromTwoOperators(nodesInOrder(access), read, {
    isComplete,
    signal,
    third: true,
  });
  return { responses, incomplete };
}

/** A node that does not have a proposal may be behind, so another one is requested as well. */
function isComplete({ complete, proposals }: NestedReading): boolean {
  return complete && proposals.every(({ proposal }) => proposal !== null);
}

async function readAt(
  access: ChainAccess,
  actions: readonly ActionView[],
  options: RequestOptions,
): Promise<NestedReading> {
  const visit = {
    access,
    options,
    within: [],
    // A proposal may be executed in each of them.
    budget: { left: MOST_TRANSACTIONS, actions: limits.reviewedActions },
  };
  const readings = actions.map((action, actionIndex) =>
    readInside(action, { ...visit, actionIndex }),
  );
  return mergeReadings(await Promise.all(readings));
}

async function readInside(action: ActionView, visit: Visit): Promise<NestedReading> {
  const { access, actionIndex, within, options, budget } = visit;
  const carried = nestedTransactionOf(action, chainConfig().accounts);
  if (carried === null) return nothing;
  if (isInside(carried, within) || budget.left-- <= 0) return { ...nothing, truncated: true };
  try {
    const { transaction, use } = await loadNestedTransaction(access, action, carried, {
      within,
      options,
    });
    const own = { ...nothing, proposals: use ? [use] : [] };
    if (transaction === null) return own;
    const { actions, context_free_actions: free, transaction_extensions: added } = transaction;
    budget.actions -= actions.length + free.length;
    if (budget.actions < 0) return { ...own, truncated: true };
    const inside = [...within, carried.nesting];
    const views = { actions: await viewsOf(actions), contextFree: await viewsOf(free) };
    const nested = actionGroups(views, actionIndex, inside);
    const extensions = added.map(([type]) => ({ type, within: inside }));
    const deeper = await Promise.all(
      nested.flatMap((group) =>
        group.actions.map((one) => readInside(one, { ...visit, within: group.within })),
      ),
    );
    return mergeReadings([{ ...own, nested, extensions }, ...deeper]);
  } catch {
    return { ...nothing, complete: false };
  }
}

/**
 * A proposal that approves or executes its own name, over any number of others. The contract removes it
 * before its actions run, so that they mean one that is proposed later: nobody knows it yet.
 */
function isInside({ kind, nesting }: NestedTransactionRef, within: Visit['within']): boolean {
  const text = JSON.stringify(nesting);
  return kind === 'named' && within.some((one) => JSON.stringify(one) === text);
}

const nothing: NestedReading = {
  nested: [],
  proposals: [],
  extensions: [],
  complete: true,
  truncated: false,
};

function mergeReadings(readings: readonly NestedReading[]): NestedReading {
  return {
    nested: readings.flatMap(({ nested }) => nested),
    proposals: readings.flatMap(({ proposals }) => proposals),
    extensions: readings.flatMap(({ extensions }) => extensions),
    complete: readings.every(({ complete }) => complete),
    truncated: readings.some(({ truncated }) => truncated),
  };
}

/** The actions of the transaction that a proposing action carries, in the order they run. Null if it cannot be decoded. */
export async function proposedActions(action: ActionView): Promise<ActionView[] | null> {
  try {
    const { context_free_actions: free, actions } = transactionIn(action.data?.['trx']);
    return await viewsOf([...free, ...actions]);
  } catch {
    return null;
  }
}

/** The same actions with decoded data. */
export async function withData(actions: readonly ActionView[]): Promise<ActionView[]> {
  const read = actions.map(async (action) =>
    action.data === null && action.hexData !== null
      ? await viewsOf([{ ...action, data: action.hexData }])
      : [action],
  );
  return (await Promise.all(read)).flat();
}

async function viewsOf(actions: readonly PackedAction[]): Promise<ActionView[]> {
  const read = await readActions(actions, await chainAbis(), { keyForm: chainConfig().keyPrefix });
  return read.map(viewOf);
}

/** A decoded action as screens show it. An ABI may describe its data as something else than fields. */
export function viewOf({ account, name, authorization, data, hexData }: ReadAction): ActionView {
  const fields = data === null || isRecord(data) ? data : { value: data };
  return { account, name, authorization, hexData, data: fields };
}

/** The actions of a decoded transaction as screens show them, its context-free ones and its extensions. */
export function partsOf({ header, actions, contextFreeActions }: ReadTransaction) {
  const views = { actions: actions.map(viewOf), contextFree: contextFreeActions.map(viewOf) };
  return {
    actions: views.actions,
    nested: actionGroups(views, 0, []).slice(1),
    extensions: header.transaction_extensions.map(([type]) => ({ type, within: [] })),
  };
}
