import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { SwapForm } from '#src/components/transfer/swap-form.tsx';

const legacy = { code: 'EOS', precision: 4 };
const core = { code: 'A', precision: 4 };

const meta = {
  title: 'transfer/SwapForm',
  component: SwapForm,
  args: {
    from: 'alice',
    pays: legacy,
    gets: core,
    onTurn: fn(),
    balance: parseAsset('120.5000 EOS'),
    lacksRam: 0,
    firstSpending: false,
    existence: () => 'exists',
    refuses: (name) => name === 'exchange1111',
    isExchange: (name) => name === 'exchange1111',
    onReceiver: fn(),
    initial: { to: 'alice', amount: '12.5', memo: '' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof SwapForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You get')).toBeVisible();
    await expect(canvas.queryByLabelText('Memo')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'A to EOS' }));
    await expect(args.onTurn).toHaveBeenCalledWith(core);
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ to: 'alice', amount: '12.5', memo: '' });
  },
};

export const Back: Story = {
  args: { pays: core, gets: legacy, balance: parseAsset('3.0000 A'), firstSpending: true },
};

export const LacksRam: Story = { args: { ...Back.args, lacksRam: 97 } };

export const ToAnother: Story = {
  args: { initial: { to: 'bob', amount: '1', memo: 'rent' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('bob gets')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ to: 'bob', amount: '1', memo: 'rent' });
  },
};

export const Refused: Story = {
  args: { initial: { to: 'exchange1111', amount: '1', memo: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    const refusal = 'This account refuses swapped tokens. Swap for yourself, then transfer.';
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooMuch: Story = {
  args: { initial: { to: 'alice', amount: '500', memo: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await expect(await canvas.findByText('This exceeds the available balance.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const BalanceUnknown: Story = { args: { balance: null } };
