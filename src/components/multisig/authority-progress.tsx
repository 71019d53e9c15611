import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ApprovalProgress } from '#src/chain/model/proposal/proposal-progress.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Section } from '../ui/section.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** How far the given approvals satisfy each required authority. */
export function AuthorityProgress({ progress }: { progress: readonly ApprovalProgress[] }) {
  const text = useMultisigTexts();
  return (
    <Section title={text.progress} flush>
      <Paged rows={progress} page={50}>
        {(shown) => (
          <ul className="divide-y">
            {shown.map((one) => (
              <li key={`${one.actor}@${one.permission}`} className="px-4 py-3">
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
          <span className="text-xs text-muted">{text.ownWeight(format.number(adds))}</span>
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
    <div aria-hidden className="my-2 h-1 overflow-hidden rounded-full bg-sunken">
      <div
        className={share === 1 ? 'h-full bg-positive' : 'h-full bg-accent'}
        style={{ inlineSize: `${share * 100}%` }}
      />
    </div>
  );
}
