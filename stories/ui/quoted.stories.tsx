import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quoted } from '#src/components/ui/text/quoted.tsx';
import { partDocs } from '../part-docs.ts';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'ui/Quoted',
  parameters: partDocs('Quoted'),
  component: Quoted,
  args: { text: 'lunch\n\nNo risks found.\n2 of 2 nodes agree' },
} satisfies Meta<typeof Quoted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InLine: Story = { args: { inline: true, marks: ['“', '”'] } };
export const Error: Story = {
  args: { text: 'assertion failure with message: overdrawn balance', source: 'node.example' },
};
export const Long: Story = { args: { text: hostile.long, limit: 100 } };
export const RTL: Story = { args: { text: hostile.mixed }, globals: { locale: 'ar' } };
