import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { DexMarket, DexOrder } from '#src/chain/model/dex/dex.ts';
import { MarketTable } from '#src/components/dex/market-table.tsx';
import { OrderTable } from '#src/components/dex/order-table.tsx';
import { hostile } from '../fixtures/hostile.ts';

const market: DexMarket = {
  id: 1,
  symbol: 'XPR_XMD',
  base: 'XPR',
  quote: 'XMD',
  isOpen: true,
  makerFee: '0.001',
  takerFee: '0.002',
};
const order: DexOrder = {
  id: '4711',
  market,
  isBuy: true,
  left: parseAsset('2500.0000 XPR'),
  price: parseAsset('0.003100 XMD'),
};

const meta = {
  title: 'dex/Tables',
  component: OrderTable,
  args: {
    orders: [
      order,
      { ...order, id: '4712', isBuy: false },
      { ...order, id: '9', market: null, left: null, price: null },
    ],
    pending: false,
    onCancel: fn(),
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order 4712' }));
    await expect(args.onCancel).toHaveBeenCalledWith('4712');
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel order 4711' })).toBeDisabled();
  },
};
export const Long: Story = {
  args: { orders: Array.from({ length: 150 }, (_, index) => ({ ...order, id: String(index) })) },
};
export const Markets: Story = {
  render: () => (
    <MarketTable
      markets={[
        market,
        { ...market, id: 2, symbol: hostile.markup, isOpen: false },
        { ...market, id: 3, symbol: 'XBTC_XMD', makerFee: '0', takerFee: '0.00015' },
      ]}
    />
  ),
};
