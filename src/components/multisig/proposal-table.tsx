import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { Approval } from '#src/chain/model/proposal/proposal.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { clockNow } from '../ui/clock.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { Time } from '../ui/time.tsx';
import { truncateText } from '../ui/text/truncate-text.ts';
import { VisibleText } from '../ui/text/visible-text.tsx';

/** The chosen rows of a table, to act on several at once. */
export interface RowChoice {
  /** By `proposer/name`. */
  readonly chosen: ReadonlySet<string>;
  readonly mayChoose: (row: ProposalTableRow) => boolean;
  readonly onToggle: (row: ProposalTableRow) => void;
}

export interface ProposalTableRow {
  readonly proposer: string;
  readonly name: string;
  /** Milliseconds UTC; null for a closed proposal. */
  readonly expiration: number | null;
  readonly approvals: readonly Approval[];
}

interface ProposalTableProps {
  caption: string;
  rows: readonly ProposalTableRow[];
  choice?: RowChoice;
}

/** Open and closed proposals. */
export function ProposalTable({ caption, rows, choice }: ProposalTableProps) {
  const text = useMultisigTexts();
  const format = useFormat();
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ proposer, name }) => `${proposer}/${name}`}
      columns={[
        {
          key: 'name',
          header: text.shared.proposal,
          card: 'inline',
          cell: (row) => (
            <span className="inline-flex items-center gap-2">
              {choice && <RowBox row={row} choice={choice} />}
              <ProposalLink {...row} />
            </span>
          ),
        },
        {
          key: 'proposer',
          header: text.proposer,
          card: 'inline',
          className: 'max-md:ms-auto',
          cell: ({ proposer }) => (
            <span className="flex items-center gap-2">
              <Identicon name={proposer} />
              <AccountLink name={proposer} />
            </span>
          ),
        },
        {
          key: 'approvals',
          header: text.approvals,
          cell: ({ approvals }) =>
            text.approvedOf(
              format.number(approvals.filter(({ state }) => state === 'Approved').length),
              format.number(approvals.length),
            ),
        },
        {
          key: 'expires',
          header: text.shared.expires,
          align: 'end',
          cell: ({ expiration }) =>
            expiration === null ? (
              <Badge>{text.over}</Badge>
            ) : expiration <= clockNow() ? (
              <Badge tone="danger">{text.status.expired}</Badge>
            ) : (
              <Time at={expiration} ahead />
            ),
        },
      ]}
    />
  );
}

function ProposalLink({ proposer, name }: ProposalTableRow) {
  const href = useHref();
  return (
    <a
      dir="ltr"
      href={href(`/msig/${pathSegment(proposer)}/${pathSegment(name)}`)}
      className="font-medium hover:underline"
    >
      <VisibleText text={truncateText(name, 40)} truncated={name.length > 40} />
    </a>
  );
}

function RowBox({ row, choice }: { row: ProposalTableRow; choice: RowChoice }) {
  const text = useMultisigTexts();
  const { proposer, name } = row;
  return (
    <input
      type="checkbox"
      aria-label={text.choose(name, proposer)}
      className="size-4 shrink-0 accent-accent"
      disabled={!choice.mayChoose(row)}
      checked={choice.chosen.has(`${proposer}/${name}`)}
      onChange={() => choice.onToggle(row)}
    />
  );
}
