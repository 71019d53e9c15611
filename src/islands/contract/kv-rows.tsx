import { useMemo } from 'react';
import type { KvTableQuery } from '#src/chain/client/contract/contract.ts';
import { shownType, typeShape } from '#src/chain/model/abi/type.ts';
import type { AbiKvTable } from '#src/chain/model/abi/view.ts';
import { type KvOrder, KvQueryForm } from '#src/components/contract/kv-query-form.tsx';
import { PageLinks } from '#src/components/contract/page-links.tsx';
import { RowTable } from '#src/components/contract/row-table.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { kvRowsStore } from '#src/stores/contract/contract.ts';
import { useLoad } from '#src/stores/load-store.ts';
import type { ContractLink } from './contract-link.ts';
import type { PartProps } from './use-contract-link.ts';

interface KvRowsProps extends PartProps {
  table: AbiKvTable;
}

/** The rows of a key-value table, which has no scopes, in the order of one of its indexes. */
export function KvRows({ contract, linkState, table }: KvRowsProps) {
  const { account, abi } = contract;
  const { link, urlOf, visit, replace } = linkState;
  const text = useContractTexts();
  const index = table.indexes[link.index - 1] ?? table.indexes[0];
  const load = useLoad(kvRowsStore, JSON.stringify(kvQuery(account, index?.name ?? '', link)));
  const fields = useMemo(() => {
    const shape = typeShape(abi, table.type);
    if (shape.kind !== 'struct') return [];
    return shape.fields.map((field) => ({ name: field.name, type: shownType(abi, field.type) }));
  }, [abi, table.type]);
  const { lower, upper, keyType, reverse, limit } = link;
  const order: KvOrder = { lower, upper, keyType, reverse, limit, index: index?.name ?? '' };
  const at = (start: string | null) => ({
    href: urlOf({ ...link, start }),
    onVisit: () => visit({ ...link, start }),
  });
  return (
    <Section
      title={link.table}
      note={text.keyValue}
      actions={
        <Toggle
          label={text.view}
          current={link.view}
          options={(['table', 'json'] as const).map((key) => ({ key, label: text.views[key] }))}
          onSelect={(view) => replace({ ...link, view })}
        />
      }
    >
      <details className="border-b" open={lower + upper !== '' || reverse}>
        <summary className="min-h-10 cursor-pointer py-2 text-muted hover:text-ink">
          {text.bounds}
        </summary>
        <div className="pt-2 pb-4">
          <KvQueryForm
            key={JSON.stringify(order)}
            value={order}
            indexes={table.indexes}
            onLoad={({ index: chosen, ...typed }) => {
              const position = table.indexes.findIndex(({ name }) => name === chosen) + 1;
              visit({ ...link, ...typed, index: Math.max(1, position), start: null });
            }}
          />
        </div>
      </details>
      <StateView
        {...load}
        loading={<SkeletonRows rows={Math.min(limit, 12)} />}
        empty={{ title: text.noKeyValueRows(link.table), text: text.noRowsHint }}
      >
        {(page) =>
          page === null ? (
            <p className="py-4">{text.noKeyValueNode}</p>
          ) : (
            <>
              {link.view === 'json' ? (
                <JsonPanel value={page.rows} />
              ) : (
                <RowTable caption={link.table} fields={fields} rows={page.rows} payers={false} />
              )}
              <PageLinks
                isLater={link.start !== null}
                more={page.more}
                next={page.next === null ? null : at(page.next)}
                first={at(null)}
              />
            </>
          )
        }
      </StateView>
    </Section>
  );
}

/** The request of a link. The next page begins at a key in the encoding of the bounds. */
function kvQuery(code: string, index: string, link: ContractLink): KvTableQuery {
  const { table, limit, reverse, start, keyType } = link;
  const lower = reverse ? link.lower : (start ?? link.lower);
  const upper = reverse ? (start ?? link.upper) : link.upper;
  return {
    code,
    table,
    index_name: index,
    limit,
    ...(keyType !== '' && { encode_type: keyType }),
    ...(lower !== '' && { lower_bound: lower }),
    ...(upper !== '' && { upper_bound: upper }),
    ...(reverse && { reverse: true }),
  };
}
