import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { AmountField } from '#src/components/form/amount-field.tsx';

const meta = {
  title: 'form/AmountField',
  component: AmountField,
  args: {
    label: 'Amount',
    unit: 'EOS',
    value: '12.5',
    onChange: () => undefined,
    available: parseAsset('12480.5075 EOS'),
    onPickFraction: fn(),
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shares are cut to what the token can hold, never rounded up past the balance. */
export const Shares: Story = {
  play: async ({ args, canvas }) => {
    for (const [share, figure] of [
      ['25%', '3120.1268'],
      ['50%', '6240.2537'],
      ['All', '12480.5075'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: share }));
      await expect(args.onPickFraction).toHaveBeenLastCalledWith(figure);
    }
  },
};
export const NothingAvailable: Story = {
  args: { available: parseAsset('0.0000 EOS') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Unknown: Story = { args: { available: null } };
export const WithoutShares: Story = { args: { onPickFraction: undefined } };
export const Hinted: Story = { args: { hint: 'The available balance excludes the fee.' } };
export const Huge: Story = { args: { available: parseAsset('461168601842738.7903 EOS') } };
export const WithoutDecimals: Story = {
  args: { unit: 'SHARE', available: parseAsset('7 SHARE') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '50%' }));
    await expect(args.onPickFraction).toHaveBeenLastCalledWith('3');
  },
};
export const Refused: Story = { args: { error: 'This exceeds the available balance.' } };
