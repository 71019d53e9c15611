import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { KeyOffer, KeyOffers } from '#src/chain/model/permission/key.ts';
import { KeyChooser } from '#src/components/wallet/key-chooser.tsx';

const publicKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const alice = { account: 'alice', permission: 'active', onlyBy: null };
const bob = { account: 'bob', permission: 'owner', onlyBy: null };
const known = (...offers: readonly KeyOffer[]): KeyOffers => ({
  offers,
  unconfirmed: [],
  truncated: false,
});

const meta = {
  title: 'wallet/KeyChooser',
  component: KeyChooser,
  args: {
    keys: [
      { index: 0, publicKey, accounts: known(alice, bob) },
      { index: 1, publicKey, accounts: known() },
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
/** An index lists accounts that nodes do not confirm, or one node alone does. */
export const NotAllConfirmed: Story = {
  args: {
    keys: [
      {
        index: 0,
        publicKey,
        accounts: {
          offers: [alice, { ...bob, onlyBy: 'https://node.example' }],
          unconfirmed: ['mallory'],
          truncated: false,
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/One node alone confirms these accounts: node.example/),
    ).toBeVisible();
    await expect(canvas.getByText('mallory')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /mallory/ })).toBeNull();
    await expect(canvas.queryByLabelText('Account')).toBeNull();
  },
};
/** No listed account is confirmed, or there are more than are listed: one can be typed. */
export const NoneConfirmed: Story = {
  args: {
    keys: [
      { index: 0, publicKey, accounts: { offers: [], unconfirmed: ['mallory'], truncated: false } },
      { index: 1, publicKey, accounts: { offers: [alice], unconfirmed: [], truncated: true } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Account')).toHaveLength(2);
    await expect(canvas.getByText(/This key has more accounts/)).toBeVisible();
  },
};
export const Long: Story = {
  args: {
    keys: [
      {
        index: 0,
        publicKey,
        accounts: known(
          ...Array.from({ length: 120 }, (_, index) => ({
            ...alice,
            permission: `p${String(index)}`,
          })),
        ),
      },
    ],
  },
};
