import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { hostOf } from '#src/chain/core/host.ts';
import { isConnectable, listedEndpoints } from '#src/chain/model/endpoint/endpoint.ts';
import { EndpointTable } from '#src/components/endpoint/endpoint-table.tsx';
import { isUsable } from '#src/components/endpoint/node-state.tsx';
import { type OwnNodeProblem, OwnNodeForm } from '#src/components/endpoint/own-node-form.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useEndpointTexts } from '#src/i18n/areas/endpoint/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { preferEndpoint, preferredEndpoint } from '#src/stores/endpoint/preferred.ts';
import {
  $reports,
  checkEndpoints,
  checkOne,
  useEndpointInUse,
} from '#src/stores/endpoint/reports.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

const Published = lazyPart(async () => (await import('./published-part.tsx')).PublishedPart);

export function EndpointsScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Nodes />
    </Screen>
  );
}

function Nodes() {
  const inBrowser = !useOnServer();
  const text = useEndpointTexts();
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      {inBrowser ? (
        <Endpoints />
      ) : (
        <Section title={text.shared.nodes}>
          <SkeletonRows rows={5} />
        </Section>
      )}
    </>
  );
}

/** The chain's nodes with their checks, the visitor's choice, and a form for an own node. */
function Endpoints() {
  const text = useEndpointTexts();
  const format = useFormat();
  const config = chainConfig();
  const endpoints = useMemo(() => listedEndpoints(config), [config]);
  const reports = useStore($reports);
  const inUse = useEndpointInUse();
  const preferred = preferredEndpoint(config.key);
  const [isNotStored, setNotStored] = useState(false);
  useEffect(() => void checkEndpoints(endpoints.map(({ url }) => url)), [endpoints]);

  /** The page is loaded again: all its requests use the choice. */
  const prefer = (url: string | null) => {
    try {
      preferEndpoint(config.key, url);
      location.reload();
    } catch {
      setNotStored(true);
    }
  };

  const usable = endpoints.filter(({ url }) => isUsable(reports.get(url), config.chainId));
  const isChecking = reports.size < endpoints.length;
  return (
    <>
      {preferred !== null && (
        <Banner
          kind="info"
          title={text.preferredNow(hostOf(preferred))}
          actions={
            <Button size="sm" onClick={() => prefer(null)}>
              {text.reset}
            </Button>
          }
        >
          {text.preferredHint}
        </Banner>
      )}
      {isNotStored && <Banner kind="error" title={text.notStored} />}
      <Section
        title={text.shared.nodes}
        note={
          isChecking
            ? text.checking
            : text.reachedOf(format.number(usable.length), format.number(endpoints.length))
        }
        actions={
          <Button
            size="sm"
            disabled={isChecking}
            onClick={() => void checkEndpoints(endpoints.map(({ url }) => url))}
          >
            {text.checkAgain}
          </Button>
        }
      >
        {endpoints.length === 0 ? (
          <div className="py-4">
            <p className="font-semibold">{text.none}</p>
            <p className="mt-1 text-muted">{text.noneHint}</p>
          </div>
        ) : (
          <EndpointTable
            endpoints={endpoints}
            reports={reports}
            chainId={config.chainId}
            inUse={inUse}
            preferred={preferred}
            onPrefer={prefer}
          />
        )}
      </Section>
      {config.chainInfoUrl !== null && (
        <Suspense>
          <Published url={config.chainInfoUrl} endpoints={endpoints} />
        </Suspense>
      )}
      {/* The local chain has its own form. */}
      {!config.ownNode && (
        <Section title={text.shared.ownNode}>
          <OwnNode canConnect={(url) => isConnectable(url, endpoints)} onUse={prefer} />
        </Section>
      )}
    </>
  );
}

interface OwnNodeProps {
  canConnect: (url: string) => boolean;
  onUse: (url: string) => void;
}

/** Checks the visitor's own node before it is used. */
function OwnNode({ canConnect, onUse }: OwnNodeProps) {
  const [problem, setProblem] = useState<OwnNodeProblem | null>(null);
  const [pending, setPending] = useState(false);
  const add = async (url: string) => {
    setPending(true);
    const report = await checkOne(url);
    setPending(false);
    if (report.kind === 'blocked') setProblem('blocked');
    else if (report.kind === 'failed') setProblem('not-reached');
    else if (!isUsable(report, chainConfig().chainId)) setProblem('wrong-chain');
    else onUse(url);
  };
  return (
    <OwnNodeForm
      canConnect={canConnect}
      problem={problem}
      pending={pending}
      onAdd={(url) => void add(url)}
    />
  );
}

export const screen: ScreenModule = { Screen: EndpointsScreen };

await textsReady();
