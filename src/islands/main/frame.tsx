import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { HeadLine } from '../shell/head-line.tsx';
import { AccountMenu } from '../wallet/account-menu.tsx';
import { replayInput } from './replay-input.ts';

/** Islands by their name in `data-island`. */
type Islands = Readonly<Record<string, ComponentType<{ locale: Locale }>>>;

/** The islands of the frame that show data. Those that only a visitor's use needs come later. */
const islands: Islands = {
  'account-menu': AccountMenu,
  'head-line': HeadLine,
  // Pages of the local chain only.
  'local-mode': lazyPart(async () => (await import('../local/local-mode.tsx')).LocalMode),
};

export function startFrame(locale: Locale): void {
  renderIslands(islands, locale);
  // `layouts/inline/secret.js` emptied a field that held a private key.
  addEventListener('keyrefused', () => {
    void import('../shell/key-refused.tsx').then(({ showKeyRefused }) => showKeyRefused(locale));
  });
}

/** Draws islands in place of what the build has drawn. */
export function renderIslands(islands: Islands, locale: Locale): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const Island = islands[place.dataset['island'] ?? ''];
    if (!Island) continue;
    const root = createRoot(place);
    startTransition(() =>
      root.render(
        <ReplayInput place={place}>
          <Island locale={locale} />
        </ReplayInput>,
      ),
    );
  }
}

function ReplayInput({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => replayInput(place), [place]);
  return children;
}
