import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import type { ScreenId } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { watchUrl, ScreenUrl } from '#src/stores/url.ts';
import type { ScreenModule } from '../screen.tsx';

/** A screen at an address. */
export interface RenderedScreen {
  readonly id: ScreenId;
  readonly screen: ScreenModule;
  readonly url: URL;
  /** The navigation that shows it. */
  readonly navigation: number;
  /** Called once it is in the document. */
  readonly onShown: () => void;
}

/**
 * The one React root of a page's main part. What the page shows stays until the first drawing is
 * complete, and each screen until the next one is.
 * @returns a function that draws a screen; the latest one wins, also while an earlier one is not in the
 *   document yet
 */
export function mainRoot(place: HTMLElement, locale: Locale): (drawing: RenderedScreen) => void {
  const root = createRoot(place);
  return (drawing) =>
    startTransition(() => root.render(<Main drawing={drawing} locale={locale} />));
}

interface MainProps {
  drawing: RenderedScreen;
  locale: Locale;
}

function Main({ drawing, locale }: MainProps) {
  const { id, screen, navigation, onShown } = drawing;
  /** The address within a navigation, which tabs and filters change. */
  const [latest, setLatest] = useState({ of: drawing, url: drawing.url });
  const url = latest.of === drawing ? latest.url : drawing.url;
  useLayoutEffect(() => onShown(), [onShown]);
  useEffect(
    () =>
      watchUrl((now) =>
        setLatest((shown) => {
          const current = shown.of === drawing ? shown.url : drawing.url;
          return current.href === now.href ? shown : { of: drawing, url: now };
        }),
      ),
    [drawing],
  );
  // A fault of one screen leaves the page's frame and the other screens usable.
  return (
    <LocaleProvider locale={locale}>
      <ErrorBoundary key={navigation}>
        <ScreenUrl value={url}>
          <screen.Screen locale={locale} chain={chainConfig()} screen={id} />
        </ScreenUrl>
      </ErrorBoundary>
    </LocaleProvider>
  );
}
