import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeyChooser } from '#src/components/wallet/key-chooser.tsx';

const publicKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const alice = { account: 'alice', permission: 'active' };

const meta = {
  title: 'wallet/KeyChooser',
  component: KeyChooser,
  args: {
    keys: [
      { index: 0, publicKey, accounts: [alice, { account: 'bob', permission: 'owner' }] },
      { index: 1, publicKey, accounts: [] },
    ],
    loading: false,
    onMore: fn(),
    onCheck: fn(() => Promise.resolve(true)),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeyChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'alice@active' }));
    await expect(args.onChoose).toHaveBeenCalledWith(args.keys[0], 'alice', 'active');
  },
};
export const Loading: Story = { args: { keys: [], loading: true } };
/** No service finds the accounts of a key: the visitor types one. */
export const AccountsUnknown: Story = { args: { keys: [{ index: 0, publicKey, accounts: null }] } };
export const Long: Story = {
  args: {
    keys: [
      {
        index: 0,
        publicKey,
        accounts: Array.from({ length: 120 }, () => alice).map((one, place) => ({
          ...one,
          permission: `p${String(place)}`,
        })),
      },
    ],
  },
};
