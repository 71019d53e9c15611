import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WalletList } from '#src/components/wallet/wallet-list.tsx';

const wallet = { installed: null, website: 'https://example.org', lastUsed: false };

const meta = {
  title: 'wallet/WalletList',
  component: WalletList,
  args: {
    wallets: [
      { ...wallet, id: 'ledger', name: 'Ledger', lastUsed: true },
      { ...wallet, id: 'anchor', name: 'Anchor' },
      { ...wallet, id: 'wombat', name: 'Wombat', installed: true },
      { ...wallet, id: 'metamask', name: 'MetaMask', installed: false },
    ],
    discontinued: [{ id: 'trezor', name: 'Trezor', reason: 'forbidden', way: 'change-keys' }],
    elsewhere: 2,
    onPick: fn(),
  },
} satisfies Meta<typeof WalletList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Search wallets'), ' ANCH');
    await userEvent.click(canvas.getByRole('button', { name: 'Anchor' }));
    await expect(args.onPick).toHaveBeenCalledWith('anchor');
    await expect(canvas.queryByRole('button', { name: 'Wombat' })).toBeNull();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const search = await canvas.findByLabelText('Search wallets');
    search.focus();
    await userEvent.keyboard('{ArrowDown}');
    // The one used last comes first.
    await expect(canvas.getByRole('button', { name: /Ledger/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('anchor');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}womb{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('wombat');
  },
};
export const GoneFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Search wallets'), 'trezor');
    await expect(canvas.getByText(/no longer supports/)).toBeVisible();
  },
};
