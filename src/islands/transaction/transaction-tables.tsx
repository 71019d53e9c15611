import { ChangedTables } from '#src/components/transaction/changed-tables.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import type { TableChange } from '#src/chain/model/action/state-change.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { blockDeltasKey, blockDeltasStore } from '#src/stores/block/block-deltas.ts';
import { useLoad } from '#src/stores/query.ts';

/** Table changes from the transaction's source, or else those of its block from another source. */
export function TransactionTables({ transaction }: { transaction: TransactionView }) {
  const own = changesOf(transaction.actions);
  return own.length > 0 ? (
    <ChangedTables changes={own} ofBlock={null} />
  ) : (
    <OfBlock transaction={transaction} />
  );
}

function OfBlock({ transaction }: { transaction: TransactionView }) {
  const { blockNum, blockTime, actions } = transaction;
  const key = blockDeltasKey(blockNum, blockTime, contractsOf(actions));
  const { state, store } = useLoad(blockDeltasStore, key);
  return (
    <StateView state={state} onRetry={store?.retry}>
      {({ changes, cut }) => <ChangedTables changes={changes} cut={cut} ofBlock={blockNum} />}
    </StateView>
  );
}

function changesOf(actions: readonly ActionTrace[]): TableChange[] {
  return actions.flatMap((one) => [...(one.tableChanges ?? []), ...changesOf(one.inline)]);
}

function contractsOf(actions: readonly ActionTrace[]): string[] {
  const called = actions.flatMap((one) => [one.account, ...contractsOf(one.inline)]);
  return [...new Set(called)];
}
