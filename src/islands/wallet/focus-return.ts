let pressed: HTMLElement | null = null;

/** Remembers the button that was pressed last, outside of windows. Enter in a field presses one too. */
export function watchPressed(): () => void {
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button && !button.closest('[role="dialog"]')) pressed = button;
  };
  document.addEventListener('click', note, { capture: true });
  return () => document.removeEventListener('click', note, { capture: true });
}

/** Where the focus goes when a review is closed: the button that asked for it. */
export function pressedButton(): HTMLElement | null {
  return pressed?.isConnected ? pressed : null;
}

/** Where the focus goes after a log-in: the first field of the form, else the account's menu. */
export function afterLogin(): HTMLElement | null {
  const form = document.querySelector('[data-wallet-form]');
  return form
    ? form.querySelector<HTMLElement>('input, select, textarea')
    : document.querySelector<HTMLElement>('header details > summary[aria-label]');
}
