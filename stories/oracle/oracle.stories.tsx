import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { OracleFeed, OraclePoint } from '#src/chain/model/account/oracle.ts';
import { FeedTable } from '#src/components/oracle/feed-table.tsx';
import { PointTable } from '#src/components/oracle/point-table.tsx';
import { ValueChart } from '#src/components/oracle/value-chart.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago, minute } from '../fixtures/time.ts';

const points = Array.from({ length: 60 }, (_, index): OraclePoint => ({
  provider: ['bpalpha11111', 'bpbravo11111', 'bpdelta11111'][index % 3] ?? '',
  time: ago((60 - index) * minute),
  value: String(0.003 + Math.sin(index / 6) / 10_000),
}));
const feed: OracleFeed = {
  index: '3',
  name: 'XPR/USD',
  description: 'Price of XPR/USD',
  aggregate: 'median',
  providers: ['bpalpha11111', 'bpbravo11111', 'bpdelta11111'],
  value: '0.00310309999999999',
  points: points.slice(-3).toReversed(),
};

const meta = {
  title: 'oracle/Oracles',
  component: FeedTable,
  args: {
    feeds: [
      feed,
      { ...feed, index: '4', name: 'BTC/USD', value: '65432.10' },
      { ...feed, index: '5', name: '', value: null, points: [], providers: [] },
    ],
  },
} satisfies Meta<typeof FeedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Feeds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('0.0031031')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Feed 5' })).toBeVisible();
  },
};
export const Hostile: Story = {
  args: {
    feeds: [
      { ...feed, name: hostile.markup, description: hostile.unbroken, value: hostile.markup },
    ],
  },
};

export const Points: Story = {
  render: () => <PointTable caption="Last reports" points={feed.points} />,
};
export const Chart: Story = {
  render: () => <ValueChart points={points} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: /^From 0\.003 to 0\.0029.*, lowest 0\.0029/ }),
    ).toBeVisible();
  },
};
export const ChartDark: Story = { ...Chart, globals: { theme: 'dark' } };
export const ChartRTL: Story = {
  render: () => <ValueChart points={points} />,
  globals: { locale: 'ar' },
};
/** One point is no line. */
export const ChartOfOnePoint: Story = { render: () => <ValueChart points={points.slice(0, 1)} /> };
export const ChartOfEqualValues: Story = {
  render: () => <ValueChart points={points.map((point) => ({ ...point, value: '1' }))} />,
};
