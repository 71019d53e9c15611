import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { SeriesChart } from '#src/components/ui/series-chart.tsx';

const start = Date.UTC(2026, 10, 16);
const week = Array.from({ length: 168 }, (_, hour) => ({
  t: start + hour * 3_600_000,
  value: 0.6 + ((hour * 37) % 23) / 200 + hour / 2000,
}));

const meta = {
  title: 'ui/SeriesChart',
  component: SeriesChart,
  args: {
    points: week,
    label: 'Price of EOS',
    format: (value: number) => `$${value.toFixed(3)}`,
  },
} satisfies Meta<typeof SeriesChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Years: Story = {
  args: { points: week.map(({ value }, day) => ({ t: start + day * 7 * 86_400_000, value })) },
};
export const OnePoint: Story = { args: { points: week.slice(0, 1) } };
export const Flat: Story = { args: { points: week.map(({ t }) => ({ t, value: 0.7 })) } };
/** The slider over the drawing picks a point, which is read out with its time. */
export const Picked: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Price of EOS' });
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('$0.600'));
  },
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const rows = await canvas.findAllByRole('row');
    await expect(rows[1]).toHaveTextContent('$0.7');
  },
};
