import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { ExchangeForm } from '#src/components/cross-chain/exchange-form.tsx';
import { NoService } from '#src/components/cross-chain/no-service.tsx';

const balance = parseAsset('1200.0000 XPR');
const token = { contract: 'eosio.token', symbol: balance.symbol, balance };
const quote = { success: true, qty: '3.086600', token: 'XUSDC', errormsg: null };

const meta = {
  title: 'cross-chain/ExchangeForm',
  component: ExchangeForm,
  args: {
    tokens: [token],
    token,
    onToken: fn(),
    balance,
    codes: ['XPR', 'XUSDC', 'XBTC'],
    quote: { kind: 'ready', value: quote },
    onRetry: fn(),
    host: 'swap.example',
    initial: { amount: '1000', targetToken: 'XUSDC' },
    pending: false,
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ExchangeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    const order = { quantity: parseAsset('1000.0000 XPR'), targetToken: 'XUSDC' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(order));
  },
};
export const Empty: Story = {
  args: { initial: { amount: '', targetToken: 'XUSDC' }, quote: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Quoting: Story = { args: { quote: { kind: 'loading' } } };
export const Refused: Story = {
  args: {
    quote: {
      kind: 'ready',
      value: { success: false, qty: null, token: null, errormsg: 'Amount is too small' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Amount is too small');
    await expect(canvas.getByRole('button', { name: 'Swap' })).toBeDisabled();
  },
};
export const Error: Story = {
  args: {
    quote: {
      kind: 'failed',
      failure: { endpoint: 'https://swap.example', message: 'no response' },
    },
  },
};
export const SameToken: Story = {
  args: { initial: { amount: '1000', targetToken: 'XPR' }, quote: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await expect(await canvas.findByText('Choose another token to receive.')).toBeVisible();
  },
};
export const Gone: Story = {
  render: () => <NoService chain="XPR Network" closed exchange="https://protonswap.com/swap" />,
};
export const NeverThere: Story = {
  render: () => <NoService chain="WAX" closed={false} exchange={null} />,
};
export const Pending: Story = { args: { pending: true } };
