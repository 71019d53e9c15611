import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QueryForm } from '#src/components/contract/query-form.tsx';

const meta = {
  title: 'contract/QueryForm',
  component: QueryForm,
  args: {
    value: {
      lower: '',
      upper: '',
      index: 1,
      keyType: '',
      reverse: false,
      limit: 100,
      payer: false,
    },
    onLoad: fn(),
  },
} satisfies Meta<typeof QueryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As a link can ask for rows: by a secondary index of a type that few nodes know. */
export const FromALink: Story = {
  args: {
    value: {
      lower: 'bp',
      upper: 'bq',
      index: 2,
      keyType: 'sha3',
      reverse: true,
      limit: 33,
      payer: true,
    },
  },
};

export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Lower bound'), ' alice ');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(args.onLoad).toHaveBeenCalledWith(expect.objectContaining({ lower: 'alice' }));
  },
};
