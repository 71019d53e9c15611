import Check from 'lucide-react/icons/check';
import type { Approval } from '#src/chain/model/proposal/proposal.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Section } from '../ui/section.tsx';
import { Time } from '../ui/time.tsx';

/** Requested and given approvals. Pending ones come first. */
export function ApprovalTable({ approvals }: { approvals: readonly Approval[] }) {
  const text = useMultisigTexts();
  const rows = approvals.toSorted(
    (a, b) => Number(a.state === 'Approved') - Number(b.state === 'Approved'),
  );
  return (
    <Section title={text.approvals} flush>
      {rows.length === 0 && <p className="p-4 text-muted">{text.noApprovals}</p>}
      {rows.length > 0 && (
        <DataTable
          caption={text.approvals}
          rows={rows}
          rowKey={({ actor, permission }) => `${actor}@${permission}`}
          columns={[
            {
              key: 'account',
              header: text.account,
              card: 'inline',
              cell: ({ actor, permission }) => <AccountLink name={actor} permission={permission} />,
            },
            {
              key: 'state',
              header: text.stateHeader,
              card: 'inline',
              className: 'max-md:ms-auto',
              cell: ({ state, voided }) =>
                voided ? (
                  <Badge tone="warning">{text.voided}</Badge>
                ) : state === 'Approved' ? (
                  <Badge tone="positive" icon={<Check size={12} aria-hidden />}>
                    {text.state.Approved}
                  </Badge>
                ) : (
                  <Badge>{text.state.Pending}</Badge>
                ),
            },
            {
              key: 'given',
              header: text.given,
              align: 'end',
              card: 'inline',
              className: 'max-md:basis-full max-md:text-xs max-md:text-muted max-md:empty:hidden',
              cell: ({ givenAt }) => (givenAt === null ? '' : <Time at={givenAt} />),
            },
          ]}
        />
      )}
    </Section>
  );
}
