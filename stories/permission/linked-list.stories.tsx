import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkedList } from '#src/components/permission/linked-list.tsx';

const links = [
  { permission: 'claim', contract: 'eosio', action: 'claimrewards' },
  { permission: 'games', contract: 'eosio.token', action: null },
];

const meta = {
  title: 'permission/LinkedList',
  component: LinkedList,
  args: { links, mayChange: (permission) => permission === 'claim', onUnlink: fn() },
} satisfies Meta<typeof LinkedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /from games/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /from claim/ }));
    await expect(args.onUnlink).toHaveBeenCalledWith(links[0]);
  },
};
export const Pending: Story = { args: { pending: true } };
export const Empty: Story = { args: { links: [] } };
export const Long: Story = {
  args: {
    links: Array.from({ length: 120 }, (_, index) => ({
      permission: 'claim',
      contract: `contract${index}`,
      action: 'transfer',
    })),
  },
};
