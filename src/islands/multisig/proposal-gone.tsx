import { ProposalEndFacts } from '#src/components/multisig/proposal-header.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { proposalEndStore } from '#src/stores/multisig/proposals.ts';
import { useLoad } from '#src/stores/query.ts';
import { useMissingTitle } from '../missing/thing-missing.tsx';

/** How a closed proposal ended, if history has it. */
export function ProposalGone({ of }: { of: string }) {
  const { state, store } = useLoad(proposalEndStore, of);
  if (state.kind === 'empty') return <NeverSeen />;
  return (
    <StateView state={state} loading={<SkeletonRows rows={1} />} onRetry={store?.retry}>
      {(end) => end && <ProposalEndFacts end={end} />}
    </StateView>
  );
}

/** No source has such a proposal. */
function NeverSeen() {
  useMissingTitle(useSearchTexts().missing.proposal);
  return <p>{useMultisigTexts().noEnd}</p>;
}
