import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { RamTrades } from '#src/components/resources/ram-trades.tsx';

const names = ['alice', 'bob', 'carol', 'dave', 'erin'];
const deals = Array.from({ length: 40 }, (_, index) => ({
  side: index % 3 === 0 ? ('sell' as const) : ('buy' as const),
  account: names[index % names.length] ?? 'alice',
  tokens: parseAsset(`${(1 + (index % 7)).toFixed(4)} EOS`),
  bytes: BigInt(8_000 * (1 + (index % 7)) + index * 40),
  at: Date.UTC(2026, 10, 20) - index * 1_800_000,
}));

const meta = {
  title: 'resources/RamTrades',
  component: RamTrades,
  args: { deals, complete: true, symbol: { code: 'EOS', precision: 4 } },
} satisfies Meta<typeof RamTrades>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buyers = canvas.getByRole('table', { name: 'Largest buyers' });
    await expect(within(buyers).getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('slider', { name: 'Price per KB in trades' })).toBeEnabled();
  },
};
export const Partly: Story = { args: { complete: false } };
export const PaymentsOnly: Story = {
  args: { deals: deals.map((deal) => ({ ...deal, bytes: null })) },
};
export const PurchasesOnly: Story = { args: { deals: deals.filter(({ side }) => side === 'buy') } };
