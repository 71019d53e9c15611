import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { PowerupForm } from '#src/components/resources/powerup-form.tsx';

const liquid = parseAsset('120.5000 EOS');
const side = {
  weight: 9_000_000_000n,
  assumedStakeWeight: 1_000_000_000n,
  weightRatio: 10n ** 14n,
  initialWeightRatio: 10n ** 14n,
  targetWeightRatio: 10n ** 14n,
  initialAt: 0,
  targetAt: 0,
  utilizedAt: 0,
  exponent: 2,
  decaySeconds: 86_400,
  minPrice: parseAsset('20000.0000 EOS'),
  maxPrice: parseAsset('400000.0000 EOS'),
  utilization: 0n,
  adjustedUtilization: 0n,
};
const rate = { limit: 1_000_000n, weight: 1_000n };

const meta = {
  title: 'resources/PowerupForm',
  component: PowerupForm,
  args: {
    from: 'alice',
    liquid,
    unit: 'tokens',
    offer: {
      cpu: side,
      net: side,
      days: 1,
      minFee: parseAsset('0.0001 EOS'),
      rates: { cpu: rate, net: rate },
    },
    initial: { cpu: '1', net: '', receiver: 'alice', slippage: '5' },
    onUnit: fn(),
    existence: () => null,
    onReceiver: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PowerupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rent' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      'alice',
      expect.objectContaining({ most: parseAsset('1.0500 EOS') }),
    );
  },
};
export const TimeAndBytes: Story = {
  args: { unit: 'amount', initial: { cpu: '500', net: '1', receiver: 'bob', slippage: '10' } },
};
export const TooMuch: Story = {
  args: { initial: { cpu: '119', net: '', receiver: 'alice', slippage: '5' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rent' }));
    await expect(await canvas.findByText('This exceeds the available balance.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
