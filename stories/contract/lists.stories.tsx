import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NameList } from '#src/components/contract/name-list.tsx';

const nothing = () => undefined;

const meta = {
  title: 'contract/NameList',
  component: NameList,
  args: {
    ...{ title: 'Tables', current: 'voters', find: '', onFind: nothing },
    names: ['global', 'producers', 'rexpool', 'voters'].map((name) => ({ name })),
    ...{ hrefOf: (name) => `#${name}`, onVisit: nothing },
  },
  render: function Live(args) {
    const [find, setFind] = useState(args.find);
    return <NameList {...args} find={find} onFind={setFind} />;
  },
} satisfies Meta<typeof NameList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { hidden: true }), 'rex');
    await expect(canvas.queryByText('voters', { selector: 'a bdi' })).toBeNull();
  },
};
