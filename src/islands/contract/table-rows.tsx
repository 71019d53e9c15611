import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import {
  pageAt,
  pageBefore,
  type RowPage,
  type RowsQuery,
} from '#src/chain/client/contract/contract.ts';
import { nestedNumbers } from '#src/chain/model/abi/nested-numbers.ts';
import { scopeParameter } from '#src/chain/model/abi/scope.ts';
import type { AbiView } from '#src/chain/model/abi/view.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { isRecord } from '#src/chain/rpc/json.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { shownType, typeShape } from '#src/chain/model/abi/type.ts';
import { DownloadMenu } from '#src/components/contract/download-menu.tsx';
import { PageLinks } from '#src/components/contract/page-links.tsx';
import { QueryForm, type RowOrder } from '#src/components/contract/query-form.tsx';
import { RowTable } from '#src/components/contract/row-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { fileName } from '#src/components/ui/save-file.ts';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useDeveloperTexts } from '#src/i18n/areas/contract/developer/texts.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { chainAccess } from '#src/stores/chain/client.ts';
import { rowsStore } from '#src/stores/contract/contract.ts';
import { useLoad } from '#src/stores/load-store.ts';
import type { ContractLink } from './contract-link.ts';
import { saveRows } from './rows-file.ts';
import type { ContractLinkState, PartProps } from './use-contract-link.ts';
import { useDownload } from './use-download.ts';

const FollowedRows = lazyPart(async () => (await import('./followed-rows.tsx')).FollowedRows);
const RowsCode = lazyPart(async () => (await import('./rows-code-part.tsx')).RowsCodePart);

interface TableRowsProps extends PartProps {
  scope: string;
}

/** The rows of a table and scope, with the order and bounds of the address. */
export function TableRows({ contract, linkState, scope }: TableRowsProps) {
  const { account, abi } = contract;
  const { link, replace } = linkState;
  const text = useContractTexts();
  const { screen } = useMessages();
  const { follow } = useDeveloperTexts();
  const [followed, setFollowed] = useState<string | null>(null);
  const query = rowsQuery(account, scope, link);
  const page = pageAt(query, link.start);
  const of = JSON.stringify(page);
  const { state, store } = useLoad(rowsStore, of);
  const type = abi.tables.find(({ name }) => name === link.table)?.type ?? '';
  const fields = useMemo(() => {
    const shape = typeShape(abi, type);
    if (shape.kind !== 'struct') return [];
    return shape.fields.map((field) => ({ name: field.name, type: shownType(abi, field.type) }));
  }, [abi, type]);
  const file = fileName(account, link.table, scope);
  const names = fields.map(({ name }) => name);
  const download = useDownload((format, rows) => saveRows(file, format, names, rows));
  return (
    <Section
      title={link.table}
      note={<bdi dir="ltr">{scope}</bdi>}

      actions={
        <>
          <Button
            size="sm"
            aria-pressed={followed === of}
            onClick={() => setFollowed(followed === of ? null : of)}
          >
            {follow}
          </Button>
          <Toggle
            label={text.view}
            current={link.view}
            options={(['table', 'json'] as const).map((key) => ({ key, label: text.views[key] }))}
            onSelect={(view) => replace({ ...link, view })}
          />
          <DownloadMenu
            state={download.state}
            onPage={(format) =>
              download.page(format, state.kind === 'ready' ? state.value.rows : [])
            }
            onAll={(format) => void download.all(format, query)}
            onCancel={download.cancel}
          />
        </>
      }
    >
      <Order place={linkState} scope={scope} />
      {followed === of && (
        <Suspense>
          <FollowedRows
            key={of}
            rows={rowsOf(state)}
            payers={link.payer}
            fields={fields}
            onRead={() => store?.retry()}
          />
        </Suspense>
      )}
      <StateView
        state={state}
        loading={<SkeletonRows rows={Math.min(link.limit, 12)} />}
        empty={{ title: text.noRows(link.table, scope), text: text.noRowsHint }}
        onRetry={store?.retry}
      >
        {(page) => (
          <>
            {link.view === 'json' ? (
              <JsonPanel value={page.rows} />
            ) : (
              <NumberedRows
                caption={text.rowsOf(link.table, scope)}
                fields={fields}
                rows={page.rows}
                payers={link.payer}
                abi={abi}
                type={type}
              />
            )}
            {page.decodedBy && (
              <p className="text-xs text-quiet">{screen.source(sourceName(page.decodedBy))}</p>
            )}
            <Pages linkState={linkState} query={query} page={page} />
          </>
        )}
      </StateView>
      <Suspense>
        <RowsCode call={page} />
      </Suspense>
    </Section>
  );
}

