import {
  configOfSettings,
  sameSettings,
  settingsOfQuery,
  type LocalSettings,
} from '../../chain/model/shared/local.ts';

/**
 * The visitor's own node, stored in this browser after their confirmation. The script in the page's
 * head reads `config` before the first request.
 */
export const localSettingsKey = 'pronghorn-local-0.0.7';

export function storedSettings(): LocalSettings | null {
  try {
    const stored = JSON.parse(localStorage.getItem(localSettingsKey) ?? 'null') as {
      settings?: LocalSettings;
    } | null;
    return typeof stored?.settings?.nodeUrl === 'string' ? stored.settings : null;
  } catch {
    return null;
  }
}

/** Throws if the browser does not store anything. */
export function keepSettings(settings: LocalSettings): void {
  localStorage.setItem(
    localSettingsKey,
    JSON.stringify({ settings, config: configOfSettings(settings) }),
  );
}

export function forgetSettings(): void {
  localStorage.removeItem(localSettingsKey);
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
