import type { KeyboardEvent } from 'react';
import { isModified } from '../ui/modified-key.ts';

/** How far each key moves in a gallery: sideways in tiles, down in rows. */
const STEPS = new Map<string, readonly [sideways: number, rows: number]>([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowDown', [0, 1]],
  ['ArrowUp', [0, -1]],
]);

/**
 * The place that a key moves to among tiles in rows, or null if the key does nothing there. Keys to
 * the left and right follow the page's direction.
 */
export function placeAfterKey(
  key: string,
  at: number,
  { count, columns, rtl }: { count: number; columns: number; rtl: boolean },
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  if (!step) return null;
  const [sideways, rows] = step;
  const next = at + (rtl ? -sideways : sideways) + rows * columns;
  return next >= 0 && next < count ? next : null;
}

/** Of a tile's link: arrow keys, Home and End move the focus to another tile of its list. */
export function moveBetweenTiles(event: KeyboardEvent<HTMLElement>): void {
  if (isModified(event)) return;
  const list = event.currentTarget.closest('ul');
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLElement>('[data-tile]')];
  const at = links.indexOf(event.currentTarget);
  const top = links[0]?.getBoundingClientRect().top;
  const below = links.findIndex((link) => link.getBoundingClientRect().top !== top);
  const columns = below < 0 ? links.length : below;
  const rtl = getComputedStyle(list).direction === 'rtl';
  const next = placeAfterKey(event.key, at, { count: links.length, columns, rtl });
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}
