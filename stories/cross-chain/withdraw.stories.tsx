import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { bridgeCoins } from '#src/chain/model/cross-chain/bridge.ts';
import { DepositAddress } from '#src/components/cross-chain/deposit-address.tsx';
import { DepositTable } from '#src/components/cross-chain/deposit-table.tsx';
import { WithdrawalTable } from '#src/components/cross-chain/withdrawal-table.tsx';
import { WithdrawForm } from '#src/components/cross-chain/withdraw-form.tsx';
import { hostile } from '../fixtures/hostile.ts';

const [bitcoin] = bridgeCoins;
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const withdrawal = {
  id: '9001',
  status: 'pending',
  amount: '0.5',
  currency: 'BTC',
  created: '2026-07-01T12:00:00.000Z',
  withdrawalAddress: address,
  withdrawalHash: null,
};

const meta = {
  title: 'cross-chain/WithdrawForm',
  component: WithdrawForm,
  args: {
    coin: bitcoin,
    coins: bridgeCoins,
    onCoin: fn(),
    balance: parseAsset('0.75000000 XBTC'),
    fee: parseAsset('0.00021000 XBTC'),
    initial: { amount: '0.5', address },
    pending: false,
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof WithdrawForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    const order = { quantity: parseAsset('0.50000000 XBTC'), address };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(order));
  },
};
export const FeeUnknown: Story = {
  args: { fee: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
  },
};
export const BelowTheFee: Story = {
  args: { initial: { amount: '0.0001', address } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('The amount does not cover the fee.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongAddress: Story = {
  args: { initial: { amount: '0.5', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Enter a Bitcoin address.')).toBeVisible();
  },
};
export const Withdrawals: Story = {
  render: () => (
    <WithdrawalTable
      withdrawals={[
        withdrawal,
        { ...withdrawal, id: '2', status: 'processing' },
        { ...withdrawal, id: '3', status: 'success', withdrawalHash: 'ab'.repeat(32) },
        { ...withdrawal, id: '4', status: 'fail' },
        { ...withdrawal, id: '5', status: hostile.markup, created: null, withdrawalAddress: null },
      ]}
    />
  ),
};
export const Deposit: Story = {
  render: () => <DepositAddress account="alice" coin={bitcoin} address={address} memo="1337000" />,
};
export const Pending: Story = { args: { pending: true } };

const deposit = {
  index: 4n,
  amount: parseAsset('0.25000000 XBTC'),
  sourceId: 'b'.repeat(64),
  chain: 'bitcoin',
  status: 'processing',
  confirmations: 2,
  finishedBy: null,
};

export const Deposits: Story = {
  render: () => (
    <DepositTable
      deposits={[
        deposit,
        { ...deposit, index: 3n, status: 'success', confirmations: 6, finishedBy: 'c'.repeat(64) },
        {
          ...deposit,
          index: 2n,
          chain: hostile.unbroken,
          sourceId: hostile.markup,
          status: hostile.unbroken,
          confirmations: null,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing')).toBeInTheDocument();
    await expect(canvas.getByText('Done')).toBeInTheDocument();
  },
};
