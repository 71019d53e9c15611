import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchList } from '#src/components/search/search-list.tsx';

const meta = {
  title: 'search/SearchList',
  component: SearchList,
  args: {
    id: 'list',
    label: 'Search',
    active: 'account:alina',
    typed: 'ali',
    onChoose: fn(),
    groups: [
      {
        key: 'meant',
        title: 'Go to',
        options: [{ key: 'meant:', label: 'alice', note: 'Account on WAX' }],
      },
      {
        key: 'favorites',
        title: 'Favorites',
        options: [{ key: 'account:alice', label: 'alice', note: 'cold wallet', favorite: true }],
      },
      {
        key: 'accounts',
        title: 'Accounts',
        options: ['alina', 'alinasdottir', 'alix.gm'].map((name) => ({
          key: `account:${name}`,
          label: name,
          isAccount: true,
        })),
      },
    ],
  },
  render: (args) => (
    <div className="relative h-96">
      <SearchList {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('alina');
    await userEvent.click(canvas.getByRole('option', { name: 'alix.gm' }));
    await expect(args.onChoose).toHaveBeenCalledWith('account:alix.gm');
  },
};
/** The node has not responded yet. Its place is held. */
export const Waiting: Story = {
  args: {
    active: null,
    groups: [{ key: 'accounts', title: 'Accounts', options: [], waitsFor: 'node.example' }],
  },
};
export const Recent: Story = {
  args: {
    active: null,
    groups: [
      {
        key: 'recent',
        title: 'Latest searches',
        action: { label: 'Clear', run: fn() },
        options: ['alice', '961d28059e228a92a3e9f87e35e71de42502bc57ecf299f91d26004bd3306e3a'].map(
          (text) => ({ key: `recent:${text}`, label: text }),
        ),
      },
    ],
  },
};
/** What others wrote is text, and keeps to its line. */
export const Hostile: Story = {
  args: {
    groups: [
      {
        key: 'favorites',
        title: 'Favorites',
        options: [
          {
            key: 'account:x',
            label: '<img src=x onerror=alert(1)>',
            note: `\u202eevil ${'long '.repeat(60)}`,
            favorite: true,
          },
        ],
      },
    ],
  },
};
