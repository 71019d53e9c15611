import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PastTable } from '#src/components/multisig/past-table.tsx';
import { PayTemplate } from '#src/components/multisig/pay-template.tsx';
import { ProducerTemplate } from '#src/components/multisig/producer-template.tsx';
import { ProposalChoice } from '#src/components/multisig/proposal-choice.tsx';
import type { PastAct } from '#src/chain/model/proposal/proposal-history.ts';
import { approvals, openProposal } from '../fixtures/proposals.ts';
import { ago, day, hour } from '../fixtures/time.ts';
import { timedOut } from '../fixtures/failures.ts';

const user = { actor: 'bob', permission: 'active' };
const expiration = ago(-5 * day);
const rows = [
  { proposer: 'alice', name: 'payauditors1', expiration, approvals },
  { proposer: 'alice', name: 'paygardener1', expiration, approvals },
  { proposer: 'carol', name: 'otherlevel11', expiration, approvals: [] },
];

const meta = {
  title: 'multisig/Many',
  component: ProposalChoice,
  args: { caption: 'Waiting', rows, act: 'approve', user, pending: false, left: [], onAct: fn() },
} satisfies Meta<typeof ProposalChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approve: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Choose otherlevel11 by carol' }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 2' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose payauditors1 by alice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 1 proposal' }));
    await expect(args.onAct).toHaveBeenCalledWith([rows[1]]);
  },
};
export const Revoke: Story = { args: { act: 'unapprove', user: { ...user, actor: 'alice' } } };
export const LeftOut: Story = {
  args: {
    left: [
      { proposer: 'alice', name: 'payauditors1', problem: 'closed' },
      { proposer: 'alice', name: 'paygardener1', problem: 'expired' },
      { proposer: 'carol', name: 'otherlevel11', problem: 'not-requested' },
    ],
    problem: { message: timedOut, source: 'eos.example' },
  },
};

const acts: readonly PastAct[] = [
  'exec',
  'cancel',
  'approve',
  'unapprove',
  'propose',
  'invalidate',
];
const steps = acts.map((act, index) => ({
  act,
  proposer: act === 'invalidate' ? '' : 'alice',
  name: act === 'invalidate' ? '' : 'payauditors1',
  by: 'bob',
  at: ago(index * hour),
  transactionId: openProposal.hash,
  key: String(index),
}));
export const PastOfOne: Story = {
  render: () => <PastTable caption="History" steps={steps.slice(0, 2)} ofOne />,
};
export const Past: Story = { render: () => <PastTable caption="Ended" steps={steps} /> };
export const PastRTL: Story = { ...Past, globals: { locale: 'ar' } };

const symbol = { code: 'EOS', precision: 4 };
const token = { contract: 'eosio.token', symbol, balance: null };
export const Pay: Story = {
  render: () => <PayTemplate from="treasury1111" tokens={[token]} onAdd={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('To'), 'treasury1111');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the queue' }));
    await expect(canvas.getByText('Sender and receiver are the same.')).toBeVisible();
  },
};
export const Producer: Story = {
  render: () => (
    <ProducerTemplate
      isRegistered
      initial={{ key: '', url: 'https://producer.example', location: '276' }}
      onAdd={() => undefined}
    />
  ),
};
