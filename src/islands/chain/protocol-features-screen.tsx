import { missingFeatures } from '#src/chain/model/chain/protocol-features.ts';
import { ActivatedFeatures, MissingFeatures } from '#src/components/chain/feature-tables.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useFeatureTexts } from '#src/i18n/areas/chain/features/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { protocolFeaturesStore } from '#src/stores/chain/protocol-features.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

export function ProtocolFeaturesScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Features />
    </Screen>
  );
}

/** The features that the chain has activated, and those it has not. */
function Features() {
  const inBrowser = !useOnServer();
  const { state, store } = useLoad(protocolFeaturesStore, inBrowser ? '' : null);
  const text = useFeatureTexts();
  const format = useFormat();
  const missing = state.kind === 'ready' ? missingFeatures(state.value) : null;
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <Section
        title={text.activated}
        note={state.kind === 'ready' && format.number(state.value.length)}
      >
        <StateView
          state={state}
          loading={<SkeletonRows rows={20} />}
          empty={{ title: text.none, text: text.noneHint }}
          onRetry={store?.retry}
        >
          {(features) => <ActivatedFeatures features={features} />}
        </StateView>
      </Section>
      {missing && (
        <Section title={text.missing} note={format.number(missing.length)}>
          <MissingFeatures names={missing} />
        </Section>
      )}
    </>
  );
}

export const screen: ScreenModule = { Screen: ProtocolFeaturesScreen };

await textsReady();
