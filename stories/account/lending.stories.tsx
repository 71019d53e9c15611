import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseAsset } from '#src/chain/core/asset.ts';
import { LendingTable } from '#src/components/account/lending-table.tsx';
import { Section } from '#src/components/ui/section.tsx';

const position = (lent: string, owed: string, contract = 'xtokens') => ({
  contract,
  lent: parseAsset(lent),
  owed: parseAsset(owed),
});
const positions = [
  position('0.10000000 XBTC', '0.00000000 XBTC'),
  position('0.0000 XPR', '20003.1214 XPR', 'eosio.token'),
];

const meta = {
  title: 'account/Loans',
  component: LendingTable,
  args: { lending: { positions, used: 0.4213 } },
  decorators: [
    (Part) => (
      <Section title="Loans">
        <Part />
      </Section>
    ),
  ],
} satisfies Meta<typeof LendingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = {};
export const NearTheLimit: Story = { args: { lending: { positions, used: 0.91 } } };
export const OverTheLimit: Story = { args: { lending: { positions, used: 1.02 } } };
export const NoPrices: Story = { args: { lending: { positions, used: null } } };
export const LentOnly: Story = {
  args: { lending: { positions: positions.slice(0, 1), used: null } },
};
