import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NameList } from '#src/components/contract/name-list.tsx';

const nothing = () => undefined;

const meta = {
  title: 'contract/NameList',
  component: NameList,
  args: {
    title: 'Tables',
    current: 'voters',
    find: '',
    onFind: nothing,
    names: ['global', 'producers', 'rexpool', 'voters'].map((name) => ({ name })),
    hrefOf: (name) => `#${name}`,
    onVisit: nothing,
  },
  render: function Live(args) {
    const [find, setFind] = useState(args.find);
    return <NameList {...args} find={find} onFind={setFind} />;
  },
} satisfies Meta<typeof NameList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { hidden: true }), 'rex');
    await expect(canvas.queryByText('voters', { selector: 'a bdi' })).toBeNull();
  },
};

/** A link names the last of many: it is seen without looking for it. */
export const FarDown: Story = {
  args: {
    names: Array.from({ length: 60 }, (_, index) => ({ name: `table${index}` })),
    current: 'table59',
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ul');
    await expect(list?.scrollTop).toBeGreaterThan(0);
  },
};
