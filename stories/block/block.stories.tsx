import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BlockDetails } from '#src/components/block/block-details.tsx';
import { blockFacts } from '#src/chain/model/block/block-facts.ts';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { blockStub } from '#src/components/block/block-stub.ts';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { JumpForm } from '#src/components/block/jump-form.tsx';
import { TransactionFilter } from '#src/components/block/transaction-filter.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { partDocs } from '../part-docs.ts';
import { block, busyBlock, electionBlock, emptyBlock } from '../fixtures/blocks.ts';
import { firstFactsStory, loadingStory } from '../fixtures/first-facts.tsx';
import { irreversible, reversible } from '../fixtures/transactions.ts';

const meta = {
  title: 'block/BlockHeader',
  parameters: partDocs('BlockHeader'),
  component: BlockHeader,
  args: {
    block,
    finality: irreversible,
    head: null,
    roundPosition: { size: 21, turn: 10, block: 6 },
  },
} satisfies Meta<typeof BlockHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OtherSchedule: Story = { args: { roundPosition: null } };
export const Newest: Story = { args: { finality: reversible, head: block.number } };
export const First: Story = { args: { block: emptyBlock, head: block.number } };

const stub = <BlockHeader block={blockStub} finality={null} head={null} />;
export const Loading: Story = loadingStory(stub);
export const FirstFacts: Story = firstFactsStory(stub, blockFacts(block));

export const Transactions: Story = {
  render: ({ block: { transactions } }) => (
    <Section title="Transactions">
      <BlockTransactions number={412_884_001} transactions={transactions} />
    </Section>
  ),
};
export const TransactionsRTL: Story = { ...Transactions, globals: { locale: 'ar' } };

export const Details: Story = {
  render: (args) => (
    <Section title="Details">
      <BlockDetails block={args.block} confirms />
    </Section>
  ),
};

export const DetailsOfSavanna: Story = {
  render: (args) => (
    <Section title="Details">
      <BlockDetails block={args.block} confirms={false} />
    </Section>
  ),
};

export const DetailsOfElection: Story = { ...Details, args: { block: electionBlock } };

export const Filter: Story = {
  render: () => (
    <Section title="Transactions">
      <TransactionFilter transactions={busyBlock.transactions} filter="" onFilter={fn()} />
    </Section>
  ),
};
export const FilterChosen: Story = {
  render: () => (
    <Section title="Transactions">
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
