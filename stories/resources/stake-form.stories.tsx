import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { parseSymbol } from '#src/chain/core/symbol.ts';
import { StakeForm } from '#src/components/resources/stake-form.tsx';

const liquid = parseAsset('120.5000 EOS');
const initial = { cpu: '', net: '', receiver: 'alice', transfer: false };

const meta = {
  title: 'resources/StakeForm',
  component: StakeForm,
  args: {
    from: 'alice',
    symbol: liquid.symbol,
    liquid,
    refunding: null,
    initial,
    rates: {
      cpu: { limit: 3_455_101_292n, weight: 201_027_776n },
      net: { limit: 18_070_258_778n, weight: 200_500_000n },
    },
    existence: (name: string) => (name === 'nosuchname12' ? 'missing' : 'exists'),
    onReceiver: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof StakeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { initial: { ...initial, cpu: '1' } },
};
export const RTL: Story = {
  globals: { locale: 'ar' },
  args: { initial: { ...initial, cpu: '1' } },
};
export const Pending: Story = { args: { pending: true, initial: { ...initial, cpu: '1' } } };
export const FromRefund: Story = {
  args: { refunding: { cpu: 50_000n, net: 0n }, initial: { ...initial, cpu: '7.5' } },
};
/** The wrapper swaps all of it first, so that the refund comes back in the other token. */
export const FromRefundThroughAWrapper: Story = {
  args: {
    ...FromRefund.args,
    symbol: parseSymbol('4,A'),
    liquid: parseAsset('100.0000 A'),
    swappedTo: parseSymbol('4,EOS'),
  },
  play: async ({ canvas }) => {
    const fact = (label: string) => canvas.getByText(label).closest('div');
    await expect(fact('Pending refund to your balance')).toHaveTextContent('5.0000 EOS');
    await expect(fact('From your balance')).toHaveTextContent('7.5000 A');
    await expect(canvas.getByText(/Swap it to A afterwards/)).toBeVisible();
  },
};
export const GivenAway: Story = {
  args: { initial: { cpu: '5', net: '5', receiver: 'bob', transfer: true } },
};

export const Nothing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
    await expect(await canvas.findByText('Enter an amount for CPU or for NET.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: { initial: { cpu: '200', net: '', receiver: 'nosuchname12', transfer: false } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
    await expect(await canvas.findByText('Account not found!')).toBeVisible();
    await expect(canvas.getByText('This exceeds the available balance.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
