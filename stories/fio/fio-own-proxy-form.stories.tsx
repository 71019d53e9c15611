import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { FioOwnProxyForm } from '#src/components/fio/fio-own-proxy-form.tsx';
import { beforeLogIn, logIn } from '../fixtures/before-log-in.tsx';

const addresses = [
  { name: 'bob@edge', bundledLeft: 98 },
  { name: 'spent@edge', bundledLeft: 0 },
];

const meta = {
  title: 'fio/FioOwnProxyForm',
  component: FioOwnProxyForm,
  args: {
    registers: true,
    isProxy: false,
    uses: null,
    addresses,
    address: addresses[0]!,
    fee: parseAsset('0.400000000 FIO'),
    pending: false,
    onAddress: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof FioOwnProxyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Maximum fee')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Your address'), 'spent@edge');
    await expect(args.onAddress).toHaveBeenCalledWith('spent@edge');
    await userEvent.click(canvas.getByRole('button', { name: 'Register as a proxy' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const WithAFee: Story = {
  args: { address: addresses[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maximum fee')).toBeVisible();
  },
};
export const NoAddress: Story = {
  args: { addresses: [], address: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Registered: Story = { args: { isProxy: true } };
export const VotesThroughAnother: Story = { args: { uses: 'azudosn5pujl' } };
export const Ending: Story = { args: { registers: false, isProxy: true } };
export const NoProxyToEnd: Story = { args: { registers: false } };
export const Pending: Story = { args: { pending: true } };

/** Before a log-in: what it does and costs. */
export const BeforeLogIn: Story = {
  args: { addresses: [], address: null },
  decorators: [beforeLogIn],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Maximum fee')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Log in to/ }));
    await expect(logIn).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
