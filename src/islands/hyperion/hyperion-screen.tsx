import { hostOf } from '#src/chain/core/host.ts';
import {
  type HyperionCall,
  hyperionCallNames,
  hyperionCalls,
  type HyperionParameter,
} from '#src/chain/model/hyperion/query.ts';
import { FeatureList } from '#src/components/hyperion/feature-list.tsx';
import { HealthFacts } from '#src/components/hyperion/health-facts.tsx';
import { HyperionQueryForm } from '#src/components/hyperion/query-form.tsx';
import { ExternalLink } from '#src/components/ui/external-link.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useHyperionTexts } from '#src/i18n/areas/hyperion/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { hyperionHealthStore } from '#src/stores/hyperion/health.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

export function HyperionScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Hyperion />
    </Screen>
  );
}

/** The health of the chain's history service, and queries of it. */
function Hyperion() {
  const url = useUrl();
  const load = useLoad(hyperionHealthStore, url && '');
  const text = useHyperionTexts();
  const base = url && chainConfig().hyperionUrl;
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <Section
        title={base ? hostOf(base) : text.shared.service}
        actions={base && <ExternalLink href={`${base}/v2/docs`}>{text.docs}</ExternalLink>}
      >
        <StateView {...load} loading={<SkeletonRows rows={7} />}>
          {(health) => <HealthFacts health={health} />}
        </StateView>
      </Section>
      {load.state.kind === 'ready' && (
        <Section title={text.shared.features}>
          <FeatureList features={load.state.value.features} />
        </Section>
      )}
      {url && base && (
        <Section title={text.query}>
          <Query url={url} base={base} />
        </Section>
      )}
    </>
  );
}

const CALL = 'call';
const parameters: readonly HyperionParameter[] = [
  ...new Set(hyperionCallNames.flatMap((call) => [...hyperionCalls[call]])),
];

/** The form's values are in the address. */
function Query({ url, base }: { url: URL; base: string }) {
  const { searchParams } = url;
  const named = searchParams.get(CALL);
  const call = hyperionCallNames.find((one) => one.endsWith(`/${named}`)) ?? hyperionCallNames[0];
  const values = Object.fromEntries(
    parameters.map((name) => [name, searchParams.get(name) ?? '']),
  ) as Record<HyperionParameter, string>;
  return (
    call && (
      <HyperionQueryForm
        base={base}
        call={call}
        values={values}
        onCall={(next) => setQuery({ [CALL]: shortName(next) })}
        onValue={(name, value) => setQuery({ [name]: value || null })}
      />
    )
  );
}

function shortName(call: HyperionCall): string {
  return call.slice(call.lastIndexOf('/') + 1);
}

export const screen: ScreenModule = { Screen: HyperionScreen };

await textsReady();
