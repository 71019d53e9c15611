import { lazy, Suspense } from 'react';
import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';
import { approve, cancel, exec, invalidate, unapprove } from '#src/chain/actions/multisig.ts';
import { powerOf } from '#src/chain/model/permission/power-action.ts';
import {
  possibleActs,
  type ProposalAct,
  type ProposalStatus,
} from '#src/chain/model/proposal/proposal-progress.ts';
import { ProposalButtons } from '#src/components/multisig/proposal-buttons.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { type ProposalView, refreshProposals } from '#src/stores/multisig/proposals.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { WithLogin } from '../wallet/login.tsx';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';

const OwnApprovers = lazy(async () => ({
  default: (await import('./own-approvers.tsx')).OwnApprovers,
}));

/** The user's actions on a proposal, or a login button. */
export function ProposalActing(props: { proposal: ProposalView; status: ProposalStatus }) {
  const { proposal, status } = props;
  const user = useUser();
  const stage = useSigningStage();
  if (!user) return <LogInToAct />;
  const { accounts } = chainConfig();
  const level = { actor: user.actor, permission: user.permission };
  const act = async (what: ProposalAct) => {
    const again = () => void act(what);
    if (await transact([actionOf(what, proposal, level)], { again })) refreshProposals();
  };
  return (
    <ProposalButtons
      user={level}
      {...possibleActs(proposal, status, level)}
      pending={stage !== null}
      changesControl={proposal.actions.some((action) => powerOf(action, accounts) !== null)}
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
  const { screen } = useMessages();
  return (
    <Section title={text.act}>
      <div className="flex flex-wrap items-center gap-3">
        <WithLogin>
          {(open) => (
            <Button size="sm" onClick={open}>
              {screen.logIn}
            </Button>
          )}
        </WithLogin>
        <p className="text-muted">{text.logInToAct}</p>
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
