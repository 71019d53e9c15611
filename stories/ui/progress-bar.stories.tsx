import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#src/components/ui/progress-bar.tsx';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Export', done: 30, of: 120 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', 0.25);
  },
};
export const Full: Story = { args: { done: 120 } };
/** Nobody knows how much there is. */
export const WithoutEnd: Story = {
  args: { of: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', -1);
  },
};
/** More came than was said. */
export const BeyondTheEnd: Story = {
  args: { done: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', -1);
  },
};
