import { localeOfPath } from '#src/i18n/locales.ts';
import type { ScreenId } from '#src/routes.ts';

/** The screens that most links lead to. */
const LIKELY: readonly ScreenId[] = ['account', 'transaction', 'block'];

/**
 * Starts navigation, and loads the code of the other screens, one at a time.
 * @param interaction of the visitor; null without one, then the page comes first
 * @param onReady links are followed within the document now
 */
export async function prepareNavigation(
  interaction: Event | null,
  onReady: () => void,
): Promise<void> {
  if (!interaction) await idle();
  const { startNavigation } = await import('./navigation.ts');
  onReady();
  startNavigation();
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline();
  const { screens } = await import('./screens.ts');
  for (const id of LIKELY) {
    await idle();
    await screens[id]?.();
  }
}

/** Makes the site work offline once the page is complete. Visitors who save data are left out. */
async function startOffline(): Promise<void> {
  await idle();
  const { startNotices } = await import('../offline/offline-notices.tsx');
  startNotices(localeOfPath(location.pathname));
}

/** Resolves when the browser has nothing to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });
}
