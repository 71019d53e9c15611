import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadOnlyPart } from '#src/components/contract/read-only-part.tsx';

const meta = {
  title: 'contract/ReadOnlyPart',
  component: ReadOnlyPart,
  args: { outcome: null, onRun: () => undefined },
} satisfies Meta<typeof ReadOnlyPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Running: Story = { args: { outcome: { kind: 'running' } } };
export const Returned: Story = {
  args: { outcome: { kind: 'returned', value: [{ producer_name: 'bpalpha11111', rank: 1 }] } },
};
export const Nothing: Story = { args: { outcome: { kind: 'returned', value: null } } };
export const Error: Story = {
  args: {
    outcome: {
      kind: 'failed',
      source: 'node.example',
      message: 'unable to change rows in a read-only action',
    },
  },
};
export const RTL: Story = {
  args: { outcome: { kind: 'returned', value: { fee: '1.0000 EOS' } } },
  globals: { locale: 'ar' },
};
