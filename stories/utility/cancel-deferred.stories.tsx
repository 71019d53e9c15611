import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CancelForm } from '#src/components/utility/cancel-form.tsx';
import { DeferredList } from '#src/components/utility/deferred-list.tsx';
import { ago } from '../fixtures/time.ts';

const alice = { actor: 'alice', permission: 'active' };
const payment = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [alice],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'rent' },
  hexData: null,
};
const own = {
  id: 'ab'.repeat(32),
  sender: '',
  delayUntil: ago(-3_600_000),
  actions: [payment],
  canceledBy: alice,
};
const ofContract = { ...own, id: 'cd'.repeat(32), sender: 'guestbook', canceledBy: null };
const rows = [own, ofContract];
const onChoose = fn();

const meta = {
  title: 'utility/CancelDeferred',
  component: CancelForm,
  args: {
    initial: { id: '' },
    deferred: { rows, complete: true },
    pending: false,
    onChange: fn(),
    onValid: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CancelForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Cancel the transaction' });
    await userEvent.click(submit);
    await expect(canvas.getByText(/^Expected a transaction id/)).toBeVisible();
    const field = canvas.getByLabelText('Transaction id');
    await userEvent.type(field, own.id);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith(own.id);
  },
};
export const OfAContract: Story = {
  args: { initial: { id: ofContract.id } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^A contract scheduled it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the transaction' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NotYours: Story = {
  args: { initial: { id: 'ef'.repeat(32) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no deferred transaction with this id/)).toBeVisible();
  },
};
export const Pending: Story = { args: { initial: { id: own.id }, pending: true } };
export const RTL: Story = { args: { initial: { id: own.id } }, globals: { locale: 'ar' } };

const list = (change: object = {}): Story => ({
  render: () => (
    <DeferredList
      rows={rows}
      complete
      system="eosio"
      tokenContract="eosio.token"
      onChoose={onChoose}
      {...change}
    />
  ),
});
export const List: Story = {
  ...list(),
  play: async ({ canvas }) => {
    const [choose, ...others] = canvas.getAllByRole('button', { name: /^Choose/ });
    await expect(others).toEqual([]);
    if (choose) await userEvent.click(choose);
    await expect(onChoose).toHaveBeenCalledWith(own.id);
  },
};
export const ListDue: Story = {
  ...list({ rows: [{ ...own, delayUntil: ago(7_200_000) }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Runs now')).toBeVisible();
    await expect(canvas.queryByText(/ago/)).toBeNull();
  },
};
export const ListEmpty = list({ rows: [] });
export const ListInPart = list({ complete: false });
export const ListLong = list({
  rows: Array.from({ length: 60 }, (_, index) => ({ ...own, id: String(index).padStart(64, '0') })),
});
