import * as v from '#src/chain/core/schema.ts';
import { readStored, writeStored } from '#src/stores/stored-json.ts';

/** The browser's install event, which the DOM types lack. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const DENIED = 'pronghorn-install-denied-0.0.7';

/**
 * Stores the browser's install event until the visitor clicks, and remembers the response.
 * @param early the event, if it came before this code
 */
export function offerInstall(page: EventTarget, early: Event | null = null): void {
  let offer = early as InstallOffer | null;

  async function promptInstall(): Promise<void> {
    const offered = offer;
    offer = null;
    if (!offered || readStored('localStorage', DENIED, v.unknown()) !== null) return;
    // The browser may offer it again later.
    const choice = await offered.prompt().catch(() => null);
    if (choice?.outcome === 'dismissed') writeStored('localStorage', DENIED, true);
  }

  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  page.addEventListener('click', () => void promptInstall());
}
