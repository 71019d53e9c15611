import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { tokenFlow } from '#src/chain/model/transaction/token-flow.ts';
import { TokenFlow } from '#src/components/transaction/flow/flow.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { partDocs } from '../part-docs.ts';
import { swapTrace } from '../fixtures/actions.ts';
import { hostile } from '../fixtures/hostile.ts';

let ordinal = 0;
const action = (
  name: string,
  data: Record<string, unknown>,
  account = 'eosio.token',
  inline: ActionTrace[] = [],
): ActionTrace => ({
  ...swapTrace,
  account,
  name,
  data,
  inline,
  ramDeltas: [],
  ordinal: ++ordinal,
});
const pay = (from: string, to: string, quantity: string, account?: string) =>
  action('transfer', { from, to, quantity, memo: '' }, account);
const system = (name: string, data: Record<string, unknown>, inline: ActionTrace[] = []) =>
  action(name, data, 'eosio', inline);
const flow = (...actions: ActionTrace[]) => tokenFlow(actions, eosioAccounts);

const sale = flow(
  system('sellram', { account: 'alice', bytes: 49_152 }, [
    pay('eosio.ram', 'alice', '0.7153 EOS'),
    pay('alice', 'eosio.ramfee', '0.0036 EOS'),
    pay('eosio.ramfee', 'eosio.rex', '0.0036 EOS'),
  ]),
);
const five = flow(
  pay('alice', 'marketplace1', '1500.0000 EOS'),
  pay('marketplace1', 'artistguild1', '1350.0000 EOS'),
  pay('marketplace1', 'mmmmmmmmmmmm', '75.0000 EOS'),
  pay('marketplace1', 'treasury1111', '75.0000 EOS'),
  pay('treasury1111', 'alice', '15.0000 EOS'),
);
const friend = (index: number) => `friend${'12345abcdefghijklmnopqrstuvwxyz'[index]}`;
const payout = flow(
  ...Array.from({ length: 31 }, (_, index) => pay('alice', friend(index), `${index + 1}.0000 EOS`)),
);

const meta = {
  title: 'transaction/TokenFlow',
  parameters: partDocs('TokenFlow'),
  component: TokenFlow,
  args: { flow: sale },
  render: (args) => (
    <Section title="Token flow">
      <TokenFlow {...args} />
    </Section>
  ),
} satisfies Meta<typeof TokenFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bought RAM is dashed, a fee is thin. */
export const Resource: Story = {};
export const TwoParties: Story = { args: { flow: flow(pay('alice', 'bob', '1234.5000 EOS')) } };
export const FiveParties: Story = { args: { flow: five } };
/** Names are never cut and never cover each other. */
export const FiveOnPhone: Story = {
  args: { flow: five },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22.375rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('.lanes a')].map((name) =>
      name.getBoundingClientRect(),
    );
    await expect(boxes).toHaveLength(5);
    const cover = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    const covered = boxes.some((one, index) =>
      boxes.slice(index + 1).some((other) => cover(one, other)),
    );
    await expect(covered).toBe(false);
  },
};
export const FiveRTL: Story = { args: { flow: five }, globals: { locale: 'ar' } };
export const ManyParties: Story = {
  args: { flow: payout },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show all 27 accounts/ }));
    await expect(canvas.getByText('friend1')).toBeVisible();
  },
};
export const ManyArrows: Story = {
  args: {
    flow: flow(
      ...Array.from({ length: 31 }, (_, index) =>
        index % 2 === 0 ? pay('alice', 'bob', '1.0000 EOS') : pay('bob', 'alice', '0.5000 EOS'),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 31' }));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(31);
  },
};
export const SeveralTokens: Story = {
  args: {
    flow: flow(
      pay('alice', 'dexcontract1', '10.0000 EOS'),
      pay('dexcontract1', 'alice', '7.654321 USDT', 'tethertether'),
      pay('dexcontract1', 'alice', '0.00000001 BTC', 'btc.ptokens'),
    ),
  },
};
/** A stranger's token with the core token's code names its contract. */
export const SameNameFromStranger: Story = {
  args: { flow: flow(pay('mallory', 'bob', '1000000.0000 EOS', 'fakefakefake')) },
};
export const IssuedRetiredStaked: Story = {
  args: {
    flow: flow(
      action('issue', { to: 'alice', quantity: '5.0000 ABC', memo: '' }, 'tokenissuer1'),
      action('retire', { quantity: '1.0000 ABC', memo: '' }, 'tokenissuer1'),
      system('delegatebw', {
        from: 'alice',
        receiver: 'bob',
        stake_net_quantity: '1.0000 EOS',
        stake_cpu_quantity: '2.0000 EOS',
      }),
      pay('alice', 'eosio.stake', '3.0000 EOS'),
    ),
  },
};
export const ToPublicKey: Story = {
  args: {
    flow: flow(
      action(
        'trnsfiopubky',
        {
          actor: 'alice',
          payee_public_key: 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
          amount: 1_500_000_000,
        },
        'fio.token',
      ),
    ),
    tokenContract: 'fio.token',
  },
};
export const Hostile: Story = {
  args: {
    flow: flow(
      pay('alice', hostile.markup, '1.0000 EOS'),
      pay('alice', hostile.override, '1.0000 EOS'),
      pay(hostile.unbroken, 'alice', '461168601842738790.3903 EOS', hostile.markup),
    ),
  },
};
