import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BlockView } from '#src/chain/model/block/block.ts';
import { BlockDetails } from '#src/components/block/block-details.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { block, emptyBlock } from '../fixtures/blocks.ts';
import { irreversible } from '../fixtures/transactions.ts';
import { Frame } from './frame.tsx';

function Page({ block: shown }: { block: BlockView }) {
  const { transactions } = shown;
  return (
    <Frame>
      <BlockHeader block={shown} finality={irreversible} head={block.number + 500} />
      <Section title="Transactions" note={transactions.length}>
        <StateView
          state={
            transactions.length === 0 ? { kind: 'empty' } : { kind: 'ready', value: transactions }
          }
          empty={{
            title: 'No transactions',
            text: 'Blocks are produced every half second, even when empty.',
          }}
        >
          {(value) => <BlockTransactions number={412_884_001} transactions={value} />}
        </StateView>
      </Section>
      <Section title="Details">
        <BlockDetails block={shown} confirms />
      </Section>
    </Frame>
  );
}

/** The page of a block, as its components stand together. */
const meta = {
  title: 'pages/Block',
  component: Page,
  args: { block },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { block: emptyBlock } };
