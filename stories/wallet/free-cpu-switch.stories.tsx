import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FreeCpuSwitch } from '#src/components/wallet/free-cpu-switch.tsx';

const meta = {
  title: 'wallet/FreeCpuSwitch',
  component: FreeCpuSwitch,
  args: { on: true, left: 3, most: 5, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="w-80 border bg-surface p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreeCpuSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  async play({ canvas, args, userEvent }) {
    const toggle = canvas.getByRole('switch');
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
export const Off: Story = { args: { on: false } };
export const NoneLeft: Story = {
  args: { left: 0 },
  async play({ canvas }) {
    const toggle = canvas.getByRole('switch');
    await expect(toggle).toBeDisabled();
    await expect(toggle).not.toBeChecked();
  },
};
