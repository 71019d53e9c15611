import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { UnstakeForm } from '#src/components/resources/unstake-form.tsx';

const own = { cpu: 50_000n, net: 50_000n };
const initial = { cpu: '', net: '', receiver: 'alice' };

const meta = {
  title: 'resources/UnstakeForm',
  component: UnstakeForm,
  args: {
    from: 'alice',
    symbol: { code: 'EOS', precision: 4 },
    own,
    refunding: null,
    initial,
    stakes: new Map([
      ['alice', own],
      ['bob', { cpu: 10_000n, net: 20_000n }],
    ]),
    onSubmit: fn(),
  },
} satisfies Meta<typeof UnstakeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const amount = parseAsset('3.0000 EOS');
export const Restarts: Story = {
  args: { refunding: { amount, availableAt: Date.UTC(2100, 0) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3.0000 EOS is already refunding.');
  },
};
/** The wait is over: unstaking now would start it again. */
export const ClaimFirst: Story = {
  args: { refunding: { amount, availableAt: Date.UTC(2000, 0) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3.0000 EOS can be claimed now. Claim it first');
  },
};

export const TooLow: Story = {
  args: { initial: { ...initial, cpu: '4.95' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unstake' }));
    await expect(
      await canvas.findByText(/^Stake too low: keep at least 0\.1000 EOS/),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OfAnother: Story = {
  args: { initial: { cpu: '1', net: '2', receiver: 'bob' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unstake' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ cpu: '1', net: '2', receiver: 'bob' });
  },
};
