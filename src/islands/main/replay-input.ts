import { typeInto } from '#src/components/ui/fields/type-into.ts';
/** An element that a visitor used before React had drawn its island. */
interface EarlyUse {
  readonly island: Element;
  readonly element: HTMLElement;
  /** What a screen reader calls it. */
  readonly name: string | null;
}

interface EarlyInput {
  focused?: EarlyUse | null;
  /** Fields with text, one for each change. */
  typed?: EarlyUse[];
  /** A button that was clicked, or whose form was submitted. */
  pressed?: EarlyUse | null;
  /** A field in which Enter was pressed. */
  entered?: EarlyUse | null;
}

declare global {
  interface Window {
    /** Filled by `layouts/inline/early.js`. */
    __early?: EarlyInput;
  }
}

/**
 * Marks an island as drawn and repeats at its new elements what the visitor did at the old ones:
 * focus, typed text, then a click or Enter.
 */
export function replayInput(island: HTMLElement): void {
  if (island.dataset['live'] !== undefined) return;
  island.dataset['live'] = '';
  const early = window.__early ?? {};
  const { focused, typed = [], pressed, entered } = early;
  if (focused?.island === island && document.activeElement === document.body)
    sameIn(island, focused)?.focus();
  const fields = new Map(typed.map((use) => [use.element, use]));
  for (const use of fields.values())
    if (use.island === island) type(use.element, sameIn(island, use));
  const isPressed = pressed?.island === island;
  const isEntered = entered?.island === island;
  if (isPressed) early.pressed = null;
  if (isEntered) early.entered = null;
  // React draws the typed text first.
  queueMicrotask(() => {
    if (isPressed) sameIn(island, pressed)?.click();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    if (isEntered) sameIn(island, entered)?.dispatchEvent(enter);
  });
}

function sameIn(island: Element, { element, name }: EarlyUse): HTMLElement | undefined {
  const alike = [...island.querySelectorAll<HTMLElement>(element.tagName)];
  return alike.find((one) => nameOf(one) === name);
}

/** As `layouts/inline/early.js` reads it. */
function nameOf(element: HTMLElement): string | null {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
  return element.ariaLabel ?? label ?? element.textContent;
}

function type(replaced: HTMLElement, field: HTMLElement | undefined): void {
  if (!(replaced instanceof HTMLInputElement && field instanceof HTMLInputElement)) return;
  if (replaced.value === '' || replaced.value === field.value) return;
  typeInto(field, replaced.value);
}
