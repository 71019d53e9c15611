import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeyRefused } from '#src/components/key/key-refused.tsx';

const meta = {
  title: 'key/KeyRefused',
  component: KeyRefused,
  args: { onDismiss: fn() },
} satisfies Meta<typeof KeyRefused>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Private key removed');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
