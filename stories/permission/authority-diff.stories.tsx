import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AuthorityDiff } from '#src/components/permission/authority-diff.tsx';
import { activeKey, ownerKey, sharedPermissions } from '../fixtures/accounts.ts';

const before = { threshold: 1, keys: [{ key: ownerKey, weight: 1 }], accounts: [], waits: [] };
const after = {
  threshold: 2,
  keys: [{ key: activeKey, weight: 1 }],
  accounts: [{ actor: 'bob', permission: 'active', weight: 1 }],
  waits: [{ seconds: 259_200, weight: 1 }],
};

const meta = {
  title: 'permission/AuthorityDiff',
  component: AuthorityDiff,
  args: { before, after },
} satisfies Meta<typeof AuthorityDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 → 2')).toBeVisible();
    await expect(canvas.getByText(activeKey)).toBeVisible();
  },
};
export const Created: Story = { args: { before: null } };
export const Removed: Story = { args: { after: null } };
export const Unchanged: Story = { args: { after: before } };
export const Long: Story = {
  args: {
    before: sharedPermissions[0]!,
    after: {
      ...after,
      accounts: Array.from({ length: 60 }, (_, index) => ({
        actor: `producer${index}`,
        permission: 'active',
        weight: 1,
      })),
    },
  },
};
