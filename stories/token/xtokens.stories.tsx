import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseAsset } from '#src/chain/core/asset.ts';
import { XtokenTable } from '#src/components/token/xtoken-table.tsx';

const meta = {
  title: 'token/XtokenTable',
  component: XtokenTable,
  args: {
    contract: 'xtokens',
    prices: { currency: 'USD', prices: new Map([['xtokens:XBTC', 91_000]]) },
    tokens: [
      {
        supply: parseAsset('12.50000000 XBTC'),
        maxSupply: parseAsset('21000000.00000000 XBTC'),
        issuer: 'xtokens',
      },
      {
        supply: parseAsset('1000000.000000 XUSDC'),
        maxSupply: parseAsset('100000000000.000000 XUSDC'),
        issuer: 'xtokens',
      },
    ],
  },
} satisfies Meta<typeof XtokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {};
export const WithoutPrices: Story = { args: { prices: null } };
