import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AbsentToken } from '#src/components/transfer/absent-token.tsx';

const symbol = { code: 'EOS', precision: 4 };

const meta = {
  title: 'transfer/AbsentToken',
  component: AbsentToken,
  args: {
    state: 'everipediaiq:IQ',
    instead: { contract: 'eosio.token', symbol, balance: { units: 12_345_678n, symbol } },
    onInstead: fn(),
  },
} satisfies Meta<typeof AbsentToken>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onInstead).toHaveBeenCalledWith('eosio.token:EOS');
  },
};
/** An address may name anything. */
export const Long: Story = { args: { state: 'x'.repeat(300) } };
