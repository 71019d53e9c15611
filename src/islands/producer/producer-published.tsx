import { Suspense } from 'react';
import { countryName } from '#src/chain/model/account/countries.ts';
import { countryOf } from '#src/chain/model/account/country.ts';
import { webAddress } from '#src/chain/model/shared/web-address.ts';
import { mapLocations } from '#src/chain/model/vote/published-producer.ts';
import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { ProducerNodes, ProducerProfile } from '#src/components/producer/producer-profile.tsx';
import { ExternalLink, safeUrl } from '#src/components/ui/external-link.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useLoad } from '#src/stores/load-store.ts';
import { publishedProducerStore } from '#src/stores/vote/producer.ts';

const LocationMap = lazyPart(
  async () => (await import('#src/components/producer/location-map.tsx')).LocationMap,
);

/** What it registered on the chain, and what it publishes beside. */
export function ProducerPublished({
  producer: { owner, url, location },
}: {
  producer: RankedProducer;
}) {
  const text = useProducerTexts();
  const tag = useLanguageTag();
  const load = useLoad(publishedProducerStore, owner);
  const published = load.state.kind === 'ready' ? load.state.value : null;
  const places = published ? mapLocations(published) : [];
  const country = countryOf(location);
  const address = webAddress(url);
  const site = safeUrl(address);
  return (
    <>
      <Section title={text.registered}>
        <KeyValueList
          items={[
            {
              key: 'url',
              label: text.shared.website,
              value: url === '' ? '–' : <ExternalLink href={address} />,
            },
            {
              key: 'location',
              label: text.location,
              value:
                country !== null
                  ? countryName(country, tag)
                  : location > 0
                    ? String(location)
                    : '–',
            },
            {
              key: 'bp',
              label: 'bp.json',
              value: site ? <ExternalLink href={new URL('/bp.json', site).href} /> : '–',
            },
          ]}
        />
      </Section>
      <Section title={text.published} note={published && text.sources[published.source]}>
        <StateView
          {...load}
          loading={<SkeletonRows rows={4} />}
          empty={{ title: text.notPublished, text: text.notPublishedHint }}
        >
          {(value) => value && <ProducerProfile published={value} />}
        </StateView>
      </Section>
      {places.length > 0 && (
        <Section title={text.map}>
          <Suspense fallback={<div className="h-64" role="status" />}>
            <LocationMap locations={places} />
          </Suspense>
        </Section>
      )}
      {published && published.nodes.length > 0 && (
        <Section title={text.shared.nodes}>
          <ProducerNodes nodes={published.nodes} />
        </Section>
      )}
    </>
  );
}
