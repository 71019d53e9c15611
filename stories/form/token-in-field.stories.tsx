import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { tokenChoices } from '#src/chain/model/token/token-choice.ts';
import { AmountField } from '#src/components/form/amount-field.tsx';
import { TokenInField } from '#src/components/form/token-in-field.tsx';

const core = { contract: 'eosio.token', symbol: { code: 'EOS', precision: 4 } };
const tokens = tokenChoices(
  [
    { contract: 'eosio.token', amount: parseAsset('12480.5075 EOS') },
    { contract: 'tethertether', amount: parseAsset('310.25 USDT') },
  ],
  core,
);

const meta = {
  title: 'form/TokenInField',
  component: TokenInField,
  args: { tokens, token: tokens[0]!, onSelect: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <AmountField label="Amount" unit={<Story />} available={tokens[0]!.balance} />
      </div>
    ),
  ],
} satisfies Meta<typeof TokenInField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CoreToken: Story = {
  async play({ canvas, args, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText('Token'), 'tethertether:USDT');
    await expect(args.onSelect).toHaveBeenCalledWith('tethertether:USDT');
  },
};

/** A token other than the first names its contract. */
export const OtherToken: Story = {
  args: { token: tokens[1]! },
  async play({ canvas }) {
    await expect(canvas.getByText('tethertether')).toBeVisible();
  },
};

export const OneToken: Story = {
  args: { tokens: [tokens[0]!] },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Token')).toBeNull();
  },
};
