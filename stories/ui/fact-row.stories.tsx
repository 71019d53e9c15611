import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactRow } from '#src/components/ui/fact-row.tsx';

const meta = {
  title: 'ui/FactRow',
  component: FactRow,
  args: {
    items: [
      { key: 'head', label: 'Head block', value: '412,345,678' },
      { key: 'producer', label: 'Producer', value: 'eosriobrazil' },
      { key: 'rate', label: 'Transactions per second', value: '14.2' },
    ],
  },
} satisfies Meta<typeof FactRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const Long: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      key: String(index),
      label: `A label of several words ${String(index)}`,
      value: 'averylongname'.repeat(3),
    })),
  },
};
