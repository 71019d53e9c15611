import { AsidePart } from '#src/components/form/form-layout.tsx';
import { ProxyChoices } from '#src/components/proxy/proxy-choices.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { proxiesStore } from '#src/stores/vote/proxies.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** Proxies to choose from. */
export function ProxiesAside() {
  const texts = useVoteTexts();
  const text = texts.proxy;
  const load = useLoad(proxiesStore, '');
  return (
    <AsidePart title={texts.shared.proxies}>
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(proxies) => <ProxyChoices proxies={proxies} />}
      </StateView>
    </AsidePart>
  );
}
