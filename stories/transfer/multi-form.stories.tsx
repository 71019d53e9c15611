import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { MultiForm } from '#src/components/transfer/multi-form.tsx';

const balance = parseAsset('100.0000 EOS');
const token = { contract: 'eosio.token', symbol: balance.symbol, balance };

const meta = {
  title: 'transfer/MultiForm',
  component: MultiForm,
  args: {
    from: 'alice',
    tokens: [token],
    token,
    balance,
    existence: (name: string): Existence | null => (name === 'nosuchname12' ? 'missing' : null),
    isExchange: (name: string) => name === 'bigexchange1',
    onToken: fn(),
    onRecipient: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof MultiForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  { to: 'bob', amount: '1.5', memo: 'rent' },
  { to: 'carol', amount: '20', memo: '' },
];

export const Default: Story = {};
export const Dark: Story = { args: { initial: { rows } }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { initial: { rows } }, globals: { locale: 'ar' } };
export const Phone: Story = {
  args: { initial: { rows } },
  globals: { viewport: { value: 'mobile1' } },
};
export const WithoutMemo: Story = { args: { initial: { rows }, withoutMemo: true } };
export const Signing: Story = { args: { initial: { rows }, signing: true } };
export const ToAnExchange: Story = {
  args: { initial: { rows: [{ to: 'bigexchange1', amount: '1', memo: '' }] } },
};
export const Full: Story = {
  args: { initial: { rows: Array.from({ length: 20 }, () => rows[0]!) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a receiver' })).toBeDisabled();
    await expect(canvas.getByText(/20 receivers per transaction/)).toBeVisible();
  },
};

export const Sent: Story = {
  args: { initial: { rows } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rows }));
  },
};

export const ARowLeftBlank: Story = {
  args: { initial: { rows: [rows[0]!, { to: '', amount: '', memo: '' }] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rows: [rows[0]] }));
  },
};

export const AllRowsBlank: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    for (const field of canvas.getAllByRole('textbox', { name: 'To' }))
      await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: {
    initial: {
      rows: [
        { to: 'alice', amount: '1', memo: '' },
        { to: 'nosuchname12', amount: '0', memo: '' },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Sender and receiver are the same.')).toBeVisible();
    await expect(canvas.getByText('Account not found!')).toBeVisible();
    await expect(canvas.getByText('Enter an amount above zero.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const MoreThanThereIs: Story = {
  args: { initial: { rows: rows.map((row) => ({ ...row, amount: '60' })) } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The total exceeds the available balance.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
