import { useState } from 'react';
import { totalOf } from '#src/chain/actions/check-transfer.ts';
import type { BatchPart, BatchRun } from '#src/chain/model/transaction/batch-run.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

interface BatchProgressProps {
  run: BatchRun;
  running: boolean;
  /** The current transaction is the last one for now. */
  stopping?: boolean;
  /** Multisig mode signs nothing, so sent parts could not be tracked. */
  multisig?: boolean;
  /** Milliseconds UTC. */
  now: number;
  /** Looks up a transaction. Resolves to whether it was found. */
  onFind: (index: number) => Promise<boolean>;
  onSettle: (index: number, arrived: boolean) => void;
  onGoOn: () => void;
  /** Nothing can stop it without this. */
  onStop?: () => void;
  onNewList: () => void;
}

/** A list's progress. Sent transactions are never sent again. */
export function BatchProgress(props: BatchProgressProps) {
  const { run, running, stopping = false, multisig, now } = props;
  const text = useTransferTexts();
  const format = useFormat();
  const all = run.parts.length;
  const sent = run.parts.filter(({ state }) => state === 'sent').length;
  const isDone = run.parts.every(({ state }) => state === 'sent');
  const isOpen = run.parts.some(({ state }) => state === 'unsure' || state === 'sending');
  return (
    <div className="space-y-4">
      {isDone && <Banner kind="success" title={text.listSent} />}
      {!isDone && !running && <Banner kind="warning" title={text.listOpen} />}
      <div className="space-y-2">
        <p role="status" className="tabular-nums">
          {text.partsSent(format.number(sent), format.number(all))}
          {stopping && ` ${text.stopping}`}
        </p>
        {running && <ProgressBar label={text.sendList} done={sent} of={all} />}
      </div>
      <ol className="divide-y border-y">
        {run.parts.map((part, index) => (
          <li key={index} className="space-y-2 py-3">
            <PartLine part={part} run={run} />
            {part.state === 'unsure' && (
              <UnsurePart
                expires={part.expires}
                now={now}
                onFind={() => props.onFind(index)}
                onSettle={(arrived) => props.onSettle(index, arrived)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {!isDone && !running && (
          <Button variant="primary" disabled={isOpen || multisig} onClick={props.onGoOn}>
            {text.shared.resume}
          </Button>
        )}
        {running && props.onStop && sent < all - 1 && (
          <Button disabled={stopping} onClick={props.onStop}>
            {text.shared.stop}
          </Button>
        )}
        <Button disabled={running || isOpen} onClick={props.onNewList}>
          {text.newList}
        </Button>
      </div>
      {!isDone && !running && (isOpen || multisig) && (
        <p className="text-xs text-muted">{isOpen ? text.settleFirst : text.notInMultisig}</p>
      )}
    </div>
  );
}

const TONES = {
  waiting: 'neutral',
  sending: 'accent',
  sent: 'positive',
  unsure: 'warning',
} as const;

function PartLine({ part, run }: { part: BatchPart; run: BatchRun }) {
  const text = useTransferTexts();
  const format = useFormat();
  const lines = part.transfers.map(({ line }) => format.number(line));
  const total = totalOf(
    part.transfers.map(({ amount }) => amount),
    run.symbol,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="font-medium">{text.lines(lines[0] ?? '', lines.at(-1) ?? '')}</span>
      <Badge tone={TONES[part.state]}>{text.parts[part.state]}</Badge>
      {'id' in part && part.id !== '' && <TransactionLink id={part.id} />}
      <span className="ms-auto">
        <Amount amount={total} />
      </span>
    </div>
  );
}

interface UnsurePartProps {
  /** Expiration, milliseconds UTC. */
  expires: number;
  now: number;
  onFind: () => Promise<boolean>;
  onSettle: (arrived: boolean) => void;
}

/**
 * A transaction that may have been executed. It is looked up, and sent again only after it expired.
 */
function UnsurePart({ expires, now, onFind, onSettle }: UnsurePartProps) {
  const text = useTransferTexts();
  const { clock } = useDates();
  const [search, setSearch] = useState<'searching' | 'not-found' | null>(null);
  const find = async () => {
    setSearch('searching');
    if (!(await onFind())) setSearch('not-found');
  };
  return (
    <div className="rounded-sm bg-warning-soft p-3">
      <p>{text.unsure(clock(expires))}</p>
      <p role="status">{search === 'not-found' && text.notFound}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" disabled={search === 'searching'} onClick={() => void find()}>
          {text.lookAgain}
        </Button>
        <Button size="sm" onClick={() => onSettle(true)}>
          {text.arrived}
        </Button>
        {now > expires && (
          <Button size="sm" onClick={() => onSettle(false)}>
            {text.sendAnew}
          </Button>
        )}
      </div>
    </div>
  );
}
