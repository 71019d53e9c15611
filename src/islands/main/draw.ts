import { localeOfPath } from '#src/i18n/locales.ts';
import { sentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { atMost } from '#src/chain/rpc/transport.ts';
import { systemAccount } from '#src/stores/chain/chain.ts';
import { settled } from '#src/stores/query.ts';
import type { ScreenModule } from '../screen.tsx';
import { startIsland } from './early.ts';
import { type Drawing, mainRoot } from './main-root.tsx';

let draw: ((drawing: Drawing) => void) | undefined;

/** Draws a screen in the page's main part. */
export function drawScreen(drawing: Drawing): void {
  const place = document.getElementById('screen');
  if (!place) return;
  draw ??= mainRoot(place, localeOfPath(location.pathname));
  draw({
    ...drawing,
    onShown() {
      drawing.onShown();
      startIsland(place);
    },
  });
}

/**
 * Fetches what an address is about, with the sentences of its actions. Resolves when the screen can
 * be drawn with it, or after `ms`.
 */
export async function subjectReady({ subject }: ScreenModule, url: URL, ms: number): Promise<void> {
  const found = subject?.(url);
  if (!found) return;
  const { store, actions } = found;
  const locale = localeOfPath(location.pathname);
  const all = settled(store, ms).then(
    () => actions && sentencesReady(actions(), systemAccount(), locale),
  );
  await atMost(all, ms);
}
