import type { ReactNode } from 'react';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { MoreRows } from '#src/components/ui/rows/more-rows.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { InfiniteRows, InfiniteList } from '#src/stores/history/infinite-list.ts';

interface InfiniteRowsViewProps<Row> {
  /** The list and its state, by `useLoad`. */
  list: { readonly state: LoadState<InfiniteRows<Row>>; readonly store: InfiniteList<Row> | null };
  empty: { title: string; text: string };
  loading?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list that grows on request, with a button for more. */
export function InfiniteRowsView<Row>({
  list,
  empty,
  loading,
  children,
}: InfiniteRowsViewProps<Row>) {
  const { state, store } = list;
  return (
    <StateView
      state={state}
      empty={empty}
      onRetry={store?.retry}
      {...(loading !== undefined && { loading })}
    >
      {({ rows, next, loadingMore, moreFailure }) => (
        <>
          {children(rows)}
          <MoreRows
            more={next !== null}
            pending={loadingMore}
            failure={moreFailure}
            onMore={() => void store?.loadMore()}
          />
        </>
      )}
    </StateView>
  );
}
