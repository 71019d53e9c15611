/** The control of a setting within a part of the frame; the first one for all of them. */
function controlIn(part: string, name: string): HTMLElement | null {
  const of = (selector: string) => document.querySelector<HTMLElement>(`${part} ${selector}`);
  if (name === 'language') return of('a[data-locale][aria-current]');
  const setting = of(name === 'settings' ? '[data-setting]' : `[data-setting="${name}"]`);
  return setting?.querySelector<HTMLElement>('[aria-pressed=true]') ?? setting;
}

/** Opens the menu with a setting, or the drawer where the header has no room for menus. */
export function showSetting(name: string, openDrawer: () => void): void {
  const control = controlIn('#header', name);
  const menu = control?.closest('details');
  if (menu?.checkVisibility()) {
    menu.open = true;
    control?.focus();
    return;
  }
  openDrawer();
  controlIn('#drawer', name)?.focus();
}
