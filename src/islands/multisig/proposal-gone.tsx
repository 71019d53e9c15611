import type { ReactNode } from 'react';
import { PastTable } from '#src/components/multisig/past-table.tsx';
import { ProposalEndFacts } from '#src/components/multisig/proposal-header.tsx';
import { ProposalActions } from '#src/components/multisig/proposal-next.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { usePastTexts } from '#src/i18n/areas/multisig/past/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { pastProposalStore } from '#src/stores/multisig/past-proposal.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useNotFoundTitle } from '../missing/entity-not-found.tsx';

/** How a closed proposal ended, what it was to do and each step on the way, if history has it. */
export function ProposalGone({ of }: { of: string }) {
  const load = useLoad(pastProposalStore, of);
  const text = usePastTexts();
  const { system, token } = chainConfig().accounts;
  const [proposer = '', name = ''] = of.split('/');
  const gone = <p className="font-semibold">{useMultisigTexts().notFound(name, proposer)}</p>;
  if (load.state.kind === 'empty') return <NeverSeen gone={gone} />;
  return (
    <>
      {load.state.kind !== 'ready' && gone}
      <StateView {...load} loading={<SkeletonRows rows={4} />}>
        {(past) =>
          past && (
            <div className="space-y-6">
              <ProposalEndFacts end={past.end} />
              {past.actions ? (
                <ProposalActions
                  actions={past.actions}
                  tense={past.end.cancelled ? 'ahead' : 'happened'}
                  system={system}
                  tokenContract={token}
                />
              ) : (
                <p className="text-muted">{text.noActions}</p>
              )}
              {past.steps.length > 0 && (
                <Section title={text.shared.history}>
                  <PastTable caption={text.shared.history} steps={past.steps} ofOne />
                </Section>
              )}
            </div>
          )
        }
      </StateView>
    </>
  );
}

/** No source has such a proposal. */
function NeverSeen({ gone }: { gone: ReactNode }) {
  useNotFoundTitle(useSearchTexts().missing.proposal);
  return (
    <div className="space-y-1">
      {gone}
      <p className="text-muted">{useMultisigTexts().noEnd}</p>
    </div>
  );
}

await textsReady();
