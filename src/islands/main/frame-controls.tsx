import type { Locale } from '#src/i18n/locales.ts';
import { $settings } from '#src/stores/settings/settings.ts';
import { hasPending } from '#src/stores/signing/pending-entry.ts';
import { FavoritesPanel } from '../favorites/favorites-panel.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { renderIslands } from './frame.tsx';
import { startSavingScroll } from './scroll-positions.ts';

/** Loads the marks with the first favorite: those who have none need no code for it. */
function showNicknames(): void {
  let loaded = false;
  $settings.subscribe(({ userFavorites }) => {
    if (loaded || userFavorites.length === 0) return;
    loaded = true;
    void import('../favorites/nickname-marks.ts').then((marks) => marks.showNicknames(document));
  });
}

/** A tab that was closed may have left a transaction whose outcome nobody knows. */
function resumeSearch(): void {
  if (!hasPending()) return;
  void import('#src/stores/signing/search-pending.ts')
    .then(({ searchPending }) => searchPending())
    .catch(() => undefined);
}

/**
 * Draws the islands of the frame that a visitor uses and that show no data.
 * @param sign what the visitor did first. A shortcut is repeated for the search box.
 */
export function startControls(locale: Locale, sign: Event | null): void {
  renderIslands({ favorites: FavoritesPanel, search: SearchBox }, locale);
  showNicknames();
  resumeSearch();
  startSavingScroll();
  if (!(sign instanceof KeyboardEvent)) return;
  const { key, ctrlKey, metaKey, target } = sign;
  if (key !== '/' && !(key.toLowerCase() === 'k' && (ctrlKey || metaKey))) return;
  // The box takes shortcuts once it is drawn.
  requestAnimationFrame(() =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
  );
}
