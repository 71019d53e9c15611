import type { ReactNode } from 'react';
import type { AbiView } from '#src/chain/model/abi/view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { Section } from '../ui/section.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { type TypeLinks, TypeName } from './abi-types.tsx';
import { SamePageLink } from './same-page-link.tsx';

interface AbiListsProps {
  abi: AbiView;
  links: TypeLinks;
  /** Address of an action's form, and of a table's rows. */
  toAction: (name: string) => { href: string; onVisit: () => void };
  toTable: (name: string) => { href: string; onVisit: () => void };
}

/** The ABI's actions, tables, return values, error messages and clauses. */
export function AbiLists({ abi, links, toAction, toTable }: AbiListsProps) {
  const text = useContractTexts();
  const type = { key: 'type', header: text.type, card: 'inline' } as const;
  const results = new Map(abi.results.map((one) => [one.name, one.type]));
  return (
    <>
      <List
        title={text.parts.actions}
        rows={abi.actions}
        columns={[
          {
            ...nameColumn(text.shared.name),
            cell: ({ name }) => <Leading name={name} to={toAction(name)} />,
          },
          { ...type, cell: (one) => <TypeName type={one.type} links={links} /> },
          {
            key: 'result',
            header: text.results,
            card: 'inline',
            cell: ({ name }) => <ResultType type={results.get(name)} links={links} />,
          },
        ]}
      />
      <List
        title={text.parts.tables}
        rows={[
          ...abi.tables,
          ...abi.kvTables.map(({ indexes, ...table }) => ({
            ...table,
            indexType: text.keyValue,
            keys: indexes,
          })),
        ]}
        columns={[
          {
            ...nameColumn(text.shared.name),
            cell: ({ name }) => <Leading name={name} to={toTable(name)} />,
          },
          { ...type, cell: (one) => <TypeName type={one.type} links={links} /> },
          {
            key: 'index',
            header: text.index,
            card: 'inline',
            cell: ({ indexType, keys }) => (
              <span dir="ltr" className="text-muted">
                <HostileText
                  text={[indexType, ...keys.map((key) => `${key.name}: ${key.type}`)].join(' · ')}
                  limit={200}
                />
              </span>
            ),
          },
        ]}
      />
      <List
        title={text.errors}
        rows={abi.errors.map(({ code, text: words }) => ({ name: code, words }))}
        columns={[
          { ...nameColumn(text.code), cell: ({ name }) => <HostileText text={name} limit={40} /> },
          {
            key: 'message',
            header: text.shared.message,
            card: 'inline',
            cell: ({ words }) => <Quoted text={words} limit={240} inline />,
          },
        ]}
      />
      <List
        title={text.clauses}
        rows={abi.clauses.map(({ id, body }) => ({ name: id, body }))}
        columns={[
          {
            ...nameColumn(text.shared.name),
            className: 'md:w-48 md:align-top',
            cell: ({ name }) => <HostileText text={name} limit={80} />,
          },
          {
            key: 'body',
            header: text.shared.message,
            card: 'inline',
            cell: ({ body }) => <Quoted text={body} limit={400} inline />,
          },
        ]}
      />
    </>
  );
}

function nameColumn(header: string) {
  return { key: 'name', header, card: 'title' } as const;
}

interface ListProps<Row extends { name: string }> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/** Hidden if the ABI has none. */
function List<Row extends { name: string }>({ title, rows, columns }: ListProps<Row>): ReactNode {
  const format = useFormat();
  if (rows.length === 0) return null;
  const keys = new Map(rows.map((row, index) => [row, String(index)]));
  return (
    <Section title={title} note={format.number(rows.length)}>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => keys.get(row) ?? ''}
      />
    </Section>
  );
}

function Leading({ name, to }: { name: string; to: { href: string; onVisit: () => void } }) {
  return (
    <SamePageLink {...to} dir="ltr" className="font-medium text-accent hover:underline">
      <HostileText text={name} limit={64} />
    </SamePageLink>
  );
}

function ResultType({ type, links }: { type: string | undefined; links: TypeLinks }) {
  if (type === undefined) return <span className="text-muted">—</span>;
  return <TypeName type={type} links={links} />;
}
