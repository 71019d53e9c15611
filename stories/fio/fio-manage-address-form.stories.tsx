import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { ManageAddressForm } from '#src/components/fio/manage/manage-address-form.tsx';
import { beforeLogIn, logIn } from '../fixtures/before-log-in.tsx';

const publicKey = 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const link = { chain: 'BTC', token: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
const row = {
  id: '1',
  name: 'bob@edge',
  domain: 'edge',
  owner: 'ots5vplclrfi',
  addresses: [link],
  bundledLeft: 98,
};
const spent = { ...row, id: '2', name: 'spent@edge', addresses: [], bundledLeft: 0 };
const blank = { name: '', task: 'map', chain: '', token: '', public: '', sets: '1', to: '' };

const meta = {
  title: 'fio/ManageAddressForm',
  component: ManageAddressForm,
  args: {
    actor: 'ots5vplclrfi',
    addresses: [row, spent],
    feeOf: (_, sets) => parseAsset(`${sets * 2}.000000000 FIO`),
    available: parseAsset('10.000000000 FIO'),
    initial: blank,
    findPayee: fn((typed: string) =>
      Promise.resolve(
        typed === 'bob@edge'
          ? ({ kind: 'payee', publicKey, account: 'ots5vplclrfi' } as const)
          : ({ kind: 'payee', publicKey, account: 'piymy2krqddi' } as const),
      ),
    ),
    pending: false,
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ManageAddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mapping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Map address' }));
    await expect(await canvas.findByText(/Enter the code of a chain/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Chain'), 'eth');
    await userEvent.type(canvas.getByLabelText('Public address'), '0x5aAe{Enter}');
    const mapped = { chain: 'ETH', token: 'ETH', address: '0x5aAe' };
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ task: 'map', name: 'bob@edge', link: mapped }),
    );
  },
};
export const MappingWithAFee: Story = { args: { initial: { ...blank, name: 'spent@edge' } } };
export const Removing: Story = {
  args: { initial: { ...blank, task: 'unmap' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove address' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ task: 'unmap', name: 'bob@edge', link }),
    );
  },
};
export const NothingToRemove: Story = {
  args: { initial: { ...blank, name: 'spent@edge', task: 'unmap' } },
};
export const Bundles: Story = {
  args: { initial: { ...blank, task: 'bundles', sets: '3' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('398')).toBeVisible();
  },
};
export const BundlesNotCovered: Story = {
  args: { initial: { ...blank, task: 'bundles', sets: '6' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy bundles' })).toBeDisabled();
  },
};
export const Transfer: Story = {
  args: { initial: { ...blank, task: 'transfer', to: 'carol@edge' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'piymy2krqddi' })).toBeVisible();
  },
};
export const TransferToSelf: Story = {
  args: { initial: { ...blank, task: 'transfer', to: 'bob@edge' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer address' }));
    await expect(await canvas.findByText('This is your own key.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { pending: true } };

/** Before a log-in: the tasks and their fees, without addresses. */
export const BeforeLogIn: Story = {
  args: { actor: '', addresses: [], available: null },
  decorators: [beforeLogIn],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Action'), 'bundles');
    await expect(canvas.getByText('Maximum fee')).toBeVisible();
    await expect(args.onValid).not.toHaveBeenCalledWith(expect.objectContaining({ sets: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: /^Log in to/ }));
    await expect(logIn).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
