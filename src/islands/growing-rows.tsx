import type { ReactNode } from 'react';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { MoreRows } from '#src/components/ui/rows/more-rows.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { Growing, GrowingList } from '#src/stores/history/growing-list.ts';

interface GrowingRowsProps<Row> {
  /** The list and its state, by `useLoad`. */
  list: { readonly state: LoadState<Growing<Row>>; readonly store: GrowingList<Row> | null };
  empty: { title: string; text: string };
  loading?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list that grows on request, with a button for more. */
export function GrowingRows<Row>({ list, empty, loading, children }: GrowingRowsProps<Row>) {
  const { state, store } = list;
  return (
    <StateView
      state={state}
      empty={empty}
      onRetry={store?.retry}
      {...(loading !== undefined && { loading })}
    >
      {({ rows, more, loadingMore, moreFailure }) => (
        <>
          {children(rows)}
          <MoreRows
            more={more}
            pending={loadingMore}
            failure={moreFailure}
            onMore={() => void store?.loadMore()}
          />
        </>
      )}
    </StateView>
  );
}
