import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toModernKey } from '#src/chain/core/key.ts';
import { AuthorityCheck } from '#src/components/permission/authority-check.tsx';
import { activeKey, ownerKey, sharedPermissions } from '../fixtures/accounts.ts';

const meta = {
  title: 'permission/AuthorityCheck',
  component: AuthorityCheck,
  args: {
    level: 'alice@active',
    authority: {
      threshold: 2,
      keys: [
        { key: activeKey, weight: 2 },
        { key: ownerKey, weight: 1 },
      ],
      accounts: [{ actor: 'bob', permission: 'active', weight: 1 }],
      waits: [],
    },
    userSigners: {
      keys: new Set([toModernKey(activeKey)]),
      levels: [{ actor: 'alice', permission: 'active' }],
    },
    surrounding: { kind: 'known', reason: null },
    power: { kind: 'alone' },
  },
} satisfies Meta<typeof AuthorityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You can use alice@active alone.')).toBeVisible();
    await expect(canvas.getByText('yours')).toBeVisible();
  },
};
export const Loading: Story = { args: { surrounding: { kind: 'checking' } } };
export const Unfinished: Story = {
  args: { surrounding: { kind: 'unfinished' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Checked once the form is complete.')).toBeVisible();
    await expect(canvas.queryByText(/being checked/)).toBeNull();
  },
};
export const Incomplete: Story = { args: { surrounding: { kind: 'incomplete' } } };
export const Above: Story = { args: { power: { kind: 'above', permission: 'owner' } } };
export const Together: Story = { args: { power: { kind: 'together' } } };

export const Lost: Story = {
  args: {
    authority: { threshold: 2, keys: [{ key: ownerKey, weight: 1 }], accounts: [], waits: [] },
    surrounding: { kind: 'known', reason: 'too-little-weight' },
    power: { kind: 'lost' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/neither use alice@active nor change it back/)).toBeVisible();
    await expect(canvas.getByText(/Unusable: the weights cannot reach/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    authority: { threshold: 1, keys: [], accounts: [], waits: [] },
    surrounding: { kind: 'known', reason: 'too-little-weight' },
    power: { kind: 'lost' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Checked once the form is complete.')).toBeVisible();
    await expect(canvas.queryByText(/unusable|nor change it back/i)).toBeNull();
  },
};

/** Equal signers are counted, not listed. */
export const TwoOfThree: Story = {
  args: { authority: { ...sharedPermissions[0]!, waits: [] }, power: { kind: 'together' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Satisfied by: Any 2 of 3')).toBeVisible();
  },
};
export const WithWait: Story = {
  args: { authority: sharedPermissions[0]!, power: { kind: 'together' } },
};
