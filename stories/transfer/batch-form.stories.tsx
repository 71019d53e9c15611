import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { checkList, readList } from '#src/chain/model/token/batch-transfer.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { BatchForm } from '#src/components/transfer/batch-form.tsx';
import { hostile } from '../fixtures/hostile.ts';

const balance = parseAsset('100.0000 EOS');
const token = { contract: 'eosio.token', symbol: balance.symbol, balance };
const listOf = (rows: readonly (readonly string[])[]) =>
  checkList(readList(rows), {
    from: 'alice',
    symbol: token.symbol,
    isExchange: (name) => name === 'bigexchange1',
    exists: (name) => name !== 'nosuchname12',
  });
const good = [
  ['bob', '1.5', 'rent'],
  ['carol', '20'],
];

const meta = {
  title: 'transfer/BatchForm',
  component: BatchForm,
  args: {
    from: 'alice',
    tokens: [token],
    token,
    balance,
    text: '',
    list: [],
    existence: (): Existence | null => 'exists',
    onToken: fn(),
    onText: fn(),
    onFile: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof BatchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send the list' })).toBeDisabled();
    await expect(canvas.getByText('Enter a list or choose a file.')).toBeVisible();
  },
};
export const Unreadable: Story = { args: { refused: 'unreadable' } };
export const TooLongToRead: Story = {
  args: { text: 'bob, 1.5\ncarol, 20', refused: 'too-long' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Up to 1,000 transfers per list, one on each line/),
    ).toBeVisible();
    await expect(canvas.getByLabelText('List')).toHaveValue('bob, 1.5\ncarol, 20');
    await expect(canvas.getByRole('button', { name: 'Send the list' })).toBeDisabled();
  },
};
export const Ready: Story = {
  args: { text: 'bob, 1.5, rent\ncarol, 20', list: listOf(good) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the list' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { args: { list: listOf(good) }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { list: listOf(good) }, globals: { locale: 'ar' } };
export const Phone: Story = {
  args: { list: listOf(good) },
  globals: { viewport: { value: 'mobile1' } },
};
export const Checking: Story = { args: { list: listOf(good), existence: () => 'checking' } };
export const BeingRead: Story = { args: { list: listOf(good), reading: true } };
export const Signing: Story = { args: { list: listOf(good), signing: true } };
export const WithoutMemo: Story = { args: { list: listOf(good), withoutMemo: true } };

export const WithMistakes: Story = {
  args: {
    list: listOf([
      ['bob', '1'],
      ['nosuchname12', '1'],
      ['Bob', '1,000'],
      ['carol', ''],
      ['carol', '1 USDT'],
      ['bigexchange1', '2'],
      ['bob', '1'],
    ]),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send the list' })).toBeDisabled();
    await expect(canvas.getByText('Correct the lines with errors first.')).toBeVisible();
    await expect(canvas.getByText('Account not found!')).toBeVisible();
    await expect(canvas.getByText('Same transfer as in line 1.')).toBeVisible();
    await expect(canvas.getByText('Use bob')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Correct the names: 1' }));
    await expect(args.onText).toHaveBeenCalledWith(
      'bob,1\nnosuchname12,1\nbob,"1,000"\ncarol,\ncarol,1 USDT\nbigexchange1,2\nbob,1',
    );
  },
};
export const MoreThanThereIs: Story = {
  args: {
    list: listOf([
      ['bob', '60'],
      ['carol', '60'],
    ]),
  },
};
export const TooLong: Story = {
  args: { list: listOf(Array.from({ length: 1001 }, () => ['bob', '0.0001'])) },
};
export const Hostile: Story = {
  args: { list: listOf(Object.values(hostile).map((text) => [text, text, text])) },
};

export const ForProposals: Story = {
  args: { multisig: true, list: listOf(Array.from({ length: 45 }, () => ['bob', '1'])) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The other 25 stay here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Add lines 1 to 20/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
