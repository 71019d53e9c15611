import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { abiView } from '#src/chain/model/abi/view.ts';
import { ActionData } from '#src/components/action/action-data.tsx';
import { ActionEffects } from '#src/components/action/action-node.tsx';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { AbiTypes } from '#src/components/contract/abi-types.tsx';
import { ApprovalTable } from '#src/components/multisig/authority-progress.tsx';
import { ProposalNext } from '#src/components/multisig/proposal-next.tsx';
import { Holders } from '#src/components/permission/holders.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { BalanceChanges } from '#src/components/transaction/balance-changes.tsx';
import { JsonView } from '#src/components/ui/json-view.tsx';
import { DataTable } from '#src/components/ui/rows/data-table.tsx';
import { inLocale } from './in-locale.tsx';

const MANY = 20_000;
/** Elements that a browser lays out within a frame or two. */
const FEW_ELEMENTS = 6_000;
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
const eos = { units: 1n, symbol: { code: 'EOS', precision: 4 } };
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
    <BalanceChanges
      holders={times((n) => ({
        holder: name(n),
        changes: [{ contract: 'eosio.token', staked: false, amount: eos }],
      }))}
    />
  ),
  'structs of an ABI': <AbiTypes abi={abi} find="" current="" links={links} />,
  'fields of a struct': <AbiTypes abi={wideAbi} find="" current="" links={links} />,
  'rows of a table': (
    <DataTable
      caption="rows"
      rows={times(name)}
      rowKey={(row) => row}
      columns={[{ key: 'name', header: 'name', cell: (row) => row }]}
    />
  ),
};

test.each(Object.entries(lists))('20,000 %s are drawn a page at a time', async (_, list) => {
  const { container } = render(inLocale(list));
  expect(container.querySelectorAll('*').length).toBeLessThan(FEW_ELEMENTS);
  expect(container.textContent.length).toBeGreaterThan(0);
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
  expect(container.textContent).toContain('…');
  expect(container.textContent.length).toBeLessThan(3_000);
});
