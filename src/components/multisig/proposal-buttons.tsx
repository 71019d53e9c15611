import { type ReactNode, useState } from 'react';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import type { ProposalAct } from '#src/chain/model/proposal/proposal-progress.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { Section } from '../ui/section.tsx';
import { Levels } from './levels.tsx';

interface ProposalButtonsProps {
  user: PermissionLevel;
  /** What the user can do now. */
  acts: readonly ProposalAct[];
  /** Other permissions of the user's account with a pending approval. */
  requested: readonly PermissionLevel[];
  pending: boolean;
  /** A dry run of its execution failed, so that executing is not the main button. */
  fails?: boolean;
  /** Its actions change control of an account, so approving and executing need a confirmation. */
  changesControl?: boolean;
  onAct: (act: ProposalAct) => void;
  /** Options for the visitor's other accounts. */
  children?: ReactNode;
}

const AGREEMENT = 'rounded-sm bg-warning-soft px-3 py-2';
const INVALIDATE_HINT = 'invalidate-hint';

/** The user's actions on a proposal. */
export function ProposalButtons(props: ProposalButtonsProps) {
  const { user, acts, requested, pending, onAct, children } = props;
  const { fails = false, changesControl = false } = props;
  const text = useMultisigTexts();
  const [agreed, setAgreed] = useState(false);
  const [invalidates, setInvalidates] = useState(false);
  const isGated = (act: ProposalAct) => changesControl && (act === 'approve' || act === 'execute');
  const others = requested.map(({ actor, permission }) => `${actor}@${permission}`).join(', ');
  const labels: Record<ProposalAct, string> = {
    approve: text.approve,
    unapprove: text.unapprove,
    execute: fails ? text.executeAnyway : text.execute,
    cancel: text.cancel,
    invalidate: text.invalidate,
  };
  const main = acts.includes('execute') && !fails ? 'execute' : 'approve';
  return (
    <Section title={text.act} note={<Levels levels={[user]} />}>
      <div className="space-y-3">
        {acts.length === 0 && (
          <p className="text-muted">
            {requested.length > 0 ? text.requestedFrom(others) : text.nothingToDo}
          </p>
        )}
        {acts.some(isGated) && (
          <Checkbox
            className={AGREEMENT}
            label={text.agreeControl}
            checked={agreed}
            onCheck={setAgreed}
          />
        )}
        {acts.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {acts.map((act) => (
              <Button
                key={act}
                variant={act === main ? 'primary' : 'secondary'}
                disabled={
                  pending || (isGated(act) && !agreed) || (act === 'invalidate' && !invalidates)
                }
                aria-describedby={act === 'invalidate' ? INVALIDATE_HINT : undefined}
                onClick={() => onAct(act)}
              >
                {labels[act]}
              </Button>
            ))}
          </div>
        )}
        {acts.includes('approve') && <p className="text-xs text-muted">{text.boundTo}</p>}
        {acts.includes('invalidate') && (
          <div className="space-y-2">
            <p id={INVALIDATE_HINT} className="text-xs text-muted">
              {text.invalidateHint}
            </p>
            <Checkbox
              className={AGREEMENT}
              label={text.agreeInvalidate}
              checked={invalidates}
              onCheck={setInvalidates}
            />
          </div>
        )}
        {children}
      </div>
    </Section>
  );
}
