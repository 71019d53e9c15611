import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { TokenListTable } from '#src/components/token/token-list-table.tsx';
import { TokenLookUp } from '#src/components/token/token-look-up.tsx';
import { hostile } from '../fixtures/hostile.ts';

const core = { contract: 'eosio.token', code: 'EOS' };

const meta = {
  title: 'token/TokenListTable',
  component: TokenListTable,
  args: {
    currency: 'USD',
    priced: true,
    own: [core],
    holders: () => '1,234',
    tokens: [
      {
        ...core,
        name: null,
        supply: parseAsset('1050000000.0000 EOS'),
        market: { price: 0.818, change: -5.7, volume: 332_690.44, cap: 11_080_000 },
      },
      {
        contract: 'tethertether',
        code: 'USDT',
        name: 'Tether',
        supply: parseAsset('85000000.0000 USDT'),
        market: { price: 1, change: 0.02, volume: null, cap: null },
      },
      { contract: 'mallory', code: 'EOS', name: hostile.markup, supply: null, market: null },
    ],
  },
} satisfies Meta<typeof TokenListTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const WithoutPrices: Story = {
  args: {
    priced: false,
    holders: undefined,
    tokens: meta.args.tokens.map((token) => ({ ...token, market: null })),
  },
};
export const DoubtfulPrice: Story = {
  args: {
    tokens: meta.args.tokens.map((token) => ({
      ...token,
      market: token.market && {
        ...token.market,
        ...(token.code === 'EOS' && {
          basis: {
            source: { contract: 'swap.defi', detail: 'EOS/USDT 12' },
            updated: null,
            doubts: ['dollar-assumed'],
          },
        }),
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const marks = await within(canvasElement).findAllByText('Dollar token counted as $1');
    await expect(marks[0]).toBeVisible();
  },
};
export const Hostile: Story = {
  args: { tokens: [{ ...meta.args.tokens[2]!, name: hostile.unbroken }] },
};

const opened = fn();
export const LookUp: Story = {
  render: () => <TokenLookUp onOpen={opened} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'nothing{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'EOS@eosio.token{Enter}');
    await expect(opened).toHaveBeenCalledWith(core);
  },
};
