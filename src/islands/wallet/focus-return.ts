let pressed: HTMLElement | null = null;
/** What had the focus then: the button, or the field in which Enter pressed it. */
let pressedFrom: Element | null = null;

/** Remembers the last pressed button outside of windows. Enter in a field also presses one. */
export function watchPressed(): () => void {
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button || button.closest('[role="dialog"]')) return;
    pressed = button;
    pressedFrom = document.activeElement;
  };
  document.addEventListener('click', note, { capture: true });
  return () => document.removeEventListener('click', note, { capture: true });
}

/** Takes the focus when a review closes: the button that opened it. */
export function pressedButton(): HTMLElement | null {
  return pressed?.isConnected ? pressed : null;
}

/** Whether the focus is where it was when the last button was pressed, or nowhere. */
export function isFocusUnmoved(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return activeElement === pressed || activeElement === pressedFrom;
}

/**
 * Takes the focus after a login: the form's first field, or its first button where it has no field.
 * Without either, the account menu. Null while a form loads.
 */
export function afterLogin(): HTMLElement | null {
  const form = document.querySelector('[data-wallet-form]');
  const menu = document.querySelector<HTMLElement>('[data-account-menu]');
  if (!form) return menu;
  const field = firstOf(form, 'input, select, textarea');
  if (field) return field;
  return form.querySelector('.skeleton') ? null : (firstOf(form, 'button, a[href]') ?? menu);
}

/** A closed part of a form has fields too, which cannot take the focus. */
function firstOf(form: Element, selector: string): HTMLElement | null {
  const all = [...form.querySelectorAll<HTMLElement>(selector)];
  return all.find((one) => one.checkVisibility() && !one.matches(':disabled')) ?? null;
}
