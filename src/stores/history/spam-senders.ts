import { fromSettings } from '../settings/from-settings.ts';
import { changeSettings } from '../settings/settings.ts';

/** Accounts that the visitor marked as spam, the newest mark first. */
export const $spamSenders = fromSettings(({ spamSenders }) => spamSenders);

export function markSpam(name: string): void {
  mergeSpamSenders([name]);
}

export function unmarkSpam(name: string): void {
  changeSettings({ spamSenders: $spamSenders.get().filter((one) => one !== name) });
}

/** Adds missing names in front. Returns their number. */
export function mergeSpamSenders(names: readonly string[]): number {
  const known = $spamSenders.get();
  const added = [...new Set(names)].filter((name) => !known.includes(name));
  if (added.length > 0) changeSettings({ spamSenders: [...added, ...known] });
  return added.length;
}
