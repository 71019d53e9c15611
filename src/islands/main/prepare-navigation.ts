import { localeOfPath } from '#src/i18n/locales.ts';
import type { ScreenId } from '#src/routes.ts';
import { linkOf } from './followed-link.ts';

/** The screens that most links lead to. */
const LIKELY: readonly ScreenId[] = ['account', 'transaction', 'block'];

/** Who stays for so long may follow a link next. Milliseconds. */
export const STAY_MS = 3_000;

/**
 * Starts navigation once a link may be followed, and loads the code of the other screens, one at a
 * time.
 * @param interaction of the visitor; null without one, then the page comes first
 * @param onReady links are followed within the document now
 */
export async function prepareNavigation(
  interaction: Event | null,
  onReady: () => void,
): Promise<void> {
  await (interaction ? linkIsNear(interaction) : idle());
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

/**
 * Resolves when the visitor points at a link, moves the focus to one, touches the page or stays. Who
 * only moves the pointer or reads needs no code for it.
 */
function linkIsNear(interaction: Event): Promise<void> {
  if (isAtLink(interaction)) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const finish = () => {
      waiting.abort();
      resolve();
    };
    const look = (event: Event) => isAtLink(event) && finish();
    for (const type of ['pointermove', 'focusin', 'touchstart'] as const)
      addEventListener(type, look, { passive: true, signal: waiting.signal });
    setTimeout(finish, STAY_MS);
  });
}

function isAtLink(event: Event): boolean {
  return event.type === 'touchstart' || linkOf(event) !== null;
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
