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
/** What happened, and what to do about it. */
const says =
  (...sentences: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const alert = within(canvasElement);
    for (const sentence of sentences) await expect(await alert.findByText(sentence)).toBeVisible();
  };

export const NotInstalled: Story = {
  args: { failure: 'not-installed' },
  play: async (context) => {
    await says(
      'Anchor is not installed in this browser.',
      'Install it, then reload this page.',
    )(context);
    await expect(
      within(context.canvasElement).getByRole('link', { name: /Install/ }),
    ).toHaveAttribute('href', 'https://example.org/');
  },
};
export const Locked: Story = {
  args: { failure: 'locked' },
  play: says('Anchor is locked.', 'Unlock it, then try again.'),
};
export const WrongChain: Story = {
  args: { failure: 'wrong-chain' },
  play: says('Anchor is set to another chain.', 'Choose this chain in the wallet, then try again.'),
};
export const WrongAccount: Story = {
  args: { failure: 'wrong-account' },
  play: says('Anchor holds another account’s key.'),
};
export const TimedOut: Story = {
  args: { failure: 'timed-out' },
  play: says('Anchor did not respond in time.', 'Keep the wallet open and try again.'),
};
export const PopupBlocked: Story = {
  args: { failure: 'popup-blocked' },
  play: says(
    'The browser blocked the wallet’s pop-up.',
    'Allow pop-ups for this site, then try again.',
  ),
};
export const Unreachable: Story = {
  args: { failure: 'unreachable', wallet: 'Scatter Desktop' },
  play: says('Scatter Desktop does not respond on this computer.'),
};
export const BrowserUnable: Story = { args: { failure: 'browser-unable', wallet: 'Ledger' } };
export const AppClosed: Story = { args: { failure: 'app-closed', wallet: 'Ledger' } };
export const DataRefused: Story = { args: { failure: 'data-refused', wallet: 'Ledger' } };
export const LockedDark: Story = { args: { failure: 'locked' }, globals: { theme: 'dark' } };
export const LockedRTL: Story = { args: { failure: 'locked' }, globals: { locale: 'ar' } };
export const Unknown: Story = {
  args: { failure: null, message: '<img src=x onerror=alert(1)> overdrawn balance' },
};
