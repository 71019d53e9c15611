import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VoteChanges } from '#src/components/signing/vote-changes.tsx';

const names = Array.from({ length: 26 }, (_, index) => `bp${String.fromCodePoint(97 + index)}`);

const meta = {
  title: 'signing/VoteChanges',
  component: VoteChanges,
  args: {
    changes: { removed: names.slice(0, 3), added: names.slice(3, 5), unchanged: 7 },
    leaves: null,
  },
} satisfies Meta<typeof VoteChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('3 removed, 2 added, 7 kept')).toBeVisible();
    const signs = canvas.getAllByRole('listitem').map((item) => item.textContent?.[0]);
    await expect(signs).toEqual(['−', '−', '−', '+', '+']);
  },
};
export const Loading: Story = { args: { changes: null } };
export const Error: Story = { args: { changes: 'unknown' } };
export const LeavesAProxy: Story = {
  args: {
    changes: { removed: [], added: names.slice(0, 2), unchanged: 0 },
    leaves: 'wiseproxy111',
  },
};
export const AllExchanged: Story = {
  args: { changes: { removed: names, added: names.map((name) => `${name}new`), unchanged: 0 } },
};
