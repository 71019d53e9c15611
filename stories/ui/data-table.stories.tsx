import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Amount } from '#src/components/ui/amount.tsx';
import { type Column, DataTable } from '#src/components/ui/rows/data-table.tsx';
import { AccountLink, TransactionLink } from '#src/components/ui/entity-link.tsx';
import { NearEnd } from '#src/components/ui/rows/near-end.tsx';
import { RowId } from '#src/components/ui/rows/row-id.tsx';
import { parseAsset } from '#src/chain/core/asset.ts';

interface Row {
  readonly name: string;
  readonly amount: string;
  readonly id: string;
}

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Account',
    card: 'title',
    cell: ({ name }) => <AccountLink name={name} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Amount amount={parseAsset(amount)} />,
  },
  {
    key: 'id',
    header: 'Transaction',
    cell: ({ id }) => (
      <RowId value={id}>
        <TransactionLink id={id} width="short" />
      </RowId>
    ),
  },
  { key: 'wide', header: 'Where there is room', card: 'wide', cell: ({ name }) => name.length },
];
const rows: Row[] = [
  { name: 'alice', amount: '1234567.8900 EOS', id: 'ab'.repeat(32) },
  { name: 'eosio.ramfee', amount: '0.0001 EOS', id: 'cd'.repeat(32) },
  { name: 'bob', amount: '12.5000 EOS', id: 'ef'.repeat(32) },
];

const meta = {
  title: 'ui/DataTable',
  component: DataTable<Row>,
  args: { caption: 'Balances', columns, rows, rowKey: ({ name }) => name },
} satisfies Meta<typeof DataTable<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Balances' });
    await expect(within(table).getAllByRole('row')).toHaveLength(rows.length + 1);
    await expect(
      within(table).getAllByRole('button', { name: 'Copy transaction id' }),
    ).toHaveLength(rows.length);
  },
};
export const Fresh: Story = { args: { isFresh: ({ name }) => name === 'bob' } };
export const NoRows: Story = { args: { rows: [] } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

const PART = 5;

function Growing() {
  const [shown, setShown] = useState(PART);
  const all = Array.from({ length: 3 * PART }, (_, n) => `user${String(n)}`);
  return (
    <>
      <ul>
        {all.slice(0, shown).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {shown < all.length && (
        <NearEnd key={shown} onNear={() => setShown(shown + PART)}>
          More follow
        </NearEnd>
      )}
    </>
  );
}

/** What lies near the reader is drawn without being asked for. */
export const GrowsByItself: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('user14')).toBeVisible();
  },
};
