import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { tokenFlow } from '#src/chain/model/transaction/token-flow.ts';
import { ActionData } from '#src/components/action/action-data.tsx';
import { ActionEffects } from '#src/components/action/action-node.tsx';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { AbiTypes } from '#src/components/contract/abi-types.tsx';
import { ApprovalTable } from '#src/components/multisig/authority-progress.tsx';
import { ProposalNext } from '#src/components/multisig/proposal-next.tsx';
import { Holders } from '#src/components/permission/holders.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { PastedActions } from '#src/components/search/pasted-actions.tsx';
import { PackedFacts, RequestFacts } from '#src/components/search/pasted-facts.tsx';
import { TokenFlow } from '#src/components/transaction/flow/flow.tsx';
import { JsonView } from '#src/components/ui/json-view.tsx';
import { DataTable } from '#src/components/ui/rows/data-table.tsx';
import { inLocale } from './in-locale.tsx';

const MANY = 20_000;
/** Elements that a browser lays out within a frame or two. */
const FEW_ELEMENTS = 6_000;
/** What is cut or on another page does not count. */
const MOST_LETTERS = 60_000;
const times = <T,>(make: (index: number) => T): T[] =>
  Array.from({ length: MANY }, (_, n) => make(n));

const name = (index: number) =>
  `n${index.toString(5).replace(/\d/g, (digit) => String(Number(digit) + 1))}`;
const level = (index: number) => ({ actor: name(index), permission: 'active', weight: 1 });
const key = (index: number) => ({ key: `EOS${String(index).padStart(50, 'A')}`, weight: 1 });
const permission = {
  name: 'active',
  parent: null,
  threshold: 1,
  keys: [],
  accounts: [],
  waits: [],
  linked: [],
  children: [],
};
const action = {
  account: 'eosio',
  name: 'a',
  authorization: [],
  data: {},
  hexData: null,
  ordinal: 1,
  receivers: [],
  globalSequence: null,
  console: '',
  ramDeltas: [],
  inline: [],
};
const request = {
  identity: false,
  broadcast: false,
  callback: null,
  background: false,
  scope: null,
  asked: null,
  signedBy: null,
  info: [],
  header: null,
};
const header = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 2,
  delay_sec: 0,
  max_cpu_usage_ms: 0,
  transaction_extensions: [] as [number, string][],
};
const links = { isDefined: () => true, hrefOf: () => '', onVisit: () => undefined };
const abi = abiView({
  structs: times((n) => ({ name: `s${n}`, base: '', fields: [] })),
});
const wideAbi = abiView({
  structs: [{ name: 's', base: '', fields: times((n) => ({ name: `f${n}`, type: 'name' })) }],
});

const lists: Record<string, ReactNode> = {
  'keys of an authority': <Holders of={{ ...permission, keys: times(key) }} />,
  'accounts of an authority': <Holders of={{ ...permission, accounts: times(level) }} />,
  permissions: <PermissionTree permissions={times((n) => ({ ...permission, name: name(n) }))} />,
  'links of a permission': (
    <PermissionTree
      permissions={[
        { ...permission, linked: times((n) => ({ contract: 'eosio', action: name(n) })) },
      ]}
    />
  ),
  'fields of an action': (
    <ActionData action={{ data: Object.fromEntries(times((n) => [`f${n}`, n])), hexData: null }} />
  ),
  'items of an array': <JsonView value={times((n) => ({ n }))} />,
  'actions of a transaction': <ActionTree actions={times((n) => ({ ...action, ordinal: n }))} />,
  'signers and receivers of an action': (
    <ActionEffects action={{ ...action, authorization: times(level), receivers: times(name) }} />
  ),
  'requested approvals': (
    <ApprovalTable
      approvals={times((n) => ({ ...level(n), state: 'Pending', givenAt: null, voided: false }))}
    />
  ),
  'holders of a transaction’s tokens': (
    <TokenFlow
      flow={tokenFlow(
        times((n) => ({
          ...action,
          account: 'eosio.token',
          name: 'transfer',
          data: { from: 'alice', to: name(n), quantity: '1.0000 EOS' },
        })),
        eosioAccounts,
      )}
    />
  ),
  'facts of a signing request': (
    <RequestFacts request={{ ...request, info: times((n) => [name(n), '']) }} chains={null} />
  ),
  'chains of a signing request': <RequestFacts request={request} chains={times(name)} />,
  'signers of a pasted action': (
    <PastedActions
      actions={[{ ...action, problem: null, hexData: '', authorization: times(level) }]}
    />
  ),
  'context-free data and signatures of a pasted transaction': (
    <PackedFacts
      transaction={{ id: '', contextFreeData: times(name), header }}
      signatures={times(() => 'SIG_K1_')}
    />
  ),
  'extensions of a pasted transaction': (
    <PackedFacts
      transaction={{
        id: '',
        contextFreeData: [],
        header: { ...header, transaction_extensions: times((n) => [n, '']) },
      }}
      signatures={[]}
    />
  ),
  'structs of an ABI': <AbiTypes abi={abi} find="" current="" links={links} />,
  'fields of a struct': <AbiTypes abi={wideAbi} find="" current="" links={links} />,
};

