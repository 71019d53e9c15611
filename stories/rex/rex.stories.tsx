import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { defaultMaturity } from '#src/chain/model/rex/rex-maturity.ts';
import { ExpiringLoanTable } from '#src/components/rex/expiring-loan-table.tsx';
import { RexPoolFacts, RexPoolList } from '#src/components/rex/rex-pool-facts.tsx';
import { RexQueueTable } from '#src/components/rex/rex-queue-table.tsx';
import { ago, day } from '../fixtures/time.ts';

const pool = {
  version: 0,
  lent: parseAsset('79.1722 EOS'),
  unlent: parseAsset('88366.3432 EOS'),
  rent: parseAsset('20017.3248 EOS'),
  lendable: parseAsset('88445.5154 EOS'),
  rex: parseAsset('883997932.1876 REX'),
  namebidProceeds: parseAsset('0.0000 EOS'),
  loanCount: '4',
};

const meta = {
  title: 'rex/RexPool',
  component: RexPoolFacts,
  args: { pool, yearly: 0.0301 },
  render: (args) => (
    <div className="space-y-6">
      <RexPoolFacts {...args} />
      <RexPoolList pool={args.pool} maturity={defaultMaturity} />
    </div>
  ),
} satisfies Meta<typeof RexPoolFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pool: Story = {};
export const NothingLent: Story = {
  args: {
    yearly: 0,
    pool: {
      ...pool,
      lent: parseAsset('0.0000 EOS'),
      unlent: parseAsset('0.0000 EOS'),
      lendable: parseAsset('0.0000 EOS'),
      rex: parseAsset('0.0000 REX'),
    },
  },
};
export const AlmostAllRented: Story = {
  args: { pool: { ...pool, lent: parseAsset('88000.0000 EOS') } },
};
/** 21 days, new REX in savings, matured REX sold by itself. */
export const Staking: Story = {
  render: (args) => (
    <RexPoolList
      pool={args.pool}
      maturity={{ days: 21, sellsMatured: true, buysToSavings: true }}
    />
  ),
};

const order = {
  owner: 'alice',
  requested: parseAsset('1000000.0000 REX'),
  proceeds: parseAsset('0.0000 EOS'),
  orderedAt: ago(2 * day),
};
export const Queue: Story = {
  render: () => (
    <RexQueueTable
      orders={[
        { ...order, state: 'open' },
        { ...order, owner: 'bob', proceeds: parseAsset('100.0512 EOS'), state: 'closed' },
      ]}
    />
  ),
};

const loan = {
  kind: 'cpu' as const,
  number: '2',
  from: 'alice',
  receiver: 'bob',
  payment: parseAsset('12.0000 EOS'),
  balance: parseAsset('0.0000 EOS'),
  staked: parseAsset('52.7974 EOS'),
  expiresAt: Date.now() + 20 * day,
};
/** Until it is closed. */
export const LoanOver: Story = {
  render: () => <ExpiringLoanTable loans={[{ ...loan, expiresAt: ago(2 * day) }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.queryByText(/ago/)).toBeNull();
  },
};
export const Loans: Story = {
  render: () => (
    <ExpiringLoanTable loans={[loan, { ...loan, kind: 'net', number: '18446744073709551615' }]} />
  ),
};
