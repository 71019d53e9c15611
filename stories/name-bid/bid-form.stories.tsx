import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { BidForm } from '#src/components/name-bid/bid-form.tsx';
import { ago, hour } from '../fixtures/time.ts';

const gold = { name: 'gold', bidder: 'dave', units: 2_000_000n, closed: false };

const meta = {
  title: 'name-bid/BidForm',
  component: BidForm,
  args: {
    bidder: 'alice',
    symbol: { code: 'EOS', precision: 4 },
    available: parseAsset('500.0000 EOS'),
    factsOf: (name) => ({
      exists: name === 'bob',
      bid: name === 'gold' ? { ...gold, bidAt: ago(hour) } : null,
    }),
    onName: () => undefined,
    initial: { name: 'gold', amount: '' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof BidForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { initial: { name: '', amount: '' } } };
export const NobodyYet: Story = { args: { initial: { name: 'silver', amount: '' } } };
export const Pending: Story = { args: { pending: true } };

/** A bid must be more than a tenth above the highest one. */
export const TooLow: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bid' }), '220');
    await userEvent.click(canvas.getByRole('button', { name: 'Bid' }));
    await expect(canvas.getByText(/Bid at least 220.0001/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Raised: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bid' }), '220.0001');
    await userEvent.click(canvas.getByRole('button', { name: 'Bid' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'gold', amount: '220.0001' });
  },
};
export const Taken: Story = {
  args: { initial: { name: 'bob', amount: '1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bid' }));
    await expect(canvas.getByText('This account exists already.')).toBeVisible();
  },
};
