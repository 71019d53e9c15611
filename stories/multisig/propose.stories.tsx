import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ActionJsonForm } from '#src/components/multisig/action-json-form.tsx';
import { ModeStrip } from '#src/components/multisig/mode-strip.tsx';
import { ProposeForm } from '#src/components/multisig/propose-form.tsx';
import { QueueList } from '#src/components/multisig/queue-list.tsx';
import { RequestedList } from '#src/components/multisig/requested-list.tsx';
import { proposedTransfer } from '../fixtures/proposals.ts';

const user = { actor: 'alice', permission: 'active' };
const approvers = ['alice', 'bob', 'carol'].map((actor) => ({ actor, permission: 'active' }));
const nothing = () => undefined;

const meta = {
  title: 'multisig/Propose',
  component: ProposeForm,
  args: {
    user,
    existence: null,
    pending: false,
    nameTaken: null,
    approvers: { kind: 'ready', value: approvers },
    onExecutor: nothing,
    onSubmit: nothing,
  },
} satisfies Meta<typeof ProposeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Pending: Story = { args: { pending: true, existence: 'exists' } };
export const Refused: Story = {
  args: { problem: 'Action 1 does not match its ABI: Too many decimals', existence: 'missing' },
};
export const Resolving: Story = {
  args: { approvers: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Propose' })).toBeDisabled();
  },
};
/** Approvers of an account that was typed before are not requested. */
export const AnotherExecutor: Story = {
  args: { onExecutor: fn(), onSubmit: fn() },
  play: async ({ args, canvas }) => {
    const propose = canvas.getByRole('button', { name: 'Propose' });
    await userEvent.type(canvas.getByLabelText('Permission'), 'x{Enter}');
    await expect(propose).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(propose).toBeEnabled());
    await expect(args.onExecutor).toHaveBeenLastCalledWith({
      actor: 'alice',
      permission: 'activex',
    });
    await userEvent.click(propose);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

const queue = {
  executor: user,
  system: 'eosio',
  tokenContract: 'eosio.token',
  onChange: nothing,
  queue: ['1', '2', '3'].map((id) => ({ id, action: proposedTransfer })),
};
export const Queue: Story = { render: () => <QueueList {...queue} /> };
export const NothingQueued: Story = { render: () => <QueueList {...queue} queue={[]} /> };
export const Json: Story = {
  render: () => <ActionJsonForm initial="{}" label="Add" onSave={nothing} onCancel={nothing} />,
};
export const NoApproversFound: Story = {
  render: () => (
    <RequestedList
      resolved={{ kind: 'failed', failure: { endpoint: null, message: 'no answer' } }}
      changed={null}
      error="Request at least one approval."
      onChange={nothing}
    />
  ),
};
export const Changed: Story = {
  render: () => (
    <RequestedList resolved={{ kind: 'loading' }} changed={approvers} onChange={nothing} />
  ),
};
export const Strip: Story = { render: () => <ModeStrip count={3} onTurnOff={nothing} /> };
