import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { Registration } from '#src/chain/model/fio/registration.ts';
import { RegisterForm } from '#src/components/fio/manage/register-form.tsx';

const known: Readonly<Record<string, Registration>> = {
  'bob@edge': 'taken',
  'bob@nowhere': 'no-domain',
  'bob@old': 'expired',
  'bob@closed': 'private',
  'new@edge': 'free',
};

const meta = {
  title: 'fio/RegisterForm',
  component: RegisterForm,
  args: {
    kind: 'address',
    actor: 'ots5vplclrfi',
    fee: parseAsset('40.000000000 FIO'),
    available: parseAsset('100.000000000 FIO'),
    initial: { name: '' },
    lookUp: fn((name: string) => Promise.resolve(known[name] ?? null)),
    pending: false,
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfADomain: Story = { args: { kind: 'domain', initial: { name: 'edge' } } };
export const Free: Story = {
  args: { initial: { name: 'New@edge' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Not registered')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Address'), '{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('new@edge'));
  },
};
export const Taken: Story = {
  args: { initial: { name: 'bob@edge' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('This name is registered already.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register address' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Address')).toHaveValue('bob@edge');
  },
};
export const NoDomain: Story = {
  args: { initial: { name: 'bob@nowhere' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Register the domain nowhere' }),
    ).toHaveAttribute('href', '/wallet/register-domain?domain=nowhere');
  },
};
export const Expired: Story = { args: { initial: { name: 'bob@old' } } };
export const Private: Story = { args: { initial: { name: 'bob@closed' } } };
export const NoResponse: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Address'), 'silent@edge{Enter}');
    await expect(await canvas.findByText(/no node responded/)).toBeVisible();
  },
};
export const FeeNotCovered: Story = {
  args: { available: parseAsset('1.000000000 FIO') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Register address' })).toBeDisabled();
  },
};
export const Long: Story = { args: { initial: { name: `${'a'.repeat(58)}@edge` } } };
export const Pending: Story = { args: { pending: true } };
