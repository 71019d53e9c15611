import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { shortStakeRules } from '#src/chain/model/vote/xpr-stake.ts';
import { ClaimPanel } from '#src/components/staking/claim-panel.tsx';
import { LongStakeTable } from '#src/components/staking/long-stake-table.tsx';
import { OraclePrice } from '#src/components/staking/oracle-price.tsx';
import { ShortStakeState } from '#src/components/staking/short-stake-state.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { ago, day } from '../fixtures/time.ts';
import { beforeLogIn, logIn } from '../fixtures/before-log-in.tsx';

const xpr = (figure: string) => parseAsset(`${figure} XPR`);
const rewards = { label: 'Claimable rewards', value: <Amount amount={xpr('12.5000')} /> };

const meta = {
  title: 'staking/ClaimPanel',
  component: ClaimPanel,
  args: {
    facts: [rewards],
    lines: ['The rewards arrive in your balance, or are added to your stake.'],
    claims: [
      { label: 'Claim rewards', onClaim: fn() },
      { label: 'Claim and stake', onClaim: fn() },
    ],
  },
} satisfies Meta<typeof ClaimPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Claim and stake' }));
    await expect(args.claims[1]?.onClaim).toHaveBeenCalled();
    await expect(args.claims[0]?.onClaim).not.toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { pending: true } };

/** One claim a day: no button until then. */
export const Waiting: Story = {
  args: { nextAt: ago(-day / 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Next claim in')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Nothing: Story = {
  args: { blocked: 'No rewards to claim yet.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

const short = {
  owner: 'alice',
  staked: xpr('30000.0000'),
  claimable: xpr('12.5000'),
  qualified: true,
  claimedAt: ago(day),
  atStart: { staked: null, qualified: null },
};

export const State: Story = {
  render: () => (
    <ShortStakeState
      liquid={xpr('1000000.0000')}
      short={short}
      refund={{ amount: xpr('100.0000'), availableAt: ago(-3 * day) }}
      longTotal={xpr('5000.0000')}
      rules={shortStakeRules(null)}
    />
  ),
};
/** A refund that is due says so, not since when. */
export const StateRefundDue: Story = {
  render: () => (
    <ShortStakeState
      liquid={xpr('1000000.0000')}
      short={short}
      refund={{ amount: xpr('100.0000'), availableAt: ago(300 * day) }}
      longTotal={xpr('0.0000')}
      rules={shortStakeRules(null)}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/ago/)).toBeNull();
  },
};
export const StateTooFewVotes: Story = {
  render: () => (
    <ShortStakeState
      liquid={xpr('1.0000')}
      short={{ ...short, qualified: false }}
      refund={null}
      longTotal={xpr('0.0000')}
      rules={shortStakeRules(null)}
    />
  ),
};
export const StateEmpty: Story = {
  render: () => (
    <ShortStakeState
      liquid={xpr('0.0000')}
      short={null}
      refund={null}
      longTotal={xpr('0.0000')}
      rules={shortStakeRules(null)}
    />
  ),
};

const plan = { index: '0', days: 90, feed: '3', percent: 105, isOpen: true, pays: true };
const stake = {
  index: '7',
  account: 'alice',
  staked: xpr('2500.0000'),
  planIndex: '0',
  price: 4.7e-8,
  startedAt: ago(91 * day),
  endsAt: ago(day),
};
const onEnd = fn();

/** Ended, ended in a plan that does not pay now, and running ones. */
export const LongStakes: Story = {
  render: () => (
    <LongStakeTable
      stakes={[
        stake,
        { ...stake, index: '8', planIndex: '1' },
        { ...stake, index: '9', endsAt: ago(-day), staked: xpr('123456789.1234') },
        { ...stake, index: '10', planIndex: '99', endsAt: null },
      ]}
      plans={[plan, { ...plan, index: '1', days: 365, pays: false }]}
      onEnd={onEnd}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Claim/ }));
    await expect(onEnd).toHaveBeenCalledWith(stake, true);
    await userEvent.click(canvas.getByRole('button', { name: /^Return the stake/ }));
    await expect(onEnd).toHaveBeenLastCalledWith(expect.objectContaining({ index: '8' }), false);
    await expect(canvas.getAllByText('Locked')).toHaveLength(2);
  },
};

export const Prices: Story = {
  render: () => (
    <ul>
      {[0.00000004742473495, 1.5, 65_432.1, 0].map((price) => (
        <li key={price}>
          <OraclePrice price={price} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0.00000004742')).toBeVisible();
  },
};

/** Before a log-in: one button, which logs in. */
export const BeforeLogIn: Story = {
  args: { facts: [] },
  decorators: [beforeLogIn],
  play: async ({ canvas, args }) => {
    const [button, ...others] = canvas.getAllByRole('button');
    await expect(others).toHaveLength(0);
    await expect(button).toHaveTextContent('Log in to claim rewards');
    await userEvent.click(button!);
    await expect(logIn).toHaveBeenCalled();
    await expect(args.claims[0]?.onClaim).not.toHaveBeenCalled();
  },
};
