import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FavoriteList } from '#src/components/favorite/favorite-list.tsx';

const meta = {
  title: 'favorite/FavoriteList',
  component: FavoriteList,
  args: {
    favorites: [
      { type: 'account', name: 'alice', note: '' },
      { type: 'account', name: 'exchange.gm', note: 'where deposits go; check the memo' },
      { type: 'collection', name: 'pets', note: '' },
    ],
    onNote: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <div className="w-80">
      <FavoriteList {...args} />
    </div>
  ),
} satisfies Meta<typeof FavoriteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Editing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the note on alice' }));
    await userEvent.type(canvas.getByLabelText('Note on alice'), ' me {enter}');
    await expect(args.onNote).toHaveBeenCalledWith({ type: 'account', name: 'alice', note: 'me' });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Hostile: Story = {
  args: {
    favorites: [
      { type: 'account', name: 'bob', note: `<script>alert(1)</script> \u202e${'x'.repeat(90)}` },
      { type: '<b>', name: '<img src=x>', note: '' },
    ],
  },
};
