import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { supplyView } from '#src/chain/model/token/supply.ts';
import { SupplyFacts } from '#src/components/chain/supply-facts.tsx';
import { YieldTable } from '#src/components/chain/yield-table.tsx';

const stat = {
  supply: parseAsset('28000000000.0000 XPR'),
  maxSupply: parseAsset('0.0000 XPR'),
};
const view = supplyView({
  stat,
  circulating: '27000000000.5',
  inflation: { continuousRate: 0.048, inflationPayFactor: 50_000, votepayFactor: 40_000 },
  staked: { staked: 90_000_000_000_000n, rewarded: 80_000_000_000_000n },
  treasury: null,
});

const meta = {
  title: 'chain/Supply',
  component: SupplyFacts,
  args: { view },
} satisfies Meta<typeof SupplyFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No limit')).toBeVisible();
    await expect(canvas.getByText('96.4% of the supply')).toBeVisible();
  },
};
export const NotReported: Story = {
  args: {
    view: supplyView({ stat, circulating: null, inflation: null, staked: null, treasury: null }),
  },
};

const yearly = view.yearly!;
export const Yearly: Story = { render: () => <YieldTable yearly={yearly} /> };
export const YearlyRTL: Story = { ...Yearly, globals: { locale: 'ar' } };
export const YearlyPhone: Story = { ...Yearly, globals: { viewport: { value: 'mobile1' } } };
