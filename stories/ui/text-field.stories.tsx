import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { partDocs } from '../part-docs.ts';

const meta = {
  title: 'ui/TextField',
  parameters: partDocs('TextField'),
  component: TextField,
  args: { label: 'Amount', hint: 'Up to four decimals.', after: 'EOS' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '12.5' } };
export const Error: Story = {
  args: { defaultValue: '1.23456', error: 'At most 4 decimals.' },
};
export const Dark: Story = { args: Error.args!, globals: { theme: 'dark' } };
export const RTL: Story = { args: Error.args!, globals: { locale: 'ar' } };
