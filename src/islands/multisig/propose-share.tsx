import { useEffect, useState } from 'react';
import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';
import { isName } from '#src/chain/core/name.ts';
import { actionText } from '#src/chain/model/signing/queued-action.ts';
import { readLevels } from '#src/chain/model/proposal/propose-check.ts';
import type { TypedProposal } from '#src/components/multisig/propose-form.tsx';
import { clockNow } from '#src/components/ui/clock.ts';
import { type NewProposal, packedProposal } from '#src/stores/multisig/multisig-propose.ts';
import { ShareButton } from '../wallet/share-button.tsx';

const PAUSE_MS = 400;
const DAY_MS = 86_400_000;

interface ProposeShareProps {
  proposer: PermissionLevel;
  typed: TypedProposal;
  actions: readonly Action[];
  approvers: readonly PermissionLevel[];
  /** The queue is too long for a link. */
  isTooLong: boolean;
}

/** The form and its queue as a link, and the proposal as a signing request. */
export function ProposeShare({ proposer, isTooLong, ...form }: ProposeShareProps) {
  const proposal = newProposal(proposer, form);
  const action = usePacked(proposal);
  return (
    <ShareButton user={proposer} actions={action && [action]} {...(isTooLong && { link: null })} />
  );
}

type ProposalInput = Omit<NewProposal, 'expiration'> & { readonly days: number };

/** Null if the values cannot be proposed. */
function newProposal(
  proposer: PermissionLevel,
  { typed, actions, approvers }: Pick<ProposeShareProps, 'typed' | 'actions' | 'approvers'>,
): ProposalInput | null {
  const { name, days, hours } = typed;
  const requested = readLevels(typed.requested) ?? approvers;
  const delaySeconds = Number(hours) * 3_600;
  const isSound = isName(name) && Number(days) >= 1 && delaySeconds >= 0;
  if (!isSound || requested.length === 0 || actions.length === 0) return null;
  return { proposer, name, days: Number(days), delaySeconds, requested, actions };
}

/** The action of the present values, once they have not changed for a moment. */
function usePacked(input: ProposalInput | null): Action | null {
  const text = input && actionText(input);
  const [made, setMade] = useState<{ of: string; action: Action | null } | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const { days, ...rest } = JSON.parse(text) as ProposalInput;
      void packedProposal({ ...rest, expiration: clockNow() + days * DAY_MS })
        .catch(() => null)
        .then((packed) => {
          const action = packed?.kind === 'packed' ? packed.action : null;
          if (isCurrent) setMade({ of: text, action });
        });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return made && made.of === text ? made.action : null;
}
