import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KvQueryForm } from '#src/components/contract/kv-query-form.tsx';

/** Above the rows of a key-value table. */
const meta = {
  title: 'contract/KvQueryForm',
  component: KvQueryForm,
  args: {
    value: { index: 'topic', lower: '', upper: '', keyType: '', reverse: false, limit: 100 },
    indexes: [
      { name: 'topic', type: 'name' },
      { name: 'author', type: 'name' },
    ],
    onLoad: fn(),
  },
} satisfies Meta<typeof KvQueryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Lower bound'), ' alice ');
    await userEvent.selectOptions(canvas.getByLabelText('Index'), 'author: name');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(args.onLoad).toHaveBeenCalledWith({
      ...args.value,
      lower: 'alice',
      index: 'author',
      // Names are written as text.
      keyType: 'string',
    });
  },
};
