import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RequestTable } from '#src/components/fio/manage/request-table.tsx';
import { ago } from '../fixtures/time.ts';

const between = { payer: 'alice@pronghorn', payee: 'bob@edge' };

const meta = {
  title: 'fio/RequestTable',
  component: RequestTable,
  args: {
    side: 'received',
    pending: false,
    onClose: fn(),
    requests: [
      { ...between, id: '4', status: 'pending', requestedAt: ago(600) },
      { ...between, id: '3', status: 'cancelled', requestedAt: ago(7200) },
      { ...between, id: '2', status: 'rejected', requestedAt: ago(90_000) },
      { ...between, id: '1', status: 'paid', requestedAt: ago(900_000) },
    ],
  },
} satisfies Meta<typeof RequestTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pay bob@edge' })).toHaveAttribute(
      'href',
      '/wallet/transfer?to=bob%40edge',
    );
    await expect(canvas.getByRole('link', { name: 'Pay bob@edge' })).toHaveAccessibleDescription(
      /^A payment leaves its request “Pending”/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reject request 4' }));
    await expect(args.onClose).toHaveBeenCalledWith('4');
    await expect(canvas.getAllByRole('button', { name: /^Reject/ })).toHaveLength(1);
  },
};
export const Sent: Story = {
  args: { side: 'sent' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel request 4' }));
    await expect(args.onClose).toHaveBeenCalledWith('4');
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
    await expect(canvas.queryByText(/^A payment leaves/)).toBeNull();
  },
};
export const Signing: Story = { args: { pending: true } };
