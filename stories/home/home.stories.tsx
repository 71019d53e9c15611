import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BlockList } from '#src/components/home/block-list.tsx';
import { FactGrid } from '#src/components/home/fact-grid.tsx';
import { FactTrend } from '#src/components/home/fact-trend.tsx';
import { TransactionList } from '#src/components/home/transaction-list.tsx';
import { RamCalculator } from '#src/components/home/ram-calculator.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { ramMarket } from '#src/chain/model/resource/ram.ts';
import type { BlockView } from '#src/chain/model/block/block.ts';
import { block, blockTransaction } from '../fixtures/blocks.ts';

const market = ramMarket({
  base: { balance: '68719476736 RAM' },
  quote: { balance: '1000000.0000 EOS' },
});

const blocks = [12, 11, 10].map((number): BlockView => ({
  ...block,
  id: String(number),
  number,
  time: Date.UTC(2026, 0, 1) + number * 500,
  producer: 'bpalpha',
  transactions: [],
}));

const transfer = (number: number) =>
  blockTransaction({
    id: String(number).repeat(64),
    actions: [1, 2].map(() => ({
      account: 'eosio.token',
      name: 'transfer',
      authorization: [],
      hexData: null,
      data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'x'.repeat(200) },
    })),
  });

interface Props {
  held: readonly BlockView[];
  fresh: number;
  onShow: () => void;
}

/** The parts of the first page. */
function HomeParts({ held, fresh, onShow }: Props) {
  return (
    <div className="space-y-6">
      <FactGrid
        label="Chain status"
        facts={[
          { key: 'head', label: 'Head block', value: '400,000,000', note: 'now' },
          { key: 'tps', label: 'TPS', value: '12.5' },
          {
            key: 'price',
            label: 'Price of EOS',
            value: '$0.868',
            note: 'Market cap $868.06M',
            trend: (
              <FactTrend
                values={[0.8, 0.78, 0.84, 0.83, 0.9, 0.85, 0.868]}
                label="Price of EOS in the last 7 days: from $0.80 to $0.868. Open the chart"
                href="/tokens/eosio.token:EOS"
              />
            ),
          },
          { key: 'ram', label: 'RAM, per KB', value: '0.0151', trend: null },
        ]}
      />
      <Section title="Latest blocks">
        <BlockList blocks={blocks} fresh={fresh} onShow={onShow} />
      </Section>
      <Section title="Latest transactions">
        <TransactionList blocks={held} system="eosio" tokenContract="eosio.token" />
      </Section>
      <Section title="RAM calculator">{market && <RamCalculator market={market} />}</Section>
    </div>
  );
}

/** The parts of the first page: what the chain does now. */
const meta = {
  title: 'home/Home',
  component: HomeParts,
  args: {
    held: blocks.map((one, index) => ({ ...one, transactions: [transfer(index)] })),
    fresh: 0,
    onShow: fn(),
  },
} satisfies Meta<typeof HomeParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trend = within(canvasElement).getByRole('link', { name: /^Price of EOS in the last/ });
    await expect(trend).toHaveAttribute('href', '/tokens/eosio.token:EOS');
    await expect(trend).toHaveAttribute('title');
  },
};

export const NewBlocks: Story = {
  args: { fresh: 1234 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '1,234 new blocks – show' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const WhatIsNoAmount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Amount to calculate'));
    await userEvent.type(canvas.getByLabelText('Amount to calculate'), 'ten');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid amount.');
    await userEvent.clear(canvas.getByLabelText('Amount to calculate'));
    await userEvent.type(canvas.getByLabelText('Amount to calculate'), '999999999999');
    await expect(canvas.getByRole('alert')).toHaveTextContent('exceeds the market’s supply');
  },
};

export const NoTransactions: Story = {
  args: { held: blocks },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No transactions in these blocks.')).toBeVisible();
  },
};
