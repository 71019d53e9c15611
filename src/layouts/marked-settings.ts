import type { SettingName } from '#src/stores/settings/setting-choices.ts';
import type { Settings } from '#src/stores/settings/settings.ts';
import { all } from './shown-settings.ts';

/** Marks the chosen values in the menus of the settings. */
export function markSettings(settings: Settings): void {
  for (const control of all('[data-setting]')) {
    const chosen = String(settings[control.dataset['setting'] as SettingName]);
    if (control instanceof HTMLSelectElement) control.value = chosen;
    for (const button of control.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.value === chosen));
  }
}
