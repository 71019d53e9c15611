import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { AccountList } from '#src/components/account/account-list.tsx';
import { KeyAccounts } from '#src/components/account/controlled-accounts.tsx';
import { GenesisFacts } from '#src/components/account/genesis-facts.tsx';
import { LongStakes } from '#src/components/account/long-stakes.tsx';
import { LoanTable, PowerupOrders } from '#src/components/account/powerup-orders.tsx';
import { RefundFacts } from '#src/components/account/refund-facts.tsx';
import { RexBuckets } from '#src/components/account/rex-buckets.tsx';
import { RexFacts } from '#src/components/account/rex-facts.tsx';
import { RamFacts } from '#src/components/account/resource-facts.tsx';
import { DelegationTable, ReceivedTotal, StakeSums } from '#src/components/account/stakes.tsx';
import { XprFacts } from '#src/components/account/xpr-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { ago, day, hour } from '../fixtures/time.ts';

const eos = (amount: string) => parseAsset(`${amount} EOS`);
const rex = (amount: string) => parseAsset(`${amount} REX`);
const xpr = (amount: string) => parseAsset(`${amount} XPR`);

/** Of a time that is over, a screen says what is due. */
const saysNoAge: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.queryByText(/ago/)).toBeNull();
};

const delegation = (from: string, to: string) => ({
  from,
  to,
  net: eos('1.0000'),
  cpu: eos('1250.5000'),
  total: eos('1251.5000'),
});

const meta = {
  title: 'account/Resource breakdown',
  component: DelegationTable,
  args: {
    caption: 'Staked to others',
    partner: 'to',
    rows: ['bob', 'carol', 'averylongname'].map((to) => delegation('alice', to)),
  },
  decorators: [
    (Part) => (
      <Section title="A part of the breakdown">
        <Part />
      </Section>
    ),
  ],
} satisfies Meta<typeof DelegationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StakedToOthers: Story = {};
export const StakedByOthers: Story = {
  args: { partner: 'from', rows: [delegation('whale', 'alice')] },
};
export const ManyStakes: Story = {
  args: {
    rows: Array.from({ length: 250 }, (_, n) => delegation('alice', `user${String(n)}`)),
  },
};

export const RefundOnItsWay: Story = {
  render: () => (
    <RefundFacts
      refund={{ cpu: eos('12.0000'), net: eos('0.5000'), availableAt: ago(-30 * hour) }}
    />
  ),
};
export const RefundToClaim: Story = {
  render: () => (
    <RefundFacts refund={{ cpu: eos('12.0000'), net: eos('0.5000'), availableAt: ago(hour) }} />
  ),
};

const pool = {
  lent: eos('40000.0000'),
  unlent: eos('60000.0000'),
  rent: eos('120.0000'),
  lendable: eos('100000.0000'),
  rex: rex('987654321.0000'),
  version: 0,
  namebidProceeds: eos('10.0000'),
  loanCount: '12',
};
const buckets = [
  { kind: 'not-yet-updated', maturesAt: ago(day), rex: rex('10.0000') },
  { kind: 'maturing', maturesAt: ago(-3 * day), rex: rex('2500.0000') },
  { kind: 'savings', maturesAt: 4_294_967_295_000, rex: rex('1000000.0000') },
] as const;
const balance = {
  owner: 'alice',
  voteStake: eos('101.5000'),
  buckets,
  rex: rex('1002510.0000'),
  matured: rex('0.0000'),
};
const order = { owner: 'alice', requested: rex('500.0000'), orderedAt: ago(hour) };

export const Rex: Story = {
  render: () => (
    <>
      <RexFacts
        holdings={{
          balance,
          pool,
          fund: { owner: 'alice', balance: eos('3.2500') },
          order: { ...order, proceeds: eos('0.0000'), state: 'open' },
        }}
      />
      <RexBuckets buckets={buckets} pool={pool} />
    </>
  ),
};
export const RexWithoutPrice: Story = {
  render: () => (
    <>
      <RexFacts
        holdings={{
          balance,
          pool: null,
          fund: null,
          order: { ...order, proceeds: eos('0.0506'), state: 'closed' },
        }}
      />
      <RexBuckets buckets={buckets} pool={null} />
    </>
  ),
};

const loan = {
  number: '1',
  from: 'alice',
  receiver: 'bob',
  payment: eos('1.0000'),
  balance: eos('0.0000'),
  staked: eos('312.0000'),
  expiresAt: ago(-12 * day),
};

