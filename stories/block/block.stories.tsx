import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockDetails } from '#src/components/block/block-details.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { block, emptyBlock } from '../fixtures/blocks.ts';
import { irreversible, reversible } from '../fixtures/transactions.ts';

const meta = {
  title: 'block/BlockHeader',
  component: BlockHeader,
  args: { block, finality: irreversible, head: null },
} satisfies Meta<typeof BlockHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Newest: Story = { args: { finality: reversible, head: block.number } };
export const First: Story = { args: { block: emptyBlock, head: block.number } };

export const Transactions: Story = {
  render: ({ block: { transactions } }) => (
    <Section title="Transactions" flush>
      <BlockTransactions transactions={transactions} />
    </Section>
  ),
};
export const TransactionsRTL: Story = { ...Transactions, globals: { locale: 'ar' } };

export const Details: Story = {
  render: (args) => (
    <Section title="Details" flush>
      <BlockDetails block={args.block} />
    </Section>
  ),
};
