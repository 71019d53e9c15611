import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';

const meta = {
  title: 'ui/LoadWhenNear',
  component: LoadWhenNear,
  args: { minHeight: 120, children: <p>Loaded when it was near.</p> },
} satisfies Meta<typeof LoadWhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Loaded/)).toBeVisible();
  },
};
/** Its room is there before it is. */
export const Far: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: 4_000 }}>Scroll down.</div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/^Loaded/)).toBeNull();
  },
};
