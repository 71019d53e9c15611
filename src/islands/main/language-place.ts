import * as v from '#src/chain/core/schema.ts';
import { unlocalizePath } from '#src/i18n/locales.ts';
import { readStored, removeStored, writeStored } from '#src/stores/stored-json.ts';
import { restoreScroll } from './scroll-positions.ts';
import { placeKey } from './place-key.ts';

/** Where a visitor was in a page when they changed its language. */
const storedPlace = v.object({
  /** Without locale, with its query. */
  path: v.string(),
  top: v.number(),
  /** Of the last heading above. Texts are longer in one language than in another. */
  heading: v.number(),
  headings: v.number(),
  /** Pixels from the heading to the top of the window. */
  below: v.number(),
});

/** Keeps the place for the page in the other language. */
export function keepPlace(): void {
  if (scrollY === 0) return;
  const tops = headingTops();
  const heading = tops.findLastIndex((top) => top <= scrollY);
  const below = scrollY - (tops[heading] ?? 0);
  const place = { path: here(), top: scrollY, heading, headings: tops.length, below };
  writeStored('sessionStorage', placeKey, place);
}

/** Scrolls to the kept place, if it is one of this page. */
export function returnToPlace(): void {
  const place = readStored('sessionStorage', placeKey, storedPlace);
  removeStored('sessionStorage', placeKey);
  if (place?.path !== here()) return;
  const tops = headingTops();
  // A screen that is still loading has other headings.
  const start = tops.length === place.headings ? tops[place.heading] : undefined;
  restoreScroll(new URL(location.href), start === undefined ? place.top : start + place.below);
}

function here(): string {
  return unlocalizePath(location.pathname) + location.search;
}

function headingTops(): number[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
    (heading) => heading.getBoundingClientRect().top + scrollY,
  );
}
