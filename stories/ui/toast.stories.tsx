import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Toast } from '#src/components/ui/toast.tsx';

const meta = {
  title: 'ui/Toast',
  component: Toast,
  args: { text: 'All your daily free TXs have been used!', lasts: 600_000, onEnd: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const GoesByItself: Story = {
  args: { lasts: 20 },
  async play({ args }) {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
