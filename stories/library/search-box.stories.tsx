import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox } from '#src/library/search-box.tsx';
import { partDocs } from '../part-docs.ts';
import { client } from '../fixtures/node.ts';

const meta = {
  title: 'library/SearchBox',
  component: SearchBox,
  parameters: partDocs('SearchBox'),
  args: { client, label: 'Search', onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="min-h-60 max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Accounts that begin with the text. */
export const Accounts: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'ali');
    await userEvent.click(await canvas.findByRole('option', { name: 'alicia' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      { kind: 'account', name: 'alicia' },
      '/account/alicia',
    );
  },
};
/** A number is a block. */
export const Block: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), '412884001');
    await expect(await canvas.findByRole('option', { name: /Block/ })).toBeVisible();
  },
};
