import { useState } from 'react';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { TransactionDetails } from '#src/components/transaction/transaction-details.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader, SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Toggle } from '#src/components/ui/toggle.tsx';
import { isChecksum256 } from '#src/chain/core/checksum.ts';
import type { TransactionView } from '#src/chain/model/transaction.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain.ts';
import { useFinality } from '#src/stores/head.ts';
import { useLoad } from '#src/stores/query.ts';
import { transactionStore } from '#src/stores/transaction.ts';
import { setQuery, useRouteParam, useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';

export function TransactionScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Transaction />
    </Screen>
  );
}

function Transaction() {
  const typed = useRouteParam()?.toLowerCase() ?? null;
  const isId = typed !== null && isChecksum256(typed);
  const { state, store } = useLoad(transactionStore, isId ? typed : null);
  const { screen } = useMessages();
  const hint = isId ? screen.transactionMissingHint : screen.notATransaction;
  return (
    <StateView
      state={typed === null || isId ? state : { kind: 'missing' }}
      loading={<TransactionSkeleton />}
      missing={{ title: screen.transactionMissing, text: hint }}
      onRetry={store?.retry}
    >
      {(transaction) => <TransactionParts transaction={transaction} />}
    </StateView>
  );
}

function TransactionParts({ transaction }: { transaction: TransactionView }) {
  const { transaction: text } = useMessages();
  const finality = useFinality(transaction.blockNum);
  const { system, token } = chainConfig().accounts;
  return (
    <>
      <TransactionHeader
        transaction={transaction}
        finality={finality}
        system={system}
        tokenContract={token}
      />
      <TransactionActions transaction={transaction} />
      <Section title={text.details} flush>
        <TransactionDetails transaction={transaction} />
      </Section>
    </>
  );
}

/** The action tree, or the answer as it came: `?view=raw`. */
function TransactionActions({ transaction }: { transaction: TransactionView }) {
  const { transaction: text, action } = useMessages();
  const [view, setView] = useState(
    useUrl()?.searchParams.get('view') === 'raw' ? 'raw' : 'decoded',
  );
  const { system, token } = chainConfig().accounts;
  const select = (key: string) => {
    setView(key);
    setQuery({ view: key === 'raw' ? 'raw' : null });
  };
  return (
    <Section
      title={text.actions}
      flush
      actions={
        <Toggle
          label={action.view}
          options={[
            { key: 'decoded', label: action.decoded },
            { key: 'raw', label: action.raw },
          ]}
          current={view}
          onSelect={select}
        />
      }
    >
      {view === 'raw' ? (
        <JsonPanel value={transaction.raw} />
      ) : (
        <ActionTree actions={transaction.actions} system={system} tokenContract={token} />
      )}
    </Section>
  );
}

function TransactionSkeleton() {
  const { transaction: text } = useMessages();
  return (
    <>
      <SkeletonHeader />
      <Section title={text.actions} flush>
        <SkeletonRows rows={4} />
      </Section>
      <Section title={text.details} flush>
        <SkeletonRows rows={7} />
      </Section>
    </>
  );
}
