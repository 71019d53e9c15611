import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { TransferForm } from '#src/components/wallet/transfer-form.tsx';

const balance = parseAsset('12480.5075 EOS');

const meta = {
  title: 'wallet/TransferForm',
  component: TransferForm,
  args: { from: 'alice', symbol: balance.symbol, balance, onSubmit: fn(), onRecipient: fn() },
} satisfies Meta<typeof TransferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Pending: Story = {
  args: { pending: true, initial: { to: 'bob', amount: '1.0000', memo: 'rent' } },
};

export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('To'), 'bob');
    await userEvent.type(canvas.getByLabelText('Amount'), '12.5');
    await userEvent.type(canvas.getByLabelText('Memo'), 'rent');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ to: 'bob', amount: '12.5', memo: 'rent' });
    await expect(args.onRecipient).toHaveBeenCalledWith('bob');
  },
};

export const Error: Story = {
  args: { initial: { to: 'Not a name', amount: '1.23456', memo: 'x'.repeat(300) } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('This is not an account name.')).toBeVisible();
    await expect(canvas.getByText('At most 4 decimals.')).toBeVisible();
    await expect(canvas.getByText('300 bytes; at most 256 fit.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UnknownRecipient: Story = {
  args: {
    initial: { to: 'nosuchname12', amount: '1' },
    recipient: { name: 'nosuchname12', exists: false },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('There is no such account.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooMuch: Story = {
  args: { initial: { to: 'bob', amount: '12480.5076' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('This is more than is available.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ to: 'bob', amount: '12480.5075', memo: '' });
  },
};
