import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UserList, type UserRow } from '#src/components/wallet/user-list.tsx';

const alice: UserRow = {
  key: 'alice',
  actor: 'alice',
  permission: 'active',
  wallet: 'Anchor',
  type: 'app',
  index: null,
  delaySeconds: 0,
  chain: null,
  current: true,
};
const users: UserRow[] = [
  alice,
  {
    ...alice,
    key: 'bob',
    actor: 'bob',
    wallet: 'Ledger',
    type: 'device',
    index: 2,
    current: false,
  },
  {
    ...alice,
    key: 'slow',
    actor: 'slowsafe1111',
    permission: 'savings',
    delaySeconds: 3_600,
    current: false,
  },
  {
    ...alice,
    key: 'carol',
    actor: 'carol',
    wallet: 'My Cloud Wallet',
    type: 'website',
    chain: 'WAX',
    current: false,
  },
];

const meta = {
  title: 'wallet/UserList',
  component: UserList,
  args: { users, onSwitch: fn(), onForget: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [, ledger, slow, onWax] = canvas.getAllByRole('listitem');
    await expect(ledger).toHaveTextContent('Ledger · device · Key 2');
    await expect(slow).toHaveTextContent('wait 1 h');
    await expect(onWax).toHaveTextContent('On WAX');
    await userEvent.click(canvas.getByRole('button', { name: /^Switch to bob@active/ }));
    await expect(args.onSwitch).toHaveBeenCalledWith(users[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Forget carol@active' }));
    await expect(args.onForget).toHaveBeenCalledWith(users[3]);
  },
};
/** Kept before the type of its wallet was. */
export const Old: Story = { args: { users: [{ ...alice, type: null }] } };
export const NoneFits: Story = { args: { users: [] } };
