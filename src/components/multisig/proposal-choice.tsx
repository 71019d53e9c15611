import { type ReactNode, useState } from 'react';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import {
  type ManyAct,
  type ManyProblem,
  mayTake,
  mostAtOnce,
} from '#src/chain/model/proposal/many.ts';
import { useManyTexts } from '#src/i18n/areas/multisig/many/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { ProposalTable, type ProposalTableRow } from './proposal-table.tsx';

export interface LeftOut {
  readonly proposer: string;
  readonly name: string;
  readonly problem: ManyProblem;
}

interface ProposalChoiceProps {
  caption: string;
  rows: readonly ProposalTableRow[];
  act: ManyAct;
  user: PermissionLevel;
  pending: boolean;
  /** Proposals of the last attempt that could not be part of the transaction. */
  left: readonly LeftOut[];
  /** Why the last attempt failed before signing. */
  problem?: { readonly message: string; readonly source: string | null } | undefined;
  onAct: (rows: readonly ProposalTableRow[]) => void;
  /** Beside the button. */
  children?: ReactNode;
}

const keyOf = ({ proposer, name }: Pick<ProposalTableRow, 'proposer' | 'name'>) =>
  `${proposer}/${name}`;

/** Proposals to approve in one transaction, or to revoke the approvals of. */
export function ProposalChoice(props: ProposalChoiceProps) {
  const { caption, rows, act, user, pending, left, problem, onAct, children } = props;
  const text = useManyTexts();
  const format = useFormat();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const able = rows.filter(({ approvals }) => mayTake(approvals, act, user));
  // A row may have left the list since it was chosen.
  const chosen = able.filter((row) => picked.has(keyOf(row)));
  const isFull = chosen.length >= mostAtOnce;
  const all = able.slice(0, mostAtOnce);
  const hasAll = all.length > 0 && chosen.length === all.length;
  const toggle = (row: ProposalTableRow) => {
    const next = new Set(picked);
    if (!next.delete(keyOf(row))) next.add(keyOf(row));
    setPicked(next);
  };
  return (
    <>
      <ProposalTable
        caption={caption}
        rows={rows}
        choice={{
          chosen: new Set(chosen.map(keyOf)),
          mayChoose: (row) =>
            mayTake(row.approvals, act, user) && (!isFull || picked.has(keyOf(row))),
          onToggle: toggle,
        }}
      />
      <div className="space-y-2 py-3">
        {able.length < rows.length && (
          <p className="text-xs text-muted">
            {text.otherPermission(`${user.actor}@${user.permission}`)}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="primary"
            disabled={pending || chosen.length === 0}
            onClick={() => onAct(chosen)}
          >
            {chosen.length === 0
              ? text.chooseFirst[act]
              : text.act[act](format.number(chosen.length))}
          </Button>
          {able.length > 1 && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setPicked(hasAll ? new Set() : new Set(all.map(keyOf)))}
            >
              {hasAll ? text.none : text.all(format.number(all.length))}
            </Button>
          )}
          {children}
        </div>
        <p className="text-xs text-muted">{text.hint[act]}</p>
        {isFull && <p className="text-xs text-muted">{text.most(format.number(mostAtOnce))}</p>}
        {left.length > 0 && (
          <div role="alert" className="text-warning">
            <ul>
              {left.map((one) => (
                <li key={keyOf(one)}>{text.left[one.problem](`\u2066${keyOf(one)}\u2069`)}</li>
              ))}
            </ul>
          </div>
        )}
        {problem !== undefined && (
          <p role="alert" className="text-danger">
            {text.failed} <Quoted text={problem.message} source={problem.source} limit={300} />
          </p>
        )}
      </div>
    </>
  );
}
