import {
  Component,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import type { ScreenId } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { watchUrl, ScreenUrl } from '#src/stores/url.ts';
import type { ScreenModule } from '../screen.tsx';

const PageBroken = lazyPart(
  async () => (await import('#src/components/ui/page-broken.tsx')).PageBroken,
);

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
  return (
    <Guard key={navigation} locale={locale}>
      <ScreenUrl value={url}>
        <screen.Screen locale={locale} chain={chainConfig()} screen={id} />
      </ScreenUrl>
    </Guard>
  );
}

/** A fault of one screen leaves the page's frame and the other screens usable. */
class Guard extends Component<{ locale: Locale; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { locale, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <LocaleProvider locale={locale}>
        <Suspense>
          <PageBroken onReload={() => location.reload()} />
        </Suspense>
      </LocaleProvider>
    );
  }
}
