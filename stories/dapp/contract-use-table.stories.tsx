import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { ContractUseTable } from '#src/components/dapp/contract-use-table.tsx';

const meta = {
  title: 'dapp/ContractUseTable',
  component: ContractUseTable,
  args: {
    contracts: [
      {
        contract: 'eosio.token',
        actions: 214,
        names: ['transfer', 'open', 'close', 'retire'],
        accounts: 61,
      },
      { contract: 'm.federation', actions: 80, names: ['mine'], accounts: 34 },
      { contract: 'atomicassets', actions: 3, names: ['mintasset'], accounts: 1 },
    ],
    nameOf: (contract) => (contract === 'm.federation' ? 'Alien Worlds' : undefined),
    code: () => '2 d ago',
  },
} satisfies Meta<typeof ContractUseTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = {
  args: {
    contracts: Array.from({ length: 300 }, (_, index) => ({
      contract: nameFromBigint(2n ** 63n + BigInt(index)),
      actions: 300 - index,
      names: ['transfer'],
      accounts: 1,
    })),
  },
};
