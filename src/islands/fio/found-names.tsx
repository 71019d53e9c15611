import type { ReactNode } from 'react';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { unitedRows } from '#src/chain/model/fio/fio-names.ts';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { MoreRows } from '#src/components/ui/rows/more-rows.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { InfiniteList } from '#src/stores/history/infinite-list.ts';
import { useLoad, type LoadStore } from '#src/stores/load-store.ts';
import { NameSection } from './name-section.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly complete: boolean;
}

interface FoundNamesProps<Row> {
  typed: string;
  /** What the chain finds by whole names. */
  found: (typed: string) => LoadStore<Found<Row>>;
  /** The list whose loaded rows are searched by parts of names. */
  list: (of: string) => InfiniteList<Row>;
  of: string;
  table: (caption: string, rows: readonly Row[]) => ReactNode;
  file: CsvFile<Row>;
}

/** Results of a search: what the nodes find, then the loaded names that contain the text. */
export function NameResults<Row extends Named>(props: FoundNamesProps<Row>) {
  const { typed, found, list, of, table, file } = props;
  const text = useFioNamesTexts();
  const format = useFormat();
  const byNode = useLoad<Found<Row>, LoadStore<Found<Row>>>(found, typed);
  const loaded = useLoad<ListValue<Row>, InfiniteList<Row>>(list, of);
  const listed = loaded.state.kind === 'ready' ? loaded.state.value.rows : [];
  const partly = listed.filter(({ name }) => name.includes(typed));
  const state = withRows(byNode.state, partly);
  const rows = state.kind === 'ready' ? state.value.rows : [];
  const title = text.found(typed);
  return (
    <NameSection title={title} rows={rows} file={file}>
      <StateView
        state={state}
        empty={{
          title: text.nothingFound(typed),
          text: text.nothingFoundHint(format.number(listed.length)),
        }}
        onRetry={byNode.store?.retry}
      >
        {({ complete }) => (
          <>
            {table(title, rows)}
            {!complete && <p className="py-2 text-warning">{text.shared.notAll}</p>}
          </>
        )}
      </StateView>
      {loaded.state.kind === 'ready' && (
        <MoreRows
          more={loaded.state.value.next !== null}
          pending={loaded.state.value.loadingMore}
          failure={loaded.state.value.moreFailure}
          onMore={() => void loaded.store?.loadMore()}
        />
      )}
    </NameSection>
  );
}

type ListValue<Row> = InfiniteList<Row> extends LoadStore<infer Value> ? Value : never;

/** The search's state with the loaded names. They are shown while the nodes search. */
function withRows<Row extends Named>(
  state: LoadState<Found<Row>>,
  partly: readonly Row[],
): LoadState<Found<Row>> {
  if (state.kind === 'ready') {
    const rows = unitedRows(state.value.rows, partly);
    return rows.length === 0 ? { kind: 'empty' } : { ...state, value: { ...state.value, rows } };
  }
  if (state.kind === 'loading' && partly.length > 0)
    return { kind: 'ready', value: { rows: partly, complete: true } };
  return state;
}
