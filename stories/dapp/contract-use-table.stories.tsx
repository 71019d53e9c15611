import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameFromBigint } from '#src/chain/core/name.ts';
import { ContractUseTable } from '#src/components/dapp/contract-use-table.tsx';

const meta = {
  title: 'dapp/ContractUseTable',
  component: ContractUseTable,
  args: {
    contracts: [
      { contract: 'eosio.token', actions: 214, accounts: 61 },
      { contract: 'm.federation', actions: 80, accounts: 34 },
      { contract: 'atomicassets', actions: 3, accounts: 1 },
    ],
  },
} satisfies Meta<typeof ContractUseTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RTL: Story = { globals: { locale: 'ar' } };
export const Long: Story = {
  args: {
    contracts: Array.from({ length: 300 }, (_, place) => ({
      contract: nameFromBigint(2n ** 63n + BigInt(place)),
      actions: 300 - place,
      accounts: 1,
    })),
  },
};
