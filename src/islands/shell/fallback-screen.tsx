import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { matchPath } from '#src/route-match.ts';
import type { ScreenId } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

type ScreenComponent = ComponentType<{ locale: Locale }>;

/** Screens with many addresses, which need a rewrite rule at the host. */
const screens: Partial<Record<ScreenId, () => Promise<ScreenComponent>>> = {
  account: async () => (await import('../account/account-screen.tsx')).AccountScreen,
  block: async () => (await import('../block/block-screen.tsx')).BlockScreen,
  transaction: async () =>
    (await import('../transaction/transaction-screen.tsx')).TransactionScreen,
  key: async () => (await import('../key/key-screen.tsx')).KeyScreen,
  search: async () => (await import('./search-screen.tsx')).SearchScreen,
};

/**
 * Runs on the 404 page. A host without rewrite rules serves it for every account too. If
 * `routes.ts` knows the address, its screen is rendered here.
 */
export function FallbackScreen({ locale, instead }: { locale: Locale; instead: string }) {
  const [found, setFound] = useState<{ Screen: ScreenComponent } | null>(null);
  useEffect(() => {
    const match = matchPath(location.pathname, chainConfig());
    if (match.kind === 'redirect') location.replace(match.to + location.search);
    if (match.kind !== 'page') return;
    void screens[match.screen.id]?.().then((Screen) => {
      document.getElementById(instead)?.remove();
      setFound({ Screen });
    });
  }, [instead]);
  return found && <found.Screen locale={locale} />;
}

await textsReady();
