import type { ReactNode } from 'react';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import type { ProposalAct } from '#src/chain/model/proposal-acts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Levels } from './levels.tsx';

interface ProposalButtonsProps {
  user: PermissionLevel;
  /** What the user can do now. */
  acts: readonly ProposalAct[];
  /** Other permissions of the user's account that are asked and have not approved. */
  asked: readonly PermissionLevel[];
  pending: boolean;
  onAct: (act: ProposalAct) => void;
  /** What other accounts of the visitor can do. */
  children?: ReactNode;
}

/** What the one who is logged in can do with a proposal. */
export function ProposalButtons(props: ProposalButtonsProps) {
  const { user, acts, asked, pending, onAct, children } = props;
  const text = useMultisigTexts();
  const others = asked.map(({ actor, permission }) => `${actor}@${permission}`).join(', ');
  const labels: Record<ProposalAct, string> = {
    approve: text.approve,
    unapprove: text.unapprove,
    execute: text.execute,
    cancel: text.cancel,
    invalidate: text.invalidate,
  };
  const main = acts.includes('execute') ? 'execute' : 'approve';
  return (
    <Section title={text.act} note={<Levels levels={[user]} />}>
      <div className="space-y-3">
        {acts.length === 0 && (
          <p className="text-muted">
            {asked.length > 0 ? text.asksOther(others) : text.nothingToDo}
          </p>
        )}
        {acts.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {acts.map((act) => (
              <Button
                key={act}
                variant={act === main ? 'primary' : 'secondary'}
                disabled={pending}
                onClick={() => onAct(act)}
              >
                {labels[act]}
              </Button>
            ))}
          </div>
        )}
        {acts.includes('approve') && <p className="text-xs text-muted">{text.boundTo}</p>}
        {acts.includes('invalidate') && <p className="text-xs text-muted">{text.invalidateHint}</p>}
        {children}
      </div>
    </Section>
  );
}
