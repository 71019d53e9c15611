import { localeOfPath } from '#src/i18n/locales.ts';
import { sentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { atMost } from '#src/chain/rpc/transport.ts';
import { systemAccount } from '#src/stores/chain/chain.ts';
import { waitUntilLoaded } from '#src/stores/load-store.ts';
import type { ScreenModule } from '../screen.tsx';
import { replayInput } from './replay-input.ts';
import { type RenderedScreen, mainRoot } from './main-root.tsx';

let render: ((drawing: RenderedScreen) => void) | undefined;

/** Draws a screen in the page's main part. */
export function renderScreen(screen: RenderedScreen): void {
  const container = document.getElementById('screen');
  if (!container) return;
  render ??= mainRoot(container, localeOfPath(location.pathname));
  render({
    ...screen,
    onShown() {
      screen.onShown();
      replayInput(container);
    },
  });
}

/**
 * Fetches what an address is about, with the sentences of its actions. Resolves when the screen can
 * be drawn with it, or after `ms`.
 */
export async function waitForSubject(
  { subject }: ScreenModule,
  url: URL,
  ms: number,
): Promise<void> {
  const found = subject?.(url);
  if (!found) return;
  const { store, actions } = found;
  const locale = localeOfPath(location.pathname);
  const all = waitUntilLoaded(store, ms).then(
    () => actions && sentencesReady(actions(), systemAccount(), locale),
  );
  await atMost(all, ms);
}
