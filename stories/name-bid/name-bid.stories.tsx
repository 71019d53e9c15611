import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import type { NameBid } from '#src/chain/model/name-bid/name-bid.ts';
import { BidTable } from '#src/components/name-bid/bid-table.tsx';
import { NextClosingFacts } from '#src/components/name-bid/next-closing.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago, day, hour } from '../fixtures/time.ts';
import { timedOut } from '../fixtures/failures.ts';

const gold: NameBid = {
  name: 'gold',
  bidder: 'dave',
  units: 2_000_000n,
  closed: false,
  bidAt: ago(5 * hour),
};
const bids: readonly NameBid[] = [
  gold,
  { name: 'wallet', bidder: 'judy', units: 150_000n, closed: false, bidAt: ago(3 * day) },
  { name: 'b', bidder: 'erin', units: 1n, closed: false, bidAt: ago(400 * day) },
  { name: 'silver', bidder: 'bob', units: 61_100_000_000n, closed: true, bidAt: ago(30 * day) },
];
const symbol = { code: 'EOS', precision: 4 };

const meta = {
  title: 'name-bid/BidTable',
  component: BidTable,
  args: { caption: 'Open', bids, symbol, next: 'gold', bidPath: ({ name }) => `#${name}` },
} satisfies Meta<typeof BidTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Closes next')).toBeVisible();
    await expect(canvas.getByText('Claimable')).toBeVisible();
    // A sold name has no next bid.
    await expect(canvas.getAllByRole('link', { name: /^Bid for/ })).toHaveLength(3);
  },
};
export const Hostile: Story = {
  args: { bids: [{ ...gold, name: hostile.markup, bidder: hostile.unbroken }] },
};
export const Long: Story = {
  args: {
    bids: Array.from({ length: 500 }, (_, index) => ({
      ...gold,
      name: `name${'abcdefghij'[index % 10]}${'abcdefghij'[Math.floor(index / 10) % 10]}${Math.floor(index / 100) + 1}`,
      units: BigInt(10_000_000 - index * 1_000),
    })),
  },
};

const closing = { bid: gold, at: ago(-19 * hour) };
const section = (children: ReactNode) => (
  <Section title="Next auction to close">{children}</Section>
);

export const Next: Story = {
  render: () => section(<NextClosingFacts closing={closing} symbol={symbol} />),
};
export const NextRTL: Story = { ...Next, globals: { locale: 'ar' } };
export const NextIsDue: Story = {
  render: () =>
    section(<NextClosingFacts closing={{ bid: gold, at: ago(hour) }} symbol={symbol} />),
};
export const NextLoading: Story = {
  render: () => section(<NextClosingFacts closing={null} symbol={symbol} />),
};
const words = { title: 'No open auction', text: 'Bids for names are listed here.' };
export const NextEmpty: Story = {
  render: () =>
    section(
      <StateView state={{ kind: 'empty' }} empty={words}>
        {() => null}
      </StateView>,
    ),
};
const failure = { endpoint: 'https://eos.example', message: timedOut };
export const NextFailed: Story = {
  render: () =>
    section(
      <StateView state={{ kind: 'failed', failure }} onRetry={() => undefined}>
        {() => null}
      </StateView>,
    ),
};
