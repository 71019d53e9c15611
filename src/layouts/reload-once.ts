const RELOAD_AFTER_MS = 500;
const KEPT = 'pronghorn-reloaded';

/** What browsers say of a module that is gone, or in whose place there is a page. */
const lost =
  /dynamically imported module|importing a module script failed|unable to preload|unexpected token '?</i;

/** Whether a part of the page could not be fetched, as happens when a new version took its files away. */
export function isLostModule(error: unknown): boolean {
  return error instanceof Error && lost.test(error.message);
}

interface Place {
  readonly href: string;
  reload(): void;
}

/** Loads the page anew, once for an address: what fails then too stays as it is. */
export function reloadOnce(place: Place, kept: Pick<Storage, 'getItem' | 'setItem'>): void {
  const { href } = place;
  if (kept.getItem(KEPT) === href) return;
  kept.setItem(KEPT, href);
  setTimeout(() => place.reload(), RELOAD_AFTER_MS);
}
