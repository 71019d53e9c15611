import type { ActionView } from '../../chain/model/action/action.ts';
import { carriedBy, type NestedActions } from '../../chain/model/signing/nested-actions.ts';
import type { ProposalUse } from '../../chain/model/signing/warnings/proposal-use.ts';
import { recordOf } from '../../chain/rpc/json.ts';
import type { RequestOptions } from '../../chain/rpc/node.ts';
import { readActions, type ReadAction } from '../../chain/sign/abi/read-actions.ts';
import type { PackedAction } from '../../chain/sign/transaction/transaction-definition.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { openCarried, transactionIn } from '../multisig/used-proposals.ts';

export interface NestedReading {
  readonly nested: readonly NestedActions[];
  readonly proposals: readonly ProposalUse[];
  /** False if a nested transaction could not be read. */
  readonly complete: boolean;
}

/** Deeper nested transactions are not read, and the result is incomplete. */
const DEEPEST = 4;

interface Visit {
  readonly place: number;
  readonly within: NestedActions['within'];
  readonly options: RequestOptions;
}

/**
 * The transactions that signed actions carry or refer to, at any depth, each decoded from its
 * bytes.
 */
export async function readNested(
  actions: readonly ActionView[],
  options: RequestOptions = {},
): Promise<NestedReading> {
  const readings = await Promise.all(
    actions.map((action, place) => readInside(action, { place, within: [], options })),
  );
  options.signal?.throwIfAborted();
  return together(readings);
}

async function readInside(action: ActionView, visit: Visit): Promise<NestedReading> {
  const { place, within, options } = visit;
  const carried = carriedBy(action, chainConfig().accounts);
  if (carried === null) return nothing;
  if (within.length >= DEEPEST) return { ...nothing, complete: false };
  try {
    const { transaction, use } = await openCarried(action, carried, within, options);
    const own = { ...nothing, proposals: use ? [use] : [] };
    if (transaction === null) return own;
    const inside = [...within, carried.nesting];
    const actions = await viewsOf(transaction.actions);
    const deeper = await Promise.all(
      actions.map((one) => readInside(one, { place, options, within: inside })),
    );
    return together([{ ...own, nested: [{ place, within: inside, actions }] }, ...deeper]);
  } catch {
    return { ...nothing, complete: false };
  }
}

const nothing: NestedReading = { nested: [], proposals: [], complete: true };

function together(readings: readonly NestedReading[]): NestedReading {
  return {
    nested: readings.flatMap(({ nested }) => nested),
    proposals: readings.flatMap(({ proposals }) => proposals),
    complete: readings.every(({ complete }) => complete),
  };
}

/** The actions of the transaction that a proposing action carries. Null if it cannot be decoded. */
export async function proposedActions(action: ActionView): Promise<ActionView[] | null> {
  try {
    return await viewsOf(transactionIn(action.data?.['trx']).actions);
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

/** A decoded action as screens show it. */
export function viewOf({ account, name, authorization, data, hexData }: ReadAction): ActionView {
  return { account, name, authorization, hexData, data: data === null ? null : recordOf(data) };
}
