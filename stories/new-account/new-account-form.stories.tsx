import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { NewAccountForm } from '#src/components/new-account/new-account-form.tsx';

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const liquid = parseAsset('120.5000 EOS');
const initial = {
  name: '',
  owner: '',
  active: '',
  ram: '4096',
  cpu: '0.1',
  net: '0.1',
  transfer: false,
};
const complete = { ...initial, name: 'newaccount12', owner: KEY };

const meta = {
  title: 'new-account/NewAccountForm',
  component: NewAccountForm,
  args: {
    creator: 'alice',
    kind: 'simple',
    bought: { ram: true, stake: true },
    symbol: liquid.symbol,
    liquid,
    market: { bytes: 62_656_849_725n, tokens: parseAsset('1096762.9136 EOS') },
    initial,
    existence: (name: string) => (name === 'takenaccount' ? 'exists' : 'missing'),
    won: ['won'],
    onName: fn(),
    bidHref: (name: string) => `/namebids?search=${name}`,
    chain: 'EOS',
    isSecure: true,
    generate: fn(),
    spell: (key) => key,
    onSubmit: fn(),
  },
} satisfies Meta<typeof NewAccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { initial: complete },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, active: KEY });
  },
};
export const BeforeLogIn: Story = {
  args: { creator: '', liquid: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Your account pays\./)).toBeVisible();
  },
};
export const Plain: Story = {
  args: { kind: 'plain', initial: complete },
  // The preview beside the form names what the action orders.
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Bytes ordered: 4,\d{3}\. .* at least 4,096 arrive\.$/),
    ).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, args: { kind: 'advanced' } };
export const RTL: Story = {
  globals: { locale: 'ar' },
  args: { kind: 'advanced', initial: complete },
};
export const Pending: Story = { args: { pending: true, initial: complete } };
export const Given: Story = {
  args: { bought: { ram: false, stake: false }, initial: complete },
};
export const PriceUnknown: Story = { args: { market: null, initial: complete } };
export const NotSecure: Story = { args: { isSecure: false } };

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(await canvas.findByText('Enter a name for the account.')).toBeVisible();
    await expect(canvas.getByText('Enter a public key, or generate one.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Taken: Story = {
  args: { initial: { ...complete, name: 'takenaccount' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This name is taken.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Auctioned: Story = {
  args: { initial: { ...complete, name: 'short' } },
  play: async ({ canvasElement }) => {
    const bid = within(canvasElement).getByRole('link', { name: 'Bid for this name' });
    await expect(bid).toHaveAttribute('href', '/namebids?search=short');
  },
};

export const WonName: Story = {
  args: { initial: { ...complete, name: 'won' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

export const TooLittle: Story = {
  args: {
    kind: 'advanced',
    initial: { ...complete, owner: 'alice@active', active: 'x', ram: '2999', cpu: '0.01' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    const ram = await canvas.findByText('A new account needs at least 3,000 bytes.');
    await expect(ram).toBeVisible();
    await expect(
      canvas.getByText('Enter at least 0.1000 EOS, or the account cannot send transactions.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Enter a public key, or an account and its permission: alice@active.'),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooPoor: Story = {
  args: { liquid: parseAsset('0.1000 EOS'), initial: complete },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(await canvas.findByText('This exceeds the available balance.')).toBeVisible();
  },
};
