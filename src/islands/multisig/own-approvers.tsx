import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { mayApprove } from '#src/chain/model/proposal/proposal-progress.ts';
import type { Approval } from '#src/chain/model/proposal/proposal.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';
import { switchUser } from '#src/stores/wallet/wallet-sessions.ts';
import { $user } from '#src/stores/wallet/wallet-state.ts';

/** The visitor's other accounts with a requested approval, to switch to. */
export function OwnApprovers({ approvals }: { approvals: readonly Approval[] }) {
  const text = useMultisigTexts();
  const { saved } = useStore($users);
  const user = useStore($user);
  useEffect(() => void loadUsers().catch(() => undefined), []);
  const ofThisChain = saved.filter(({ chain }) => chain === chainConfig().key);
  const others = mayApprove(ofThisChain, approvals).filter(
    ({ actor, permission }) => actor !== user?.actor || permission !== user.permission,
  );
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t pt-3">
      <p className="text-muted">{text.requestedFromYours}</p>
      {others.map((one) => (
        <Button
          key={`${one.actor}@${one.permission} ${one.wallet}`}
          size="sm"
          onClick={() => void switchUser(one)}
        >
          {text.switchTo(`${one.actor}@${one.permission}`)}
        </Button>
      ))}
    </div>
  );
}
