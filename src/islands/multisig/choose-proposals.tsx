import { useState } from 'react';
import type { ProposalRow } from '#src/chain/client/proposal/proposal-list.ts';
import type { ManyAct } from '#src/chain/model/proposal/many.ts';
import { type ErrorWords, errorWords } from '#src/chain/sign/session/error-message.ts';
import { type LeftOut, ProposalChoice } from '#src/components/multisig/proposal-choice.tsx';
import type { ProposalId } from '#src/chain/actions/multisig.ts';
import { manyApprovals } from '#src/stores/multisig/many-approvals.ts';
import { refreshProposals } from '#src/stores/multisig/proposals.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';

interface ChooseProposalsProps {
  caption: string;
  rows: readonly ProposalRow[];
  act: ManyAct;
}

/** Approves several proposals in one transaction, or revokes the user's approvals of them. */
export function ChooseProposals({ caption, rows, act }: ChooseProposalsProps) {
  const user = useUser();
  const isSigning = useSigningStage() !== null;
  const [isReading, setReading] = useState(false);
  const [left, setLeft] = useState<readonly LeftOut[]>([]);
  const [problem, setProblem] = useState<ErrorWords>();
  if (!user) return null;
  const { actor, permission } = user;
  const send = async (chosen: readonly ProposalId[]) => {
    setReading(true);
    setLeft([]);
    setProblem(undefined);
    const made = await manyApprovals(chosen, act, { actor, permission }).catch(
      (error: unknown) => void setProblem(errorWords(error)),
    );
    setReading(false);
    if (!made) return;
    setLeft(made.left);
    if (made.left.length > 0) refreshProposals();
    if (made.actions.length === 0) return;
    await transact(made.actions, { again: () => void send(chosen) });
  };
  return (
    <ProposalChoice
      caption={caption}
      rows={rows}
      act={act}
      user={{ actor, permission }}
      pending={isSigning || isReading}
      left={left}
      problem={problem}
      onAct={(chosen) => void send(chosen)}
    />
  );
}
