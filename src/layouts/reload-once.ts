const RELOAD_AFTER_MS = 500;
const KEPT = 'pronghorn-reloaded';

/** Browsers' messages for a module that is missing or replaced by a page. */
const lost =
  /dynamically imported module|importing a module script failed|unable to preload|unexpected token '?</i;

/** Whether a lazy module could not be loaded, as after a new version was deployed. */
export function isLostModule(error: unknown): boolean {
  return error instanceof Error && lost.test(error.message);
}

interface Place {
  readonly href: string;
  reload(): void;
}

/** Reloads the page, once for each address. A repeated failure stays visible. */
export function reloadOnce(place: Place, kept: Pick<Storage, 'getItem' | 'setItem'>): void {
  const { href } = place;
  if (kept.getItem(KEPT) === href) return;
  kept.setItem(KEPT, href);
  setTimeout(() => place.reload(), RELOAD_AFTER_MS);
}