interface NumberedRowsProps extends ComponentProps<typeof RowTable> {
  abi: AbiView;
  type: string;
}

/** The rows with the numbers of nested values that the node wrote as bytes. */
function NumberedRows({ abi, type, rows, ...table }: NumberedRowsProps) {
  const { payers } = table;
  const numbered = useMemo(
    () =>
      rows.map((row) =>
        payers && isRecord(row)
          ? { ...row, data: nestedNumbers(abi, type, row.data) }
          : nestedNumbers(abi, type, row),
      ),
    [abi, type, rows, payers],
  );
  return <RowTable {...table} rows={numbered} />;
}

/** An empty page is one too. */
function rowsOf(state: LoadState<RowPage>): readonly unknown[] | null {
  if (state.kind === 'empty') return none;
  return state.kind === 'ready' ? state.value.rows : null;
}

const none: readonly unknown[] = [];

function Order({ place, scope }: { place: ContractLinkState; scope: string }) {
  const { link, visit } = place;
  const text = useContractTexts();
  const { lower, upper, index, keyType, reverse, limit, payer } = link;
  const order: RowOrder = { lower, upper, index, keyType, reverse, limit, payer };
  const isDefault = lower + upper + keyType === '' && index === 1 && !reverse && !payer;
  return (
    <details className="border-b" open={!isDefault}>
      <summary className="min-h-10 cursor-pointer py-2 text-muted hover:text-ink">
        {text.bounds}
      </summary>
      <div className="pt-2 pb-4">
        <QueryForm
          key={JSON.stringify(order)}
          value={order}
          onLoad={(typed) => visit({ ...link, ...typed, scope, start: null })}
        />
      </div>
    </details>
  );
}

interface PagesProps {
  linkState: ContractLinkState;
  query: RowsQuery;
  page: RowPage;
}

function Pages({ linkState, query, page }: PagesProps) {
  const { link, urlOf, visit } = linkState;
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const at = (start: string | null) => ({
    href: urlOf({ ...link, start }),
    onVisit: () => visit({ ...link, start }),
  });
  const previous = async () => {
    if (link.start === null) return;
    setPending(true);
    setFailed(false);
    try {
      at(await pageBefore(chainAccess(), query, link.start)).onVisit();
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  };
  return (
    <PageLinks
      isLater={link.start !== null}
      more={page.more}
      next={page.next === null ? null : at(page.next)}
      first={at(null)}
      onPrevious={() => void previous()}
      pending={pending}
      failed={failed}
    />
  );
}

/** The request for a link to a table. */
export function rowsQuery(code: string, scope: string, link: ContractLink): RowsQuery {
  // Nodes require a key type for secondary indexes.
  const keyType = link.keyType === '' && link.index !== 1 ? 'i64' : link.keyType;
  return {
    code,
    scope: scopeParameter(scope),
    table: link.table,
    limit: link.limit,
    ...(link.lower !== '' && { lower_bound: link.lower }),
    ...(link.upper !== '' && { upper_bound: link.upper }),
    ...(link.index !== 1 && { index_position: link.index }),
    ...(keyType !== '' && { key_type: keyType }),
    ...(link.reverse && { reverse: true }),
    ...(link.payer && { show_payer: true }),
  };
}
