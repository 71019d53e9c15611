import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { PastAct, PastStep } from '#src/chain/model/proposal/proposal-history.ts';
import { usePastTexts } from '#src/i18n/areas/multisig/past/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { AccountLink, TransactionLink } from '../ui/entity-link.tsx';
import { timeColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { truncateText } from '../ui/text/truncate-text.ts';
import { VisibleText } from '../ui/text/visible-text.tsx';

interface PastTableProps {
  caption: string;
  steps: readonly PastStep[];
  /** All steps are of one proposal, which the page names. */
  ofOne?: boolean;
}

const TONES: Partial<Record<PastAct, Tone>> = {
  exec: 'positive',
  cancel: 'warning',
  invalidate: 'warning',
};

/** What accounts did with proposals, each with its transaction. */
export function PastTable({ caption, steps, ofOne = false }: PastTableProps) {
  const text = usePastTexts();
  const name: Column<PastStep> = {
    key: 'name',
    header: text.shared.proposal,
    card: 'inline',
    cell: (step) => <Name {...step} />,
  };
  const act: Column<PastStep> = {
    key: 'act',
    header: text.shared.event,
    card: 'inline',
    className: ofOne ? '' : 'max-md:ms-auto',
    cell: (step) => <Badge tone={TONES[step.act] ?? 'neutral'}>{text.acts[step.act]}</Badge>,
  };
  return (
    <DataTable
      caption={caption}
      rows={steps}
      rowKey={({ key }) => key}
      columns={[
        ...(ofOne ? [] : [name]),
        act,
        {
          key: 'by',
          header: text.by,
          card: ofOne ? 'inline' : 'line',
          className: ofOne ? 'max-md:ms-auto' : '',
          cell: ({ by }) => by !== '' && <AccountLink name={by} />,
        },
        {
          key: 'transaction',
          header: text.shared.transaction,
          cell: ({ transactionId }) => <TransactionLink id={transactionId} width="short" />,
        },
        timeColumn('at', text.shared.time, { align: 'end' }),
      ]}
    />
  );
}

function Name({ proposer, name }: PastStep) {
  const text = usePastTexts();
  const href = useHref();
  if (name === '') return text.everyProposal;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <a
        dir="ltr"
        href={href(`/msig/${pathSegment(proposer)}/${pathSegment(name)}`)}
        className="font-medium hover:underline"
      >
        <VisibleText text={truncateText(name, 40)} truncated={name.length > 40} />
      </a>
      <AccountLink name={proposer} />
    </span>
  );
}
