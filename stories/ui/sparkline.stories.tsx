import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '#src/components/ui/sparkline.tsx';

const minute = Array.from({ length: 60 }, (_, second) => (second * 37) % 23);

const meta = {
  title: 'ui/Sparkline',
  component: Sparkline,
  args: { values: minute, label: 'Transactions per second in the last minute: now 12, peak 22' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {};
export const Line: Story = { args: { kind: 'line', values: minute.slice(0, 15) } };
export const AllZero: Story = { args: { values: minute.map(() => 0) } };
export const NoValues: Story = { args: { values: [] } };
export const FlatLine: Story = { args: { kind: 'line', values: [5, 5, 5] } };
export const OneValue: Story = { args: { values: [5] } };
