import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { PastTable } from '#src/components/multisig/past-table.tsx';
import { PreviousNext } from '#src/components/ui/rows/previous-next.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { usePastTexts } from '#src/i18n/areas/multisig/past/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { proposalHistoryStore } from '#src/stores/multisig/proposal-history.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { withQuery } from '#src/stores/url.ts';
import { FindProposer } from './find-proposer.tsx';

interface PastProposalsProps {
  url: URL;
  /** Empty for all. */
  proposer: string;
  /** An account whose own steps are listed; empty for none. */
  by: string;
  onFind: (of: { proposer?: string; by?: string }) => void;
}

/** Executed and cancelled proposals, or the steps of one account, from a history source. */
export function PastProposals({ url, proposer, by, onFind }: PastProposalsProps) {
  const text = usePastTexts();
  const list = useMultisigTexts();
  const format = useFormat();
  const after = url.searchParams.get('after');
  const query = new URLSearchParams({
    ...(by !== '' && { by }),
    ...(proposer !== '' && { proposer }),
    ...(after !== null && { after }),
  });
  const load = useLoad(proposalHistoryStore, String(query));
  const page = load.state.kind === 'ready' ? load.state.value : null;
  const title =
    by !== '' ? text.ofAccount(by) : proposer === '' ? text.title : list.ofAccount(proposer);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <FindProposer
          key={`p${proposer}`}
          proposer={proposer}
          onFind={(found) => onFind({ proposer: found })}
        />
        <FindProposer
          key={`b${by}`}
          proposer={by}
          label={text.find}
          hint={text.findHint}
          onFind={(found) => onFind({ by: found })}
        />
      </div>
      <Section
        title={title}
        note={page ? text.checked(sourceName(page.source), format.number(page.checked)) : undefined}
      >
        <StateView {...load} loading={<SkeletonRows rows={6} />}>
          {({ steps, next }) => (
            <>
              {steps.length === 0 && (
                <p className="py-3 text-muted">{next === null ? text.none : text.noneYet}</p>
              )}
              {steps.length > 0 && <PastTable caption={title} steps={steps} />}
              {(next !== null || after !== null) && (
                <div className="flex justify-center border-t p-3">
                  <PreviousNext
                    label={list.shared.pages}
                    previous={after === null ? null : pageLink(url, null, list.shared.firstPage)}
                    next={next === null ? null : pageLink(url, next, list.shared.nextPage)}
                  />
                </div>
              )}
            </>
          )}
        </StateView>
      </Section>
    </>
  );
}

function pageLink(url: URL, after: string | null, name: string) {
  return { href: withQuery(url, { after }).href, label: name, name };
}
