import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { tokenChoices } from '#src/chain/model/token/token-choice.ts';
import { TransferForm } from '#src/components/transfer/transfer-form.tsx';

const balance = parseAsset('12480.5075 EOS');
const core = { contract: 'eosio.token', symbol: balance.symbol };
const tokens = tokenChoices(
  [
    { contract: 'eosio.token', amount: balance },
    { contract: 'tethertether', amount: parseAsset('310.25 USDT') },
    { contract: 'everipediaiq', amount: parseAsset('1000000.000 IQ') },
  ],
  core,
);
const token = tokens[0]!;

const meta = {
  title: 'transfer/TransferForm',
  component: TransferForm,
  args: {
    from: 'alice',
    tokens,
    token,
    balance,
    existence: (name: string): Existence | null => (name === 'nosuchname12' ? 'missing' : null),
    isExchange: (name: string) => name === 'bigexchange1',
    onToken: fn(),
    onRecipient: fn(),
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof TransferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPrice: Story = {
  args: {
    initial: { to: 'bob', amount: '12.5' },
    prices: { currency: 'USD', prices: new Map([['eosio.token:EOS', 0.778]]) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('≈ $9.72')).toBeVisible();
  },
};
export const DoubtfulPrice: Story = {
  args: {
    initial: { to: 'bob', amount: '12.5' },
    prices: {
      currency: 'USD',
      prices: new Map([['eosio.token:EOS', 0.778]]),
      basis: {
        source: { contract: 'swap.defi', detail: 'EOS/USDT 12' },
        updated: null,
        doubts: ['thin'],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Thin pool')).toBeVisible();
  },
};
export const OneToken: Story = { args: { tokens: [token] } };
export const BalanceUnknown: Story = { args: { balance: null } };
export const Signing: Story = {
  args: { signing: true, initial: { to: 'bob', amount: '1.0000', memo: 'rent' } },
};
export const Found: Story = { args: { initial: { to: 'bob' }, existence: () => 'exists' } };
export const Checking: Story = { args: { initial: { to: 'bob' }, existence: () => 'checking' } };
export const NotChecked: Story = { args: { initial: { to: 'bob' }, existence: () => 'unknown' } };

export const WithoutMemo: Story = {
  args: { withoutMemo: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Memo')).toBeNull();
  },
};

export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('To'), ' bob ');
    await userEvent.type(canvas.getByLabelText('Amount'), '12.5');
    await userEvent.type(canvas.getByLabelText('Memo'), 'rent');
    await waitFor(() => expect(args.onRecipient).toHaveBeenCalledWith('bob'));
    await waitFor(() =>
      expect(args.onValid).toHaveBeenLastCalledWith({ to: 'bob', amount: '12.5', memo: 'rent' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ to: 'bob', amount: '12.5', memo: 'rent' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({
      to: ' bob ',
      amount: '12.5',
      memo: 'rent',
    });
  },
};

export const Error: Story = {
  args: { initial: { to: 'Not a name', amount: '1.23456', memo: 'x'.repeat(300) } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Invalid account name.')).toBeVisible();
    await expect(canvas.getByText('At most 4 decimals.')).toBeVisible();
    await expect(canvas.getByText('300 bytes. The limit is 256.')).toBeVisible();
    await expect(args.onValid).toHaveBeenLastCalledWith(null);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UnknownRecipient: Story = {
  args: { initial: { to: 'nosuchname12', amount: '1' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Account not found!')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ExchangeWithoutMemo: Story = {
  args: { initial: { to: 'bigexchange1', amount: '1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/bigexchange1 is an exchange/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Memo'), '104422');
    await expect(canvas.queryByText(/is an exchange/)).toBeNull();
  },
};

export const TooMuch: Story = {
  args: { initial: { to: 'bob', amount: '12480.5076' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('This exceeds the available balance.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '25%' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('3120.1268');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('12480.5075');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
