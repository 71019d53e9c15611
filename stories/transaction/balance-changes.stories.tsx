import type { Meta, StoryObj } from '@storybook/react-vite';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import {
  balanceChanges,
  type HolderChanges,
} from '#src/chain/model/transaction/balance-changes.ts';
import { BalanceChanges } from '#src/components/transaction/balance-changes.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { batch, swap } from '../fixtures/transactions.ts';

const of = (actions: typeof swap.actions): HolderChanges[] =>
  balanceChanges(actions, eosioAccounts);
const core = { code: 'EOS', precision: 4 };
const row = (units: bigint, staked = false, contract = 'eosio.token') => ({
  contract,
  staked,
  amount: { units, symbol: core },
});

const meta = {
  title: 'transaction/BalanceChanges',
  component: BalanceChanges,
  args: { holders: of(swap.actions) },
  render: (args) => (
    <Section title="Balance changes" flush>
      <BalanceChanges {...args} />
    </Section>
  ),
} satisfies Meta<typeof BalanceChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Many: Story = { args: { holders: of(batch.actions) } };
export const Staked: Story = {
  args: {
    holders: [
      { holder: 'alice', changes: [row(-30_000n), row(30_000n, true)] },
      { holder: 'eosio.stake', changes: [row(30_000n)] },
    ],
  },
};
export const SameNameFromStranger: Story = {
  args: { holders: [{ holder: 'bob', changes: [row(10n ** 18n, false, 'fakefakefake')] }] },
};
export const ToPublicKey: Story = {
  args: {
    holders: [
      {
        holder: 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
        changes: [row(15_000n)],
      },
    ],
  },
};