test.each(Object.entries(lists))('20,000 %s are drawn a page at a time', async (_, list) => {
  const { container } = render(inLocale(list));
  expect(container.querySelectorAll('*').length).toBeLessThan(FEW_ELEMENTS);
  expect(container.textContent.length).toBeGreaterThan(0);
  expect(container.textContent.length).toBeLessThan(MOST_LETTERS);
});

describe('a table of 20,000 rows', () => {
  const ROW_HEIGHT = 37;
  const FIRST_ROWS = 40;
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  /** Waits until the rows are those near the viewport, not the first ones. */
  const windowOf = (container: HTMLElement) =>
    waitFor(() =>
      expect(container.querySelectorAll('tbody tr[data-index]').length).not.toBe(FIRST_ROWS),
    );
  const table = (rows: readonly string[]) => (
    <DataTable
      caption="rows"
      rows={rows}
      rowKey={(row) => row}
      columns={[{ key: 'name', header: 'name', cell: (row) => row }]}
    />
  );

  test('has the rows near the viewport, and the number of all for screen readers', async () => {
    const { container } = render(inLocale(table(times(name))));
    const gap = () => container.querySelector<HTMLElement>('tbody tr[aria-hidden]')?.style.height;
    const rows = () => container.querySelectorAll('tbody tr[data-index]').length;
    // Before the code of the window is there, the table has its full height too.
    expect(gap()).toBe(`${(MANY - rows()) * ROW_HEIGHT}px`);
    await windowOf(container);
    expect(rows()).toBeGreaterThan(innerHeight / ROW_HEIGHT);
    expect(rows()).toBeLessThan(FIRST_ROWS);
    expect(gap()).toBe(`${(MANY - rows()) * ROW_HEIGHT}px`);
    expect(container.querySelector('table')?.getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    expect(container.querySelector('tbody tr')?.getAttribute('aria-rowindex')).toBe('2');
  });

  test('becomes a complete one when a filter leaves a hundred', async () => {
    const { container, rerender } = render(inLocale(table(times(name))));
    await windowOf(container);
    rerender(inLocale(table(times(name).slice(-100))));
    expect(container.querySelectorAll('tbody tr')).toHaveLength(100);
    expect(container.querySelector('table')?.hasAttribute('aria-rowcount')).toBe(false);
    rerender(inLocale(table(times(name))));
    await windowOf(container);
  });

  test('renders a thousand rows for the browser’s search', async () => {
    const { container } = render(inLocale(table(times(name))));
    await windowOf(container);
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(container.querySelectorAll('tbody tr[data-index]')).toHaveLength(1_000);
  });

  test('renders a thousand rows while it is printed', async () => {
    const { container } = render(inLocale(table(times(name))));
    await windowOf(container);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(container.querySelectorAll('tbody tr[data-index]')).toHaveLength(1_000);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(container.querySelectorAll('tbody tr[data-index]').length).toBeLessThan(100);
  });
});

test('the next page comes at a click', async () => {
  const { container, getByRole } = render(
    inLocale(<Holders of={{ ...permission, keys: times(key) }} />),
  );
  expect(container.querySelectorAll('li')).toHaveLength(50);
  await userEvent.click(getByRole('button', { name: 'Show 50 more' }));
  expect(container.querySelectorAll('li')).toHaveLength(100);
});

test('a sentence names fifty of 20,000 who are missing', () => {
  const missing = { actor: 'alice', permission: 'active', approvals: 1, weight: 1 };
  const { container } = render(
    inLocale(<ProposalNext status="waiting" missing={[{ ...missing, from: times(level) }]} />),
  );
  expect(container.textContent).toMatch(/, …\. Show 50 more$/);
  expect(container.textContent.length).toBeLessThan(3_000);
});
