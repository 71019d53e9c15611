/** What a browser fires when the site can be installed; the DOM's types do not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const DENIED = 'pronghorn-install-denied-0.0.7';

/** Keeps the browser's offer to install the site until the first click, and what was said to it. */
export function offerInstall(page: EventTarget, kept: () => Storage): void {
  let offer: InstallOffer | null = null;

  async function ask(): Promise<void> {
    const asked = offer;
    offer = null;
    if (!asked || kept().getItem(DENIED) !== null) return;
    // A browser that would not ask now may offer it again.
    const answer = await asked.prompt().catch(() => null);
    if (answer?.outcome === 'dismissed') kept().setItem(DENIED, 'true');
  }

  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  page.addEventListener('click', () => void ask());
}
