import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ApprovalProgress } from '#src/chain/model/proposal/proposal-progress.ts';
import type { Approval } from '#src/chain/model/proposal/proposal.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { Section } from '../ui/section.tsx';
import { Time } from '../ui/time.tsx';

/** How far the given approvals satisfy each required authority. */
export function AuthorityProgress({ progress }: { progress: readonly ApprovalProgress[] }) {
  const text = useMultisigTexts();
  return (
    <Section title={text.progress}>
      <Paged rows={progress} page={50}>
        {(shown) => (
          <ul className="divide-y">
            {shown.map((one) => (
              <li key={`${one.actor}@${one.permission}`} className="py-3">
                <Progress progress={one} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Section>
  );
}

function Progress({ progress, adds }: { progress: ApprovalProgress; adds?: number }) {
  const text = useMultisigTexts();
  const format = useFormat();
  const { actor, permission, satisfied, parts } = progress;
  const Icon = satisfied ? Check : CircleDashed;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-6">
        <Icon size={16} aria-hidden className={satisfied ? 'text-positive' : 'text-muted'} />
        <AccountLink name={actor} permission={permission} />
        {adds !== undefined && (
          <span className="text-xs text-muted">{text.shared.weightOf(format.number(adds))}</span>
        )}
        <span className="ms-auto text-muted tabular-nums max-md:text-xs">
          {parts && !satisfied
            ? text.weight(format.number(parts.weight), format.number(parts.threshold))
            : satisfied
              ? text.satisfied
              : adds === undefined
                ? text.progressUnknown
                : text.unsatisfied}
        </span>
      </p>
      {parts && parts.accounts.length > 0 && (
        <>
          {adds === undefined && <Bar weight={parts.weight} threshold={parts.threshold} />}
          <Paged rows={parts.accounts} page={50}>
            {(shown) => (
              <ul className="ms-2 border-s ps-4">
                {shown.map((one) => (
                  <li key={`${one.actor}@${one.permission}`}>
                    <Progress progress={one} adds={one.adds} />
                  </li>
                ))}
              </ul>
            )}
          </Paged>
        </>
      )}
    </>
  );
}

function Bar({ weight, threshold }: { weight: number; threshold: number }) {
  const share = Math.min(1, weight / Math.max(1, threshold));
  return (
    <div aria-hidden className="my-2 ticks">
      {share > 0 && <i style={{ inlineSize: `${share * 100}%` }} />}
    </div>
  );
}

/** Requested and given approvals. Pending ones come first. */
export function ApprovalTable({ approvals }: { approvals: readonly Approval[] }) {
  const text = useMultisigTexts();
  const rows = approvals.toSorted(
    (a, b) => Number(a.state === 'Approved') - Number(b.state === 'Approved'),
  );
  return (
    <Section title={text.approvals}>
      {rows.length === 0 && <p className="py-4 text-muted">{text.noApprovals}</p>}
      {rows.length > 0 && (
        <DataTable
          caption={text.approvals}
          rows={rows}
          rowKey={({ actor, permission }) => `${actor}@${permission}`}
          columns={[
            {
              key: 'account',
              header: text.shared.account,
              card: 'inline',
              cell: ({ actor, permission }) => (
                <span className="flex items-center gap-2">
                  <Identicon name={actor} />
                  <AccountLink name={actor} permission={permission} />
                </span>
              ),
            },
            {
              key: 'state',
              header: text.shared.state,
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
