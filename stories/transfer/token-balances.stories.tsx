import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { tokenChoices } from '#src/chain/model/token/token-choice.ts';
import { TokenBalances } from '#src/components/transfer/token-balances.tsx';

const balance = parseAsset('12480.5075 EOS');
const tokens = tokenChoices(
  [
    { contract: 'eosio.token', amount: parseAsset('12000.0000 EOS') },
    { contract: 'eosiotoken11', amount: parseAsset('1000000.0000 EOS') },
    { contract: 'tethertether', amount: parseAsset('310.25 USDT') },
  ],
  { contract: 'eosio.token', symbol: balance.symbol },
);

const meta = {
  title: 'transfer/TokenBalances',
  component: TokenBalances,
  args: { tokens, token: tokens[0]!, balance, onToken: fn() },
} satisfies Meta<typeof TokenBalances>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = canvas.getByRole('button', { name: /eosio\.token/ });
    await expect(sent).toHaveAttribute('aria-pressed', 'true');
    // What a node knows of it, not what a list said before.
    await expect(sent).toHaveTextContent('12,480.5075');
    await userEvent.click(canvas.getByRole('button', { name: /eosiotoken11/ }));
    await expect(args.onToken).toHaveBeenCalledWith('eosiotoken11:EOS');
  },
};
export const Unknown: Story = { args: { balance: null } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
