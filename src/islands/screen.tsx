import { type ComponentType, Suspense, type ReactNode } from 'react';
import type { ActionContent } from '#src/chain/actions/sentence.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import type { ScreenId } from '#src/routes.ts';
import { useStaleFor } from '#src/stores/chain/head.ts';
import type { LoadStore } from '#src/stores/load-store.ts';

const StaleLine = lazyPart(
  async () => (await import('#src/components/ui/stale-line.tsx')).StaleLine,
  Nothing,
);

export interface ScreenProps {
  locale: Locale;
  chain: ChainConfig;
  /** A component can be several screens, such as the tabs of a form. */
  screen: ScreenId;
}

/** What the module of a screen exports as `screen`. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
  /** What an address of it is about. It is fetched before the screen is drawn. */
  readonly subject?: (url: URL) => Subject | null;
}

export interface Subject {
  readonly store: LoadStore<unknown>;
  /** Actions whose sentences the screen shows first, once the store is ready. */
  readonly actions?: () => readonly ActionContent[];
}

/** The frame of a screen: language and layout. */
export function Screen({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleProvider locale={locale}>
      <div className="space-y-6">
        <NodeAge />
        {children}
      </div>
    </LocaleProvider>
  );
}

function NodeAge() {
  const seconds = useStaleFor();
  return (
    seconds > 0 && (
      <Suspense>
        <StaleLine seconds={seconds} />
      </Suspense>
    )
  );
}
