import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { FioPayee } from '#src/chain/model/fio/fio-payee.ts';
import { FioTransferForm } from '#src/components/fio/fio-transfer-form.tsx';

const publicKey = 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const payees: Readonly<Record<string, FioPayee>> = {
  'bob@edge': { kind: 'payee', publicKey, account: 'piymy2krqddi' },
  'me@edge': { kind: 'payee', publicKey, account: 'ots5vplclrfi' },
  'carol@edge': { kind: 'no-key' },
  'nobody@edge': { kind: 'nobody' },
};

const meta = {
  title: 'fio/FioTransferForm',
  component: FioTransferForm,
  args: {
    from: 'ots5vplclrfi',
    fee: parseAsset('0.120000000 FIO'),
    available: parseAsset('10.000000000 FIO'),
    initial: { to: '', amount: '' },
    findPayee: fn((typed: string) => Promise.resolve(payees[typed] ?? null)),
    isKnown: (): boolean => true,
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof FioTransferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { to: 'bob@edge', amount: '1.5' };

export const Default: Story = {};
export const Filled: Story = { args: { initial: filled } };
export const Dark: Story = { args: { initial: filled }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { initial: filled }, globals: { locale: 'ar' } };
export const Phone: Story = {
  args: { initial: filled },
  globals: { viewport: { value: 'mobile1' } },
};
export const BalanceUnknown: Story = { args: { available: null } };
export const NothingLeft: Story = { args: { available: parseAsset('0.010000000 FIO') } };
export const Pending: Story = { args: { initial: filled, pending: true } };
export const NewAccount: Story = {
  args: { initial: filled, isKnown: () => false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the transfer creates its account/)).toBeVisible();
  },
};
export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('To'), ' bob@edge ');
    await userEvent.type(canvas.getByLabelText('Amount'), '0.100000001{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ publicKey, amount: 100_000_001n }),
    );
  },
};

/** What is said of a payee and an amount that cannot be. */
const refused = (to: string, amount: string, ...sentences: RegExp[]): Story => ({
  args: { initial: { to, amount } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    for (const sentence of sentences) await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NotAPayee = refused('bob', '0', /Enter a FIO public key/, /above zero/);
export const UnknownAddress = refused(
  'nobody@edge',
  '9.88',
  /No FIO address or account has this name/,
);
export const NoKey = refused(
  'carol@edge',
  '9.880000001',
  /has no FIO key/,
  /balance after the fee/,
);
export const NoResponse = refused('silent@edge', '1', /no node responded/);
export const Oneself = refused('me@edge', '0.0000000001', /your own/, /At most 9 decimals/);
