/** An element that a visitor used before React had drawn its island. */
interface EarlyUse {
  readonly island: Element;
  readonly element: HTMLElement;
}

interface EarlyInput {
  focused?: EarlyUse | null;
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
 * focus with the typed text, a click, Enter.
 */
export function startIsland(island: HTMLElement): void {
  if (island.dataset['live'] !== undefined) return;
  island.dataset['live'] = '';
  const early = window.__early ?? {};
  const { focused, pressed, entered } = early;
  if (focused?.island === island && document.activeElement === document.body)
    type(focused.element, sameIn(island, focused.element));
  if (pressed?.island === island) {
    early.pressed = null;
    sameIn(island, pressed.element)?.click();
  }
  if (entered?.island === island) {
    early.entered = null;
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    sameIn(island, entered.element)?.dispatchEvent(enter);
  }
}

function sameIn(island: Element, gone: HTMLElement): HTMLElement | undefined {
  const name = nameOf(gone);
  const alike = [...island.querySelectorAll<HTMLElement>(gone.tagName)];
  return alike.find((one) => nameOf(one) === name);
}

function nameOf(element: HTMLElement): string | null {
  return element.ariaLabel ?? element.getAttribute('name') ?? element.textContent;
}

function type(gone: HTMLElement, field: HTMLElement | undefined): void {
  field?.focus();
  if (!(gone instanceof HTMLInputElement && field instanceof HTMLInputElement)) return;
  if (gone.value === '' || gone.value === field.value) return;
  // React overrides the property of the element itself, to notice changes by the visitor.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, gone.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
