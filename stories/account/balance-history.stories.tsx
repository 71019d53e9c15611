import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { balanceSeries } from '#src/chain/model/account/balance-series.ts';
import { BalanceHistory } from '#src/components/account/balance-history.tsx';
import { ago, day } from '../fixtures/time.ts';
import { timedOut } from '../fixtures/failures.ts';

const symbol = { code: 'A', precision: 4 };
/** Newest first. */
const changes = [
  { time: ago(2 * day), units: -1_250_000n },
  { time: ago(40 * day), units: 35_000_000n },
  { time: ago(90 * day), units: -9_990_000n },
  { time: ago(200 * day), units: 120_000_000n },
];
const now = 143_760_000n;

const meta = {
  title: 'account/Balance history',
  component: BalanceHistory,
  args: {
    kind: 'done',
    transfers: changes.length,
    expected: null,
    until: changes.at(-1)?.time ?? null,
    truncated: false,
    failure: null,
    symbol,
    series: balanceSeries(now, ago(0), changes),
    onGoOn: fn(),
    onStop: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof BalanceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('They add up');
    await expect(canvas.getByText('14,376.0000 A')).toBeVisible();
  },
};
export const Running: Story = { args: { kind: 'running' } };
export const Begun: Story = {
  args: { kind: 'running', transfers: 0, until: null, series: balanceSeries(now, ago(0), []) },
};
export const Stopped: Story = { args: { kind: 'stopped' } };
export const DoesNotAddUp: Story = {
  args: { series: balanceSeries(now + 5_000n, ago(0), changes) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('would have been 0.5000 A');
  },
};
export const Cut: Story = { args: { truncated: true } };
export const NoTransfers: Story = {
  args: { transfers: 0, until: null, series: balanceSeries(now, ago(0), []) },
};
export const Failed: Story = {
  args: {
    kind: 'failed',
    failure: { endpoint: 'https://history.example', message: timedOut },
  },
};
