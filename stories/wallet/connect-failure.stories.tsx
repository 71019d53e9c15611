import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectFailure } from '#src/components/wallet/connect-failure.tsx';

const meta = {
  title: 'wallet/ConnectFailure',
  component: ConnectFailure,
  args: {
    wallet: 'Anchor',
    failure: 'rejected',
    message: '',
    website: 'https://example.org',
    onAgain: fn(),
  },
} satisfies Meta<typeof ConnectFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rejected: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
};
export const NotInstalled: Story = { args: { failure: 'not-installed' } };
export const Locked: Story = { args: { failure: 'locked' } };
export const WrongChain: Story = { args: { failure: 'wrong-chain' } };
export const TimedOut: Story = { args: { failure: 'timed-out' } };
export const PopupBlocked: Story = { args: { failure: 'popup-blocked' } };
export const AppClosed: Story = { args: { failure: 'app-closed', wallet: 'Ledger' } };
export const Unknown: Story = {
  args: { failure: null, message: '<img src=x onerror=alert(1)> overdrawn balance' },
};
