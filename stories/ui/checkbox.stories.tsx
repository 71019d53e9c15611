import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#src/components/ui/fields/checkbox.tsx';
import { partDocs } from '../part-docs.ts';

const meta = {
  title: 'ui/Checkbox',
  parameters: partDocs('Checkbox'),
  component: Checkbox,
  args: { label: 'Transfer the stake', hint: 'The receiver can unstake it.' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithoutHint: Story = { args: { hint: undefined } };
export const Long: Story = {
  args: {
    label:
      'I know that this account can take everything that the other account owns, and that nobody can take it back.',
  },
};
