import { Suspense } from 'react';
import { ActionTable, type ActionTableProps } from '#src/components/action/action-table.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { MoreRows } from '#src/components/ui/rows/more-rows.tsx';
import { NoticeRow } from '#src/components/ui/rows/notice-row.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { mayCausePayments } from '#src/chain/model/action/may-cause-payments.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import type { ActionList, ActionListStore } from '#src/stores/history/action-list.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { AllLink } from './all-link.tsx';

const PurchaseTable = lazyPart(async () => (await import('./purchase-table.tsx')).PurchaseTable);

interface AccountActionsProps {
  name: string | null;
  state: LoadState<ActionList>;
  store: ActionListStore | null;
}

/** The latest actions. New ones are announced above, older ones are loaded on request. */
export function AccountActions({ name, state, store }: AccountActionsProps) {
  const { screen } = useMessages();
  const text = useAccountTexts();
  const action = useActionTexts();
  const source = state.kind === 'ready' ? screen.source(sourceName(state.value.source)) : undefined;
  return (
    <Section title={text.latestActions} note={source} actions={<AllLink tab="transactions" />}>
      <StateView
        state={state}
        loading={<SkeletonRows rows={20} />}
        empty={{ title: action.none, text: action.noneHint }}
        onRetry={store?.retry}
      >
        {({ rows, fresh, next, loadingMore, moreFailure }) => (
          <>
            <NoticeRow
              count={fresh.length}
              text={action.newActions(fresh.length)}
              onShow={() => store?.showFresh()}
            />
            <LatestActions
              rows={rows}
              of={name ?? ''}
              system={chainConfig().accounts.system}
              tokenContract={chainConfig().accounts.token}
            />
            <MoreRows
              more={next !== null}
              pending={loadingMore}
              failure={moreFailure}
              onMore={() => void store?.loadMore()}
            />
          </>
        )}
      </StateView>
    </Section>
  );
}

/** What merges payments is loaded for rows that have some. */
function LatestActions(props: ActionTableProps) {
  const { accounts } = chainConfig();
  if (!props.rows.some((row) => mayCausePayments(row, accounts))) return <ActionTable {...props} />;
  return (
    <Suspense fallback={<SkeletonRows rows={20} />}>
      <PurchaseTable {...props} />
    </Suspense>
  );
}
