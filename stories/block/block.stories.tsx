import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BlockDetails } from '#src/components/block/block-details.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { JumpForm } from '#src/components/block/jump-form.tsx';
import { TransactionFilter } from '#src/components/block/transaction-filter.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { block, busyBlock, electionBlock, emptyBlock } from '../fixtures/blocks.ts';
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
      <BlockTransactions number={412_884_001} transactions={transactions} />
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

export const DetailsOfElection: Story = { ...Details, args: { block: electionBlock } };

export const Filter: Story = {
  render: () => (
    <Section title="Transactions" flush>
      <TransactionFilter transactions={busyBlock.transactions} filter="" onFilter={fn()} />
    </Section>
  ),
};
export const FilterChosen: Story = {
  render: () => (
    <Section title="Transactions" flush>
      <TransactionFilter
        transactions={busyBlock.transactions}
        filter="eosio.token::transfer"
        onFilter={fn()}
      />
    </Section>
  ),
};
export const Jump: Story = {
  render: () => <JumpForm onJump={() => Promise.resolve()} />,
};
export const JumpToNothing: Story = {
  render: () => <JumpForm onJump={() => Promise.reject(new Error('no node'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'yesterday{Enter}');
    await canvas.findByText(/Enter a block number/);
  },
};
