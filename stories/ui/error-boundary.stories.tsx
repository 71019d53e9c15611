import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';

function Faulty(): never {
  throw new Error('A fault of the story');
}

const meta = {
  title: 'ui/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: <Faulty /> },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A part that cannot be drawn is replaced by a sentence and a button. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};
