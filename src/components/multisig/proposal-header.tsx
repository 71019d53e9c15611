import type { ProposalStatus } from '#src/chain/model/proposal/proposal-progress.ts';
import type { Approval, ProposalEnd } from '#src/chain/model/proposal/proposal.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { DueTime } from '../ui/due-time.tsx';
import { AccountLink, TransactionLink } from '../ui/entity-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { Hash } from '../ui/hash.tsx';
import type { KeyValue } from '../ui/key-value-list.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

interface ProposalHeaderProps {
  proposer: string;
  name: string;
  /** Facts of an open proposal only. */
  open?: {
    readonly status: ProposalStatus;
    /** Milliseconds UTC. */
    readonly expiration: number;
    readonly delaySeconds: number;
    readonly earliestExecution: number | null;
    readonly approvals: readonly Approval[];
    readonly hash: string;
  };
}

const TONES: Record<ProposalStatus, Tone> = {
  waiting: 'neutral',
  ready: 'positive',
  checking: 'neutral',
  failing: 'danger',
  delayed: 'warning',
  expired: 'danger',
};

/** A proposal's name, proposer and state. */
export function ProposalHeader({ proposer, name, open }: ProposalHeaderProps) {
  const text = useMultisigTexts();
  const format = useFormat();
  const items: KeyValue[] = [
    { key: 'proposer', label: text.proposer, value: <AccountLink name={proposer} /> },
  ];
  if (open) {
    const given = open.approvals.filter(({ state }) => state === 'Approved').length;
    items.push(
      {
        key: 'approvals',
        label: text.approvals,
        value: text.approvedOf(format.number(given), format.number(open.approvals.length)),
      },
      {
        key: 'expires',
        label: text.shared.expires,
        value: <DueTime at={open.expiration} due={text.status.expired} />,
      },
    );
    if (open.delaySeconds > 0)
      items.push({
        key: 'delay',
        label: text.delay,
        value: format.duration(open.delaySeconds),
      });
    if (open.earliestExecution !== null)
      items.push({
        key: 'earliest',
        label: text.earliest,
        value: <DueTime at={open.earliestExecution} due={text.shared.now} />,
      });
    items.push({
      key: 'hash',
      label: text.hash,
      value: (
        <span className="flex items-center gap-1">
          <Hash value={open.hash} width="short" />
          <CopyButton value={open.hash} label={text.copyHash} />
        </span>
      ),
    });
  }
  return (
    <header className="space-y-4">
      <div>
        <p className="text-xs text-muted">{text.proposal}</p>
        <div className="flex flex-wrap items-center gap-x-2">
          <h1 dir="ltr" className="title">
            <HostileText text={name} limit={40} />
          </h1>
          <CopyButton value={name} label={text.copyName} />
          {open && <Badge tone={TONES[open.status]}>{text.status[open.status]}</Badge>}
        </div>
      </div>
      <FactRow items={items} />
    </header>
  );
}

/** How, by whom and where a proposal ended. */
export function ProposalEndFacts({ end }: { end: ProposalEnd }) {
  const text = useMultisigTexts();
  const { payer, transactionId, publishedAt, cancelled } = end;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={cancelled ? 'warning' : 'positive'}>
        {cancelled ? text.cancelled : text.executed}
      </Badge>
      {payer !== '' && (
        <span>
          {text.by} <AccountLink name={payer} />
        </span>
      )}
      <Time at={publishedAt} />
      <span>
        {text.in} <TransactionLink id={transactionId} width="short" />
      </span>
    </p>
  );
}
