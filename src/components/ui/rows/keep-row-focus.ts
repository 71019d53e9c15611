import { flushSync } from 'react-dom';

const STEPS: Readonly<Record<string, number>> = { up: -1, down: 1 };
const CONTROLS = ':is(input, textarea, select, button, a[href]):not(:disabled)';

/**
 * Changes a list by a button of one of its rows and keeps the focus in the list: on the same button
 * of the moved row, or of the row in the place of a removed one. Where that cannot be pressed, on
 * another control of its row, then on the first of the list. `data-rows` marks the list,
 * `data-row-tool` says what the button does: `remove`, `up` or `down`.
 */
export async function changeRows(
  button: HTMLElement,
  change: () => void | Promise<void>,
): Promise<void> {
  const list = button.closest<HTMLElement>('[data-rows]');
  if (list === null) return change();
  const tool = button.dataset.rowTool ?? '';
  const at = toolsOf(list, tool).indexOf(button);
  // The focus is set on what is drawn after the change.
  const changed = flushSync(change);
  if (changed) {
    await changed;
    // What a store has heard is drawn now.
    flushSync(() => undefined);
    // The visitor has moved on since.
    if (button.isConnected || document.activeElement !== document.body) return;
  }
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
