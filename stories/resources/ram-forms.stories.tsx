import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { RamBuyForm } from '#src/components/resources/ram-buy-form.tsx';
import { RamSellForm } from '#src/components/resources/ram-sell-form.tsx';

const liquid = parseAsset('120.5000 EOS');
const market = { bytes: 62_656_849_725n, tokens: parseAsset('1096762.9136 EOS') };

const meta = {
  title: 'resources/RamForms',
  component: RamBuyForm,
  args: {
    from: 'alice',
    symbol: liquid.symbol,
    liquid,
    market,
    unit: 'tokens',
    initial: { amount: '1', receiver: 'alice' },
    onUnit: fn(),
    existence: () => null,
    onReceiver: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RamBuyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // 1 EOS less 0.0050 of fee, at the market's price.
    await expect(canvas.getByText('56,843 bytes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'bytes' }));
    await expect(args.onUnit).toHaveBeenCalledWith('bytes');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('56843');
  },
};
/** Nobody is found by an empty name. */
export const BuyBeforeLogIn: Story = {
  args: { from: '', initial: { amount: '1', receiver: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Receiver')).toHaveValue('');
    await expect(canvas.queryByText('Found')).toBeNull();
  },
};
export const BuyInBytes: Story = {
  args: { unit: 'bytes', initial: { amount: '8192', receiver: 'bob' } },
};
export const PriceUnknown: Story = { args: { market: null } };
export const TooMuch: Story = {
  args: { initial: { amount: '500', receiver: 'alice' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy RAM' }));
    await expect(await canvas.findByText('This exceeds the available balance.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sell: Story = {
  render: ({ symbol, onUnit }) => (
    <RamSellForm
      {...{ symbol, market, onUnit }}
      sellable={8000n}
      unit="bytes"
      initial={{ amount: '9000' }}
      onSubmit={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sell RAM' }));
    await expect(await canvas.findByText('This exceeds the available balance.')).toBeVisible();
  },
};
