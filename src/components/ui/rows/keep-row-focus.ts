import { flushSync } from 'react-dom';

const STEPS: Readonly<Record<string, number>> = { up: -1, down: 1 };
const CONTROLS = ':is(input, textarea, select, button, a[href]):not(:disabled)';

/**
 * Changes a list by a button of one of its rows and keeps the focus in the list: on the same button
 * of the moved row, or of the row in the place of a removed one. Where that cannot be pressed, on
 * another control of its row, then on the first of the list. `data-rows` marks the list,
 * `data-row-tool` says what the button does: `remove`, `up` or `down`.
 */
export function changeRows(button: HTMLElement, change: () => void): void {
  const list = button.closest<HTMLElement>('[data-rows]');
  const tool = button.dataset.rowTool ?? '';
  if (list === null) return change();
  const at = toolsOf(list, tool).indexOf(button);
  // The focus is set on what is drawn after the change.
  flushSync(change);
  const tools = toolsOf(list, tool);
  const next = tools[Math.min(Math.max(at + (STEPS[tool] ?? 0), 0), tools.length - 1)];
  const place = next?.matches(CONTROLS)
    ? next
    : (next?.parentElement?.querySelector<HTMLElement>(CONTROLS) ??
      list.querySelector<HTMLElement>(CONTROLS));
  place?.focus();
}

/** A list's own buttons, without those of lists in its rows. */
function toolsOf(list: HTMLElement, tool: string): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(`[data-row-tool="${tool}"]`)].filter(
    (one) => one.closest('[data-rows]') === list,
  );
}
