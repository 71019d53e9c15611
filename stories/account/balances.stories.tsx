import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceSummary } from '#src/components/account/balance-summary.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { TokenTable } from '#src/components/account/token-table.tsx';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { withSeparateStakes } from '#src/chain/model/account/with-separate-stakes.ts';
import { Section } from '#src/components/ui/section.tsx';
import { partDocs } from '../part-docs.ts';
import { alice, exhausted, systemAccount, tokens } from '../fixtures/accounts.ts';
import { ago } from '../fixtures/time.ts';

function Balances({ account }: { account: AccountView }) {
  return (
    <div className="max-w-page grid gap-4 md:grid-cols-2">
      <Section title="Balances">
        <BalanceSummary account={account} />
      </Section>
      <Section title="Resources">
        <ResourceBars
          account={account}
          forms={{
            stake: '/wallet/resources/stake',
            rent: '/wallet/powerup',
            ram: '/wallet/ram/buy',
          }}
        />
      </Section>
      <Section title="Tokens" className="md:col-span-2">
        <TokenTable tokens={tokens} prices={null} />
      </Section>
    </div>
  );
}

/** What an account owns: its balance in parts, its resources with the forms that change them, its tokens. */
const meta = {
  title: 'account/Balances',
  parameters: partDocs('ResourceBars', 'TokenTable'),
  subcomponents: { ResourceBars, TokenTable },
  component: Balances,
  args: { account: alice },
} satisfies Meta<typeof Balances>;

export default meta;
type Story = StoryObj<typeof meta>;

const eos = (units: bigint) => ({ ...alice.liquid, units });

export const Default: Story = {};
/** Stakes in contracts of the chain itself, as FIO and Proton have them. */
export const SeparateStakes: Story = {
  args: {
    account: withSeparateStakes(alice, {
      liquid: null,
      staked: eos(500_000n),
      forOthers: eos(120_000n),
      forTerm: eos(90_000n),
      locked: eos(30_000n),
      refund: eos(10_000n),
    }),
  },
};
export const OutOfCpu: Story = { args: { account: exhausted } };
export const Unlimited: Story = { args: { account: systemAccount } };
export const RefundDue: Story = {
  args: { account: { ...alice, refund: { ...alice.refund!, availableAt: ago(60_000) } } },
};
