import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ApprovalTable, AuthorityProgress } from '#src/components/multisig/authority-progress.tsx';
import { ProposalButtons } from '#src/components/multisig/proposal-buttons.tsx';
import { ProposalEndFacts, ProposalHeader } from '#src/components/multisig/proposal-header.tsx';
import { ProposalActions, ProposalNext } from '#src/components/multisig/proposal-next.tsx';
import { ProposalRaw } from '#src/components/multisig/proposal-raw.tsx';
import { ProposalTable } from '#src/components/multisig/proposal-table.tsx';
import { approvals, openProposal, progress, proposedActions } from '../fixtures/proposals.ts';
import { ago, day } from '../fixtures/time.ts';

const meta = {
  title: 'multisig/Proposal',
  component: ProposalHeader,
  args: { proposer: 'alice', name: 'payauditors1', open: openProposal },
} satisfies Meta<typeof ProposalHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = { actor: 'alice', permission: 'active' };
const shared = { user, requested: [], pending: false, onAct: () => undefined };

export const Waiting: Story = {};
export const Delayed: Story = {
  args: {
    open: {
      ...openProposal,
      status: 'delayed',
      delaySeconds: 259_200,
      earliestExecution: ago(-day),
    },
  },
};
export const Ready: Story = { args: { open: { ...openProposal, status: 'ready' } } };
export const Checking: Story = { args: { open: { ...openProposal, status: 'checking' } } };
export const Failing: Story = { args: { open: { ...openProposal, status: 'failing' } } };
export const Expired: Story = {
  args: {
    open: {
      ...openProposal,
      status: 'expired',
      expiration: ago(day),
      earliestExecution: ago(2 * day),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now')).toBeVisible();
    await expect(canvas.queryByText(/ago/)).toBeNull();
  },
};
export const Closed: Story = { args: { open: undefined } };

export const Actions: Story = {
  render: () => (
    <ProposalActions actions={proposedActions} system="eosio" tokenContract="eosio.token" />
  ),
};
export const ExecutedActions: Story = {
  render: () => (
    <ProposalActions
      actions={proposedActions}
      tense="happened"
      system="eosio"
      tokenContract="eosio.token"
    />
  ),
};
export const ContextFreeActions: Story = {
  render: () => (
    <ProposalActions
      contextFree
      actions={proposedActions.map((action) => ({ ...action, authorization: [] }))}
      system="eosio"
      tokenContract="eosio.token"
    />
  ),
};
export const NoActions: Story = {
  render: () => <ProposalActions actions={[]} system="eosio" tokenContract="eosio.token" />,
};
export const Approvals: Story = { render: () => <ApprovalTable approvals={approvals} /> };
export const NoApprovals: Story = { render: () => <ApprovalTable approvals={[]} /> };
export const Progress: Story = { render: () => <AuthorityProgress progress={progress} /> };
export const ProgressUnknown: Story = {
  render: () => <AuthorityProgress progress={progress.map((one) => ({ ...one, parts: null }))} />,
};

export const ApprovalsVoided: Story = {
  render: () => (
    <ApprovalTable approvals={approvals.map((one) => ({ ...one, voided: one.givenAt !== null }))} />
  ),
};

const holders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...user, actor: `holder${String(index)}` }));
const treasury = { actor: 'treasury1111', permission: 'active' };
const missing = { ...treasury, approvals: 1, weight: 1, from: [user, { ...user, actor: 'bob' }] };
export const MissingApprovals: Story = {
  render: () => <ProposalNext status="waiting" missing={[missing]} />,
};
export const MissingApprovalsRTL: Story = { ...MissingApprovals, globals: { locale: 'ar' } };
export const MissingWeight: Story = {
  render: () => (
    <ProposalNext
      status="waiting"
      missing={[
        { ...missing, approvals: null, weight: 3 },
        { ...missing, actor: 'board', approvals: null, weight: null },
        { ...missing, actor: 'nobodyasked', from: [] },
      ]}
    />
  ),
};
/** One that waits for nobody but itself. */
export const MissingOwn: Story = {
  render: () => (
    <ProposalNext
      status="waiting"
      missing={[{ ...user, approvals: null, weight: 1, from: [user] }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('alice@active has not approved yet.');
  },
};
/** Whole, in pages. */
export const MissingMany: Story = {
  render: () => (
    <ProposalNext
      status="waiting"
      missing={Array.from({ length: 60 }, (_, index) => ({
        ...missing,
        actor: `board${String(index)}`,
        from: index > 0 ? [user] : holders(70),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }));
    await expect(canvas.getByText(/holder69@active/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 10 more' }));
    await expect(canvas.getByText(/board59@active/)).toBeVisible();
  },
};
export const NothingMissing: Story = { render: () => <ProposalNext status="ready" missing={[]} /> };
export const WouldFail: Story = {
  render: () => (
    <ProposalNext
      status="failing"
      missing={[]}
      run={{
        kind: 'refused',
        endpoint: 'https://node.example',
        message: 'assertion failure with message: overdrawn balance',
      }}
    />
  ),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('the dry run on node.example failed');
    await expect(alert).toHaveTextContent('overdrawn balance');
  },
};
export const WaitsForItsDelay: Story = {
  render: () => <ProposalNext status="delayed" missing={[]} />,
};
export const TooLate: Story = { render: () => <ProposalNext status="expired" missing={[]} /> };
export const Raw: Story = {
  render: () => (
    <ProposalRaw
      raw={{ expiration: '2026-12-01T00:00:00', delay_sec: 0, actions: proposedActions }}
      packed={'9f3c51e2a77d0b1c4e5f6071'.repeat(20)}
    />
  ),
};

export const MayApprove: Story = {
  render: () => <ProposalButtons {...shared} acts={['approve', 'cancel']} />,
};
export const MayExecute: Story = {
  render: () => (
    <ProposalButtons {...shared} acts={['execute', 'unapprove', 'cancel', 'invalidate']} />
  ),
};
export const ExecutionFails: Story = {
  render: () => <ProposalButtons {...shared} acts={['execute', 'unapprove']} fails />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Execute anyway' })).toBeEnabled();
  },
};
export const ChangesControl: Story = {
  render: () => <ProposalButtons {...shared} acts={['approve', 'cancel']} changesControl />,
  play: async ({ canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel proposal' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /who controls an account/ }));
    await expect(approve).toBeEnabled();
  },
};
export const AnotherPermissionRequested: Story = {
  render: () => (
    <ProposalButtons {...shared} acts={[]} requested={[{ actor: 'alice', permission: 'owner' }]} />
  ),
};
export const NothingToDo: Story = { render: () => <ProposalButtons {...shared} acts={[]} /> };

const end = {
  payer: 'bob',
  publishedAt: ago(day),
  cancelled: false,
  transactionId: openProposal.hash,
};
export const Executed: Story = { render: () => <ProposalEndFacts end={end} /> };
export const Cancelled: Story = {
  render: () => <ProposalEndFacts end={{ ...end, cancelled: true }} />,
};

export const List: Story = {
  render: () => (
    <ProposalTable
      caption="Open proposals"
      rows={[
        { proposer: 'alice', name: 'payauditors1', expiration: ago(-5 * day), approvals },
        { proposer: 'bob', name: 'oldthing', expiration: ago(day), approvals: [] },
        { proposer: 'carol', name: 'donewith', expiration: null, approvals },
      ]}
    />
  ),
};
