let pressed: HTMLElement | null = null;

/** Remembers the last pressed button outside of windows. Enter in a field also presses one. */
export function watchPressed(): () => void {
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button && !button.closest('[role="dialog"]')) pressed = button;
  };
  document.addEventListener('click', note, { capture: true });
  return () => document.removeEventListener('click', note, { capture: true });
}

/** Takes the focus when a review closes: the button that opened it. */
export function pressedButton(): HTMLElement | null {
  return pressed?.isConnected ? pressed : null;
}

/** Takes the focus after a login: the form's first field, else the account menu. */
export function afterLogin(): HTMLElement | null {
  const form = document.querySelector('[data-wallet-form]');
  return form
    ? form.querySelector<HTMLElement>('input, select, textarea')
    : document.querySelector<HTMLElement>('header details > summary[aria-label]');
}
