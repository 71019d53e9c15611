import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { RefundPanel } from '#src/components/resources/refund-panel.tsx';
import { beforeLogIn, logIn } from '../fixtures/before-log-in.tsx';
import { RefundOfGuest } from '#src/components/resources/refund-wait.tsx';

const amounts = { cpu: parseAsset('1.5000 EOS'), net: parseAsset('0.5000 EOS') };

const meta = {
  title: 'resources/RefundPanel',
  component: RefundPanel,
  args: { refund: null, onClaim: fn() },
} satisfies Meta<typeof RefundPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Waiting: Story = {
  args: { refund: { ...amounts, availableAt: Date.now() + 86_400_000 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Time left')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Due: Story = {
  args: { refund: { ...amounts, availableAt: Date.now() - 60_000 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Claim the refund' }));
    await expect(args.onClaim).toHaveBeenCalled();
  },
};

/** Before a log-in: how a refund arrives, and a button that logs in. */
export const BeforeLogIn: Story = {
  decorators: [beforeLogIn],
  render: () => <RefundOfGuest hint="Unstaked tokens appear here for 3 days." />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to claim the refund' }));
    await expect(logIn).toHaveBeenCalled();
  },
};
