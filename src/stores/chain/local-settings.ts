import * as v from '../../chain/core/schema.ts';
import {
  localSettings,
  sameSettings,
  settingsOfQuery,
  type LocalSettings,
} from '../../chain/model/shared/local.ts';
import { readStored, removeStored } from '../stored-json.ts';

/**
 * The visitor's own node, stored in this browser after their confirmation. The script in the page's
 * head reads it before the first request.
 */
export const localSettingsKey = 'pronghorn-local-0.0.7';

const storedForm = v.object({ settings: localSettings });

export function storedSettings(): LocalSettings | null {
  return readStored('localStorage', localSettingsKey, storedForm)?.settings ?? null;
}

/** Throws if the browser does not store anything. */
export function saveSettings(settings: LocalSettings): void {
  localStorage.setItem(localSettingsKey, JSON.stringify({ settings }));
}

export function forgetSettings(): void {
  removeStored('localStorage', localSettingsKey);
}

/** The initial state of a page of the local chain. */
type LocalStart =
  | { readonly kind: 'needs-settings'; readonly badUrl: boolean }
  /** The address names endpoints or a core token that nobody confirmed here. */
  | { readonly kind: 'question'; readonly linked: LocalSettings }
  | { readonly kind: 'saved'; readonly settings: LocalSettings };

export function localStart(url: URL, coreSymbol: string): LocalStart {
  const stored = storedSettings();
  const named = url.searchParams.get('nodeUrl');
  const linked = settingsOfQuery(url.searchParams, coreSymbol, stored);
  if (linked && stored && sameSettings(linked, stored)) return { kind: 'saved', settings: linked };
  if (linked) return { kind: 'question', linked };
  if (named !== null) return { kind: 'needs-settings', badUrl: true };
  return stored ? { kind: 'saved', settings: stored } : { kind: 'needs-settings', badUrl: false };
}
