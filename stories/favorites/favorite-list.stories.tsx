import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FavoriteList } from '#src/components/favorites/favorite-list.tsx';

const blank = { type: 'account', name: '', note: '', nickname: '', watched: false };

const meta = {
  title: 'favorites/FavoriteList',
  component: FavoriteList,
  args: {
    favorites: [
      { ...blank, name: 'alice' },
      {
        ...blank,
        name: 'exchange.gm',
        note: 'where deposits go; check the memo',
        nickname: 'Global Market',
        watched: true,
      },
      { ...blank, type: 'collection', name: 'pets' },
    ],
    onChange: fn(),
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
    await expect(args.onChange).toHaveBeenCalledWith({ ...blank, name: 'alice', note: 'me' });
  },
};
export const Watching: Story = {
  args: { watchable: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Stop watching exchange.gm' })).toBePressed();
    await userEvent.click(canvas.getByRole('button', { name: 'Watch alice' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...blank, name: 'alice', watched: true });
  },
};
export const Hostile: Story = {
  args: {
    favorites: [
      {
        ...blank,
        name: 'bob',
        note: `<script>alert(1)</script> \u202e${'x'.repeat(90)}`,
        nickname: '</b>\u202e"\\',
      },
      { ...blank, type: '<b>', name: '<img src=x>' },
    ],
  },
};