export const Loans: Story = {
  render: () => (
    <LoanTable
      loans={[
        { ...loan, kind: 'cpu' },
        { ...loan, kind: 'net', number: '2', balance: eos('4.0000') },
      ]}
    />
  ),
};

/** A loan that is over says so, not since when. */
export const LoansOver: Story = {
  render: () => <LoanTable loans={[{ ...loan, kind: 'cpu', expiresAt: ago(40 * day) }]} />,
  play: saysNoAge,
};

const symbol = { code: 'EOS', precision: 4 };
const orders = [{ id: '7', cpu: 1_250_000n, net: 40_000n, expiresAt: ago(-20 * hour) }];

export const Powerup: Story = {
  render: () => (
    <PowerupOrders
      {...{ orders, symbol }}
      market={{
        cpu: { weight: 100_000_000_000n, utilization: 2_000_000_000n },
        net: { weight: 100_000_000_000n, utilization: 1_000_000n },
        days: 1,
        minFee: eos('0.0001'),
      }}
    />
  ),
};
export const PowerupOver: Story = {
  render: () => (
    <PowerupOrders
      orders={orders.map((one) => ({ ...one, expiresAt: ago(40 * day) }))}
      {...{ symbol }}
      market={null}
    />
  ),
  play: saysNoAge,
};
export const PowerupWithoutMarket: Story = {
  render: () => <PowerupOrders {...{ orders, symbol }} market={null} />,
};

export const Xpr: Story = {
  render: () => (
    <>
      <XprFacts
        short={{
          owner: 'alice',
          staked: xpr('25000.0000'),
          claimable: xpr('12.3456'),
          qualified: false,
          claimedAt: ago(2 * day),
          atStart: { staked: null, qualified: null },
        }}
        refund={{ amount: xpr('100.0000'), availableAt: ago(-5 * day) }}
        longTotal={xpr('50000.0000')}
        delegations={[{ to: 'bob', amount: xpr('1.0000') }]}
      />
      <LongStakes
        stakes={[
          {
            index: '0',
            account: 'alice',
            planIndex: '1',
            price: 5e-8,
            staked: xpr('50000.0000'),
            startedAt: ago(90 * day),
            endsAt: ago(-275 * day),
          },
          {
            index: null,
            account: 'alice',
            planIndex: '9',
            price: 0,
            staked: xpr('1.0000'),
            startedAt: ago(day),
            endsAt: null,
          },
        ]}
      />
    </>
  ),
};

export const WaxGenesis: Story = {
  render: () => (
    <GenesisFacts
      award={{
        awarded: parseAsset('12000.00000000 WAX'),
        unclaimed: parseAsset('3.14159265 WAX'),
        claimedAt: 0,
        countedAt: ago(3 * hour),
      }}
    />
  ),
};

export const Created: Story = {
  render: () => (
    <AccountList
      accounts={[
        { name: 'bob', time: ago(40 * day), transactionId: 'ab'.repeat(32) },
        { name: 'carol', time: ago(400 * day), transactionId: '' },
      ]}
    />
  ),
};

export const Controlled: Story = {
  render: () => (
    <KeyAccounts
      rows={[
        { account: 'bob', permission: 'active', weight: 1, threshold: 2 },
        { account: 'carol', permission: 'owner', weight: null, threshold: null },
      ]}
    />
  ),
};

const sum = (cpu: string, net: string, total: string) => ({
  cpu: eos(cpu),
  net: eos(net),
  total: eos(total),
});

export const StakesInTotal: Story = {
  render: () => (
    <>
      <StakeSums
        own={sum('100.0000', '10.0000', '110.0000')}
        others={sum('1250.5000', '1.0000', '1251.5000')}
        all={sum('1350.5000', '11.0000', '1361.5000')}
      />
      <ReceivedTotal cpu={eos('12.0000')} net={eos('0.5000')} />
    </>
  ),
};

const market = { price: eos('0.0164'), sale: eos('12.3456') };

export const Ram: Story = {
  render: () => <RamFacts used={1_843_201} quota={2_621_440} market={market} />,
};
export const RamWithoutMarket: Story = {
  render: () => <RamFacts used={3_050} quota={8_192} market={null} />,
};
export const RamGifted: Story = {
  render: () => (
    <RamFacts
      used={3_050}
      quota={12_288}
      gift={{ gifter: 'alice', bytes: 8_192n }}
      market={market}
    />
  ),
};
export const RamUnlimited: Story = {
  render: () => <RamFacts used={3_050} quota={-1} market={market} />,
};
