import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Amount } from '#src/components/ui/amount.tsx';
import { type Column, DataTable } from '#src/components/ui/rows/data-table.tsx';
import { AccountLink, TransactionLink } from '#src/components/ui/entity-link.tsx';
import { RowId } from '#src/components/ui/rows/row-id.tsx';
import { parseAsset } from '#src/chain/core/asset.ts';
import { partDocs } from '../part-docs.ts';

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
  parameters: partDocs('DataTable'),
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

const many: Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  name: `user${index}`,
  amount: `${index}.0000 EOS`,
  id: index.toString(16).padStart(64, '0'),
}));

const isRendered = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll('tbody td')].some((cell) => cell.textContent === name);

/** Only rows near the viewport are in the page. Screen readers get the number of all rows. */
export const TenThousand: Story = {
  args: { rows: many },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Balances' });
    await expect(table.scrollHeight).toBeGreaterThan(300_000);
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const widths = () => [...table.querySelectorAll('th')].map((th) => th.offsetWidth);
    const before = widths();
    const first = within(table).getByRole('link', { name: 'user3' });
    first.focus();
    await waitFor(() => {
      scrollTo(0, document.body.scrollHeight);
      return expect(isRendered(canvasElement, 'user9999')).toBe(true);
    });
    await expect(table.querySelectorAll('*').length).toBeLessThan(2_000);
    await expect(isRendered(canvasElement, 'user5000')).toBe(false);
    await expect(widths()).toEqual(before);
    const last = [...table.querySelectorAll('tr')].findLast((row) => row.dataset['index']);
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    // The focused row stays, so that the keyboard goes on from it.
    await expect(first).toBeInTheDocument();
    await expect(first).toHaveFocus();
  },
};

/** The browser's search finds the first thousand rows. */
export const Searched: Story = {
  args: { rows: many },
  // A thousand rows like those of Default.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Balances' });
    await expect(table.scrollHeight).toBeGreaterThan(300_000);
    await expect(isRendered(canvasElement, 'user999')).toBe(false);
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}f{/Control}');
      await expect(isRendered(canvasElement, 'user999')).toBe(true);
    });
    await expect(isRendered(canvasElement, 'user1000')).toBe(false);
  },
};

/** A hundred rows are rendered completely, without the code for long tables. */
export const Hundred: Story = {
  args: { rows: many.slice(0, 100) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Balances' });
    await expect(within(table).getAllByRole('row')).toHaveLength(101);
    await expect(table).not.toHaveAttribute('aria-rowcount');
  },
};
