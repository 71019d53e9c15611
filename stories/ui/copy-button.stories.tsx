import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyButton } from '#src/components/ui/copy-button.tsx';
import { partDocs } from '../part-docs.ts';

const meta = {
  title: 'ui/CopyButton',
  parameters: partDocs('CopyButton'),
  component: CopyButton,
  args: { value: 'alice', label: 'Copy account name' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account name' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(written).toEqual(['alice']);
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Could not copy')).toBeInTheDocument();
    await expect(canvasElement.querySelector('.lucide-x')).toBeVisible();
  },
};
