import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '#src/components/ui/banner.tsx';
import { partDocs } from '../part-docs.ts';

const meta = {
  title: 'ui/Banner',
  parameters: partDocs('Banner'),
  component: Banner,
  args: {
    kind: 'success',
    title: 'Success',
    children: 'Transaction sent.',
    onDismiss: fn(),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Warning: Story = { args: { kind: 'warning', title: 'No response' } };
export const Error: Story = {
  args: { kind: 'error', title: 'Error', children: 'assertion failure: overdrawn balance' },
};
export const Dark: Story = { args: Error.args!, globals: { theme: 'dark' } };
export const Kept: Story = { args: { onDismiss: undefined } };
