import { useState } from 'react';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { PastTable } from '#src/components/multisig/past-table.tsx';
import { ProposalTable } from '#src/components/multisig/proposal-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { usePastTexts } from '#src/i18n/areas/multisig/past/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { proposalHistoryStore } from '#src/stores/multisig/proposal-history.ts';
import { proposalsStore } from '#src/stores/multisig/proposals.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { FindProposer } from './find-proposer.tsx';

interface AccountProposalsProps {
  /** Empty until one is named. */
  account: string;
  onFind: (account: string) => void;
}

/** Parts of the overview, and the query of each but for the account. */
const parts = {
  waiting: { show: 'open', by: 'approver' },
  approved: { show: 'open', by: 'approvedBy' },
  proposed: { show: 'open', by: 'proposer' },
  expired: { show: 'expired', by: 'proposer' },
} as const;

/** All proposals that an account has to do with, open and ended. */
export function AccountProposals({ account, onFind }: AccountProposalsProps) {
  const texts = usePastTexts();
  const { overview: text } = texts;
  return (
    <div className="space-y-6">
      <FindProposer
        key={account}
        proposer={account}
        label={texts.shared.account}
        hint={text.accountHint}
        onFind={onFind}
      />
      {account !== '' && (
        <div key={account} className="space-y-6">
          {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
            <OpenPart key={part} account={account} part={part} />
          ))}
          <Ended account={account} />
        </div>
      )}
    </div>
  );
}

function OpenPart({ account, part }: { account: string; part: keyof typeof parts }) {
  const { overview: text } = usePastTexts();
  const list = useMultisigTexts();
  const format = useFormat();
  const [from, setFrom] = useState(0);
  const { show, by } = parts[part];
  const query = new URLSearchParams({ show, [by]: account, from: String(from) });
  const load = useLoad(proposalsStore, String(query));
  const page = load.state.kind === 'ready' ? load.state.value : null;
  const title = text.parts[part];
  return (
    <Section title={title} note={page && format.number(page.rows.length)}>
      <StateView {...load} loading={<SkeletonRows rows={2} />} empty={{ title: text.none[part] }}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="py-3 text-muted">{list.nothingOnPage}</p>}
            {rows.length > 0 && <ProposalTable caption={title} rows={rows} />}
            <Pages
              onFirst={from > 0 ? () => setFrom(0) : null}
              onNext={next === null ? null : () => setFrom(next)}
            />
          </>
        )}
      </StateView>
    </Section>
  );
}

/** What it did with proposals, also with those that the contract has no more. */
function Ended({ account }: { account: string }) {
  const text = usePastTexts();
  const format = useFormat();
  const [after, setAfter] = useState<string | null>(null);
  const query = new URLSearchParams({ by: account, ...(after !== null && { after }) });
  const load = useLoad(proposalHistoryStore, String(query));
  const page = load.state.kind === 'ready' ? load.state.value : null;
  return (
    <Section
      title={text.shared.history}
      note={page ? text.checked(sourceName(page.source), format.number(page.checked)) : undefined}
    >
      <p className="py-2 text-muted">{text.overview.endedHint}</p>
      <StateView {...load} loading={<SkeletonRows rows={4} />}>
        {({ steps, next }) => (
          <>
            {steps.length === 0 && (
              <p className="py-3 text-muted">
                {next === null ? text.overview.noSteps : text.noneYet}
              </p>
            )}
            {steps.length > 0 && <PastTable caption={text.shared.history} steps={steps} />}
            <Pages
              onFirst={after === null ? null : () => setAfter(null)}
              onNext={next === null ? null : () => setAfter(next)}
            />
          </>
        )}
      </StateView>
    </Section>
  );
}

/** Each part has pages of its own, which the address does not name. */
function Pages({ onFirst, onNext }: Record<'onFirst' | 'onNext', (() => void) | null>) {
  const text = useMultisigTexts();
  if (!onFirst && !onNext) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t py-3" role="group" aria-label={text.shared.pages}>
      {onFirst && (
        <Button size="sm" onClick={onFirst}>
          {text.shared.firstPage}
        </Button>
      )}
      {onNext && (
        <Button size="sm" onClick={onNext}>
          {text.shared.nextPage}
        </Button>
      )}
    </div>
  );
}

await textsReady();
