import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { WatchRow } from '#src/components/favorites/watch-row.tsx';
import { ago, day } from '../fixtures/time.ts';

const meta = {
  title: 'favorites/WatchRow',
  component: WatchRow,
  args: {
    name: 'alice',
    state: 'ready',
    since: ago(day),
    changes: [
      { kind: 'changed', permission: 'active' },
      { kind: 'added', permission: 'claimer' },
      { kind: 'removed', permission: 'trade' },
      {
        kind: 'balance',
        before: parseAsset('1250.0000 EOS'),
        after: parseAsset('3.1415 EOS'),
      },
    ],
  },
  render: (args) => (
    <ul className="max-w-form">
      <WatchRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof WatchRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Permission changed:')).toBeVisible();
    await expect(canvas.getByText('1,250')).toBeVisible();
  },
};
export const Unchanged: Story = { args: { changes: [] } };
export const ProposalsWait: Story = {
  args: {
    changes: [],
    waiting: ['payauditors1', 'newcouncil11'].map((name) => ({ proposer: 'bob', name })),
  },
};
export const ProposalsUnknown: Story = { args: { changes: [], waiting: null } };
export const FirstLook: Story = { args: { since: null, changes: [] } };
export const Loading: Story = { args: { state: 'loading', changes: [] } };
export const Missing: Story = { args: { state: 'missing', changes: [] } };
export const Failed: Story = { args: { state: 'failed', changes: [] } };
export const Hostile: Story = {
  args: { changes: [{ kind: 'added', permission: '<b>\u202ex</b>' }] },
};
