import { useMemo } from 'react';
import { hostOf } from '#src/chain/core/host.ts';
import type { ListedEndpoint } from '#src/chain/model/endpoint/endpoint.ts';
import { publishedEndpoints } from '#src/chain/model/endpoint/published.ts';
import type { ChainInfoFile } from '#src/chain/services/public-facts.ts';
import { PublishedFacts, PublishedTable } from '#src/components/endpoint/published-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useEndpointTexts } from '#src/i18n/areas/endpoint/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { publishedStore } from '#src/stores/endpoint/published.ts';
import { useLoad } from '#src/stores/load-store.ts';

interface PublishedPartProps {
  /** Of the chain's public file. */
  url: string;
  endpoints: readonly ListedEndpoint[];
}

/** The endpoints that the chain's makers publish, and which of them this site uses. */
export function PublishedPart({ url, endpoints }: PublishedPartProps) {
  const { published: text } = useEndpointTexts();
  const { screen } = useMessages();
  const load = useLoad(publishedStore, url);
  return (
    <Section title={text.title} note={screen.source(hostOf(url))}>
      <p className="max-w-prose pt-2 text-muted">{text.hint}</p>
      <StateView {...load}>
        {(file) => <PublishedFile file={file} endpoints={endpoints} />}
      </StateView>
    </Section>
  );
}

function PublishedFile({
  file,
  endpoints,
}: { file: ChainInfoFile } & Pick<PublishedPartProps, 'endpoints'>) {
  const { chainId, hyperionUrl, lightApi } = chainConfig();
  const rows = useMemo(() => {
    const services = [hyperionUrl, lightApi].filter((url) => url !== null);
    return publishedEndpoints(file, [...endpoints.map(({ url }) => url), ...services]);
  }, [file, endpoints, hyperionUrl, lightApi]);
  return (
    <>
      <PublishedFacts file={file} chainId={chainId} />
      <PublishedTable rows={rows} />
    </>
  );
}
