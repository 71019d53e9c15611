import type { ChainConfig } from '#src/chain/config/types.ts';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { allTraces } from '#src/chain/model/action/traces.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { transactionStub } from '#src/components/transaction/transaction-stub.ts';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import { useDevelopersTexts } from '#src/i18n/areas/developers/texts.ts';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { systemAccount } from '#src/stores/chain/chain.ts';
import { useFinality } from '#src/stores/chain/finality.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transactionKey, transactionStore } from '#src/stores/transaction/transaction.ts';
import type { ShownData } from './use-sample-data.ts';

interface TransactionPartProps {
  chain: ChainConfig;
  shown: ShownData;
}

/** A recent transaction with its actions. */
export function TransactionPart({ chain, shown }: TransactionPartProps) {
  const text = useDevelopersTexts();
  const { blocks, transaction: found } = shown;
  const { state: read, store } = useLoad(
    transactionStore,
    found ? transactionKey(found.id, String(found.block)) : null,
  );
  const worded = useSentencesReady(actionsIn(read), systemAccount);
  const state = found === undefined ? withoutOne(blocks.state) : read;
  return (
    <StateView
      state={state.kind === 'ready' && !worded ? { kind: 'loading' } : state}
      loading={
        <Stub>
          <TransactionHeader transaction={transactionStub} finality={null} heading="h3" />
        </Stub>
      }
      empty={{ title: text.noTransaction }}
      onRetry={found ? store?.retry : blocks.retry}
    >
      {(transaction) =>
        // Blocks have no actions of a deferred one, so that none is found.
        transaction.status !== 'deferred' && <Executed transaction={transaction} chain={chain} />
      }
    </StateView>
  );
}

function Executed({ transaction, chain }: { transaction: TransactionView; chain: ChainConfig }) {
  const finality = useFinality(transaction.blockNum);
  const contracts = { system: chain.accounts.system, tokenContract: chain.accounts.token };
  return (
    <>
      <TransactionHeader
        transaction={transaction}
        finality={finality}
        heading="h3"
        {...contracts}
      />
      <ActionTree actions={transaction.actions} {...contracts} />
    </>
  );
}

/** Why no transaction was found: the blocks were not read, or have none. */
function withoutOne(blocks: LoadState<unknown>): LoadState<never> {
  return blocks.kind === 'failed' ? blocks : { kind: 'empty' };
}

function actionsIn(
  state: LoadState<{ readonly actions: readonly ActionTrace[] }>,
): readonly ActionTrace[] | null {
  if (state.kind === 'ready') return allTraces(state.value.actions);
  return state.kind === 'loading' ? null : [];
}
