import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { PasskeyTable } from '#src/components/permission/passkey-table.tsx';
import { hostile } from '../fixtures/hostile.ts';

const key = (letter: string) => `PUB_WA_${letter.repeat(60)}`;
const blank = { threshold: 1, accounts: [], waits: [], linked: [] };
const active: PermissionView = {
  ...blank,
  name: 'active',
  parent: 'owner',
  keys: [{ key: key('A'), weight: 1 }],
  children: [],
};
const permissions: readonly PermissionView[] = [
  { ...blank, name: 'owner', parent: null, keys: [], children: [active] },
];
const laptop = {
  id: 1n,
  publicKey: key('A'),
  name: 'Laptop',
  host: 'wallet.example',
  createdAt: Date.UTC(2026, 0, 2),
};

/** On the security page of chains whose wallets register passkeys. */
const meta = {
  title: 'permission/PasskeyTable',
  component: PasskeyTable,
  args: {
    passkeys: [laptop, { id: null, publicKey: key('B'), name: '', host: null, createdAt: null }],
    permissions,
  },
} satisfies Meta<typeof PasskeyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [, first, second] = within(canvasElement).getAllByRole('row');
    await expect(first).toHaveTextContent(/Laptop.*wallet\.example.*active/);
    await expect(second).toHaveTextContent('None');
  },
};
export const Empty: Story = { args: { passkeys: [] } };
export const Hostile: Story = {
  args: {
    passkeys: [{ ...laptop, publicKey: '', name: hostile.unbroken, host: hostile.unbroken }],
  },
};
