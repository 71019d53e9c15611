import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { TokenPicker } from '#src/components/form/token-picker.tsx';

function held(contract: string, text: string): TokenChoice {
  const balance = parseAsset(text);
  return { contract, symbol: balance.symbol, balance };
}

const eos = held('eosio.token', '12480.5075 EOS');
/** A symbol is nobody's own: its contract stands beside it. */
const copy = held('eosiotoken11', '900000.0000 EOS');

const meta = {
  title: 'form/TokenPicker',
  component: TokenPicker,
  args: {
    tokens: [eos, copy, held('tethertether', '310.25 USDT')],
    value: tokenKey(eos),
    onSelect: fn(),
  },
} satisfies Meta<typeof TokenPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas }) => {
    const picker = canvas.getByLabelText('Token');
    await expect(picker).toHaveTextContent('EOS · eosiotoken11 · 900,000.0000');
    await userEvent.selectOptions(picker, tokenKey(copy));
    await expect(args.onSelect).toHaveBeenCalledWith('eosiotoken11:EOS');
  },
};
export const OnlyOne: Story = { args: { tokens: [eos] } };
export const BalanceUnknown: Story = { args: { tokens: [{ ...eos, balance: null }] } };
