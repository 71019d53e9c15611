import { ProxyTable } from '#src/components/proxy/proxy-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { proxiesStore } from '#src/stores/vote/proxies.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { VoteTabs } from './vote-tabs.tsx';

export function ProxiesScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Proxies />
    </Screen>
  );
}

function Proxies() {
  const load = useLoad(proxiesStore, useUrl() && '');
  const texts = useVoteTexts();
  const text = texts.proxy;
  return (
    <>
      <VoteTabs
        current="proxies"
        count={load.state.kind === 'ready' ? load.state.value.length : undefined}
      />
      <p className="text-muted">{text.hint}</p>
      <IfChainSupports fact="voting">
        <Section title={texts.shared.proxies}>
          <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
            {(proxies) => <ProxyTable proxies={proxies} />}
          </StateView>
        </Section>
      </IfChainSupports>
    </>
  );
}

export const screen: ScreenModule = { Screen: ProxiesScreen };

await textsReady();
