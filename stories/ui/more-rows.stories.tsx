import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoreRows } from '#src/components/ui/rows/more-rows.tsx';
import { timedOut } from '../fixtures/failures.ts';

const meta = {
  title: 'ui/MoreRows',
  component: MoreRows,
  args: { more: true, pending: false, failure: null, onMore: fn() },
} satisfies Meta<typeof MoreRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { failure: { endpoint: 'https://eos.example.org', message: timedOut } },
  play: async ({ args, canvasElement }) => {
    const banner = within(canvasElement).getByRole('alert');
    await expect(banner).toHaveTextContent('eos.example.org');
    await userEvent.click(within(banner).getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const AllThere: Story = {
  args: { more: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
