import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { ManageDomainForm } from '#src/components/fio/manage/manage-domain-form.tsx';
import { beforeLogIn, logIn } from '../fixtures/before-log-in.tsx';

const publicKey = 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const now = Date.UTC(2026, 6, 1);
const edge = {
  id: '1',
  name: 'edge',
  owner: 'ots5vplclrfi',
  isPublic: false,
  expiresAt: Date.UTC(2027, 3, 2),
};
const old = { ...edge, id: '2', name: 'old', isPublic: true, expiresAt: Date.UTC(2026, 0, 1) };
const blank = { name: '', task: 'renew', to: '' };

const meta = {
  title: 'fio/ManageDomainForm',
  component: ManageDomainForm,
  args: {
    actor: 'ots5vplclrfi',
    domains: [edge, old],
    feeOf: () => parseAsset('40.000000000 FIO'),
    available: parseAsset('100.000000000 FIO'),
    initial: blank,
    findPayee: fn(() =>
      Promise.resolve({ kind: 'payee', publicKey, account: 'piymy2krqddi' } as const),
    ),
    now,
    pending: false,
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ManageDomainForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Renew: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew domain' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ task: 'renew', name: 'edge' }),
    );
  },
};
export const MakePublic: Story = {
  args: { initial: { ...blank, task: 'visibility' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make public' }));
    const order = { task: 'visibility', name: 'edge', isPublic: true };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(order));
  },
};
export const Transfer: Story = {
  args: { initial: { ...blank, task: 'transfer', to: 'carol@edge' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer domain' }));
    const order = { task: 'transfer', name: 'edge', publicKey };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(order));
  },
};
export const Expired: Story = {
  args: { initial: { ...blank, name: 'old', task: 'transfer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Renew it first');
    await expect(canvas.getByRole('button', { name: 'Transfer domain' })).toBeDisabled();
  },
};
export const FeeNotCovered: Story = { args: { available: parseAsset('1.000000000 FIO') } };
export const Pending: Story = { args: { pending: true } };

/** Before a log-in: the tasks and their fees, without domains. */
export const BeforeLogIn: Story = {
  args: { actor: '', domains: [], available: null },
  decorators: [beforeLogIn],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Maximum fee')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Log in to/ }));
    await expect(logIn).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
