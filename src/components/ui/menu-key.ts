import { isModified } from './modified-key.ts';

/** The place in a list that a key leads to from another one. The first follows the last. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A key in an open menu: arrows, Home and End focus an entry, Escape closes it and focuses its button. */
export function menuKey(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  if (isModified(event)) return;
  const move = moves[event.key];
  if (move) return moveInMenu(menu, move, event);
  if (event.key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Focuses another entry of an open menu. Fields keep their own use of the keys. */
function moveInMenu(
  menu: HTMLDetailsElement,
  move: (at: number, count: number) => number,
  event: KeyboardEvent,
): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !menu.contains(from)) return;
  if (!from.matches('summary, a, button')) return;
  const entries = [...menu.querySelectorAll<HTMLElement>(':scope > :not(summary) :is(a, button)')];
  const shown = entries.filter((entry) => entry.checkVisibility());
  const next = shown[move(shown.indexOf(from), shown.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
