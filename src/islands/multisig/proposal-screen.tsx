import { Suspense } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { ProposalHeader } from '#src/components/multisig/proposal-header.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton-header.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { proposalStore } from '#src/stores/multisig/proposals.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { ProposalParts } from './proposal-parts.tsx';

const ProposalGone = lazyPart(async () => (await import('./proposal-gone.tsx')).ProposalGone);

const EntityNotFound = lazyPart(
  async () => (await import('../missing/entity-not-found.tsx')).EntityNotFound,
);

export function ProposalScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Proposal />
    </Screen>
  );
}

function Proposal() {
  const key = useRouteParam();
  const [proposer = '', name = ''] = key?.split('/') ?? [];
  const malformed = key !== null && !(isName(proposer) && isName(name));
  const load = useLoad(proposalStore, malformed ? null : key);
  const notFound = load.state.kind === 'empty';
  if (malformed)
    return (
      <Suspense fallback={<SkeletonRows />}>
        <EntityNotFound entity="proposal" malformed={key} />
      </Suspense>
    );
  return (
    <>
      {(notFound || load.state.kind === 'failed') && (
        <ProposalHeader proposer={proposer} name={name} />
      )}
      <OutcomeBanner />
      {key !== null && notFound ? (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <ProposalGone key={key} of={key} />
        </Suspense>
      ) : (
        <StateView {...load} loading={<ProposalSkeleton />}>
          {(proposal) => proposal && <ProposalParts key={key} proposal={proposal} />}
        </StateView>
      )}
    </>
  );
}

function ProposalSkeleton() {
  const text = useMultisigTexts();
  return (
    <div className="space-y-6">
      <SkeletonHeader />
      <Section title={text.shared.actions}>
        <SkeletonRows rows={4} />
      </Section>
      <Section title={text.approvals}>
        <SkeletonRows rows={3} />
      </Section>
    </div>
  );
}

export const screen: ScreenModule = { Screen: ProposalScreen };

await textsReady();
