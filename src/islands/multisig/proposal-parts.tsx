import { Suspense, useState } from 'react';
import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';
import { approve, cancel, exec, invalidate, unapprove } from '#src/chain/actions/multisig.ts';
import { sensitivePowerOf } from '#src/chain/model/permission/power-action.ts';
import { missingApprovals } from '#src/chain/model/proposal/proposal-missing.ts';
import {
  approvalProgress,
  possibleActs,
  type ProposalAct,
  proposalStatus,
  type ProposalStatus,
  statusAfterRun,
} from '#src/chain/model/proposal/proposal-progress.ts';
import { ApprovalTable, AuthorityProgress } from '#src/components/multisig/authority-progress.tsx';
import { ProposalButtons } from '#src/components/multisig/proposal-buttons.tsx';
import { ProposalHeader } from '#src/components/multisig/proposal-header.tsx';
import { ProposalActions, ProposalNext } from '#src/components/multisig/proposal-next.tsx';
import { ProposalRaw } from '#src/components/multisig/proposal-raw.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useClock } from '#src/components/ui/clock.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { recordEndedProposal } from '#src/stores/multisig/past-proposal.ts';
import { proposalRunStore } from '#src/stores/multisig/proposal-run.ts';
import type { ProposalView } from '#src/stores/multisig/proposals.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { WithLogin } from '../wallet/login.tsx';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';

const OwnApprovers = lazyPart(async () => (await import('./own-approvers.tsx')).OwnApprovers);

/** Rules and texts are loaded after the proposal. */
const ProposalWarnings = lazyPart(
  async () => (await import('./proposal-warnings.tsx')).ProposalWarnings,
);

/** No node could run it. */
const UNKNOWN = { kind: 'unknown' } as const;

/** An open proposal: its actions, approvals and possible actions. */
export function ProposalParts({ proposal }: { proposal: ProposalView }) {
  const { approvals, authorizations, authorities, delaySeconds, hash } = proposal;
  const [opened] = useState(hash);
  const text = useMultisigTexts();
  const approved = new Set(
    approvals
      .filter(({ state, voided }) => state === 'Approved' && !voided)
      .map(({ actor, permission }) => `${actor}@${permission}`),
  );
  const progress = authorizations.map((level) =>
    approvalProgress(level, authorities, approved, delaySeconds),
  );
  const statusAt = (now: number) => proposalStatus(proposal, proposal.expiration, progress, now);
  const approvedStatus = useClock<ProposalStatus>(statusAt, statusAt(0));
  const { system, token } = chainConfig().accounts;
  const { proposer, name } = proposal;
  const given = approvals
    .flatMap(({ actor, permission, givenAt, state }) =>
      state === 'Approved' ? `${actor}@${permission}:${givenAt}` : [],
    )
    .toSorted()
    .join();
  const { state } = useLoad(
    proposalRunStore,
    approvedStatus === 'ready' ? `${proposer}/${name}/${given}` : null,
  );
  const run = state.kind === 'loading' ? null : state.kind === 'ready' ? state.value : UNKNOWN;
  const status = statusAfterRun(approvedStatus, run);
  return (
    <div className="space-y-6">
      <ProposalHeader proposer={proposer} name={name} open={{ ...proposal, status }} />
      {opened !== hash && <Banner kind="error" title={text.replaced} />}
      <ProposalNext status={status} missing={missingApprovals(progress, approvals)} run={run} />
      {/* A tick is for the actions that were read. */}
      <ProposalActing key={hash} proposal={proposal} status={status} />
      <Suspense>
        <ProposalWarnings packed={proposal.packed} />
      </Suspense>
      <ProposalActions actions={proposal.actions} system={system} tokenContract={token} />
      {proposal.contextFree.length > 0 && (
        <ProposalActions
          contextFree
          actions={proposal.contextFree}
          system={system}
          tokenContract={token}
        />
      )}
      <div className="grid items-start gap-6 tablet:grid-cols-2">
        <ApprovalTable approvals={approvals} />
        <AuthorityProgress progress={progress} />
      </div>
      <ProposalRaw raw={proposal.raw} packed={proposal.packed} />
    </div>
  );
}

/** The user's actions on a proposal, or a login button. */
function ProposalActing(props: { proposal: ProposalView; status: ProposalStatus }) {
  const { proposal, status } = props;
  const user = useUser();
  const stage = useSigningStage();
  if (!user) return <LogInToAct />;
  const { accounts } = chainConfig();
  const level = { actor: user.actor, permission: user.permission };
  const act = async (what: ProposalAct) => {
    const again = () => void act(what);
    const isSent = await transact([actionOf(what, proposal, level)], { again });
    if (isSent && (what === 'execute' || what === 'cancel'))
      recordEndedProposal(proposal, { cancelled: what === 'cancel', by: user.actor });
  };
  return (
    <ProposalButtons
      user={level}
      {...possibleActs(proposal, status, level)}
      pending={stage !== null}
      fails={status === 'failing'}
      changesControl={[...proposal.contextFree, ...proposal.actions].some(
        (action) => sensitivePowerOf(action, accounts) !== null,
      )}
      onAct={(what) => void act(what)}
    >
      {status !== 'expired' && (
        <Suspense>
          <OwnApprovers approvals={proposal.approvals} />
        </Suspense>
      )}
    </ProposalButtons>
  );
}

function LogInToAct() {
  const text = useMultisigTexts();
  return (
    <Section title={text.act}>
      <div className="py-3">
        <WithLogin>
          {(open) => (
            <Button size="sm" onClick={open}>
              {text.logInToAct}
            </Button>
          )}
        </WithLogin>
      </div>
    </Section>
  );
}

function actionOf(
  what: ProposalAct,
  { proposer, name, hash }: ProposalView,
  by: PermissionLevel,
): Action {
  const id = { proposer, name };
  switch (what) {
    case 'approve':
      return approve(id, by, hash);
    case 'unapprove':
      return unapprove(id, by);
    case 'execute':
      return exec(id, by.actor, by.permission);
    case 'cancel':
      return cancel(id, by.actor, by.permission);
    case 'invalidate':
      return invalidate(by.actor, by.permission);
  }
}
