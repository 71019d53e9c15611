import { type ReactNode, Suspense, useState } from 'react';
import { listedScope } from '#src/chain/model/abi/scope.ts';
import { NameList } from '#src/components/contract/name-list.tsx';
import { ScopeList } from '#src/components/contract/scope-list.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { TableRows } from './table-rows.tsx';
import type { ContractLinkState, PartProps } from './use-contract-link.ts';
import { chosenScope, useRowCount, useScopes } from './use-table-scopes.ts';

const KvRows = lazyPart(async () => (await import('./kv-rows.tsx')).KvRows);

/** Pick a table and a scope, and show its rows. The first table is open until one is picked. */
export function TablesPart({ contract, linkState: addressed }: PartProps) {
  const { tables, kvTables } = contract.abi;
  const named = [...tables, ...kvTables];
  const place = withTable(addressed, named[0]?.name ?? '');
  const { link, urlOf, visit, replace } = place;
  const text = useContractTexts();
  const kvTable = kvTables.find(({ name }) => name === link.table);
  if (named.length === 0) return <p className="py-8 text-center text-muted">{text.noTables}</p>;
  const list = (
    <NameList
      title={text.parts.tables}
      names={named.map(({ name }, at) => ({
        name,
        ...(at >= tables.length && { note: text.keyValue }),
      }))}
      current={link.table}
      find={link.find}
      onFind={(find) => replace({ ...link, find })}
      hrefOf={(table) => urlOf({ table })}
      onVisit={(table) => visit({ table, find: link.find })}
    />
  );
  if (tables.some(({ name }) => name === link.table))
    return (
      <OneTable key={link.table} contract={contract} linkState={place}>
        {list}
      </OneTable>
    );
  if (kvTable)
    return (
      <div className={COLUMNS}>
        {list}
        <Suspense fallback={<SkeletonRows rows={12} />}>
          <KvRows key={kvTable.name} contract={contract} linkState={place} table={kvTable} />
        </Suspense>
      </div>
    );
  return (
    <div className={COLUMNS}>
      {list}
      <Banner kind="error" title={text.noTable(link.table)}>
        <p>{text.chooseTable}</p>
      </Banner>
    </div>
  );
}

const COLUMNS = 'grid items-start gap-x-10 gap-y-6 tablet:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]';

/** The place with a table, if its address names none. */
function withTable(linkState: ContractLinkState, table: string): ContractLinkState {
  return linkState.link.table === ''
    ? { ...linkState, link: { ...linkState.link, table } }
    : linkState;
}

function OneTable({ contract, linkState, children }: PartProps & { children: ReactNode }) {
  const { link, urlOf, visit } = linkState;
  const { account } = contract;
  const [typed, setTyped] = useState('');
  const scopes = useScopes(account, link.table, typed);
  const all = useScopes(account, link.table, '');
  const { loaded, rowsOf } = useRowCount(account, link.table, all.state);
  const scope = link.scope ?? chosenScope(account, all.state);
  const to = (named: string) => ({ table: link.table, scope: named, find: link.find });
  return (
    <div className={COLUMNS}>
      <div className="grid gap-6">
        {children}
        <ScopeList
          scopes={scopes.rows.map(({ scope: named, rows: entries }) => ({
            scope: listedScope(named),
            rows: rowsOf(entries),
            atMost: loaded ? entries : null,
          }))}
          current={scope}
          typed={typed}
          onType={setTyped}
          hrefOf={(named) => urlOf(to(named))}
          onVisit={(named) => visit(to(named))}
        >
          <ScopeWords scopes={scopes} typed={typed} />
        </ScopeList>
      </div>
      {scope === null ? (
        <SkeletonRows rows={12} />
      ) : (
        <TableRows
          key={`${scope} ${link.reverse}`}
          contract={contract}
          linkState={linkState}
          scope={scope}
        />
      )}
    </div>
  );
}

function ScopeWords({ scopes, typed }: { scopes: ReturnType<typeof useScopes>; typed: string }) {
  const text = useContractTexts();
  const { common } = useMessages();
  const { kind } = scopes.state;
  if (kind === 'loading') return <SkeletonRows rows={3} />;
  if (kind === 'ready')
    return scopes.complete ? null : (
      <Button
        size="sm"
        className="mt-2 w-full"
        disabled={scopes.pending}
        onClick={() => void scopes.loadMore()}
      >
        {scopes.pending ? common.loading : text.moreScopes}
      </Button>
    );
  const none = typed.trim() === '' ? text.noScopes : text.noScopesLike(typed.trim());
  return <p className="px-2 py-3 text-muted">{kind === 'empty' ? none : text.scopesUnknown}</p>;
}
