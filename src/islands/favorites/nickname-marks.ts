import { $favorites, type Favorite } from '#src/stores/favorites/favorites.ts';

/** Nicknames in one list, since each is a rule of style. */
const MOST = 500;

/**
 * Shows the visitor's nicknames behind account names anywhere on the page. A style sheet does it, so
 * that pages without nicknames load nothing for them, and rows that React draws stay its own.
 */
export function showNicknames(root: Document): void {
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  $favorites.subscribe((favorites) => sheet.replaceSync(nicknameRules(favorites)));
}

export function nicknameRules(favorites: readonly Favorite[]): string {
  const named = favorites
    .filter(({ type, nickname }) => type === 'account' && nickname !== '')
    .slice(0, MOST);
  if (named.length === 0) return '';
  const rules = named.map(
    ({ name, nickname }) =>
      `[data-name=${quoted(name)}]:not([data-noted] *)::after{content:${quoted(nickname)}}`,
  );
  const names = named.map(({ name }) => `[data-name=${quoted(name)}]::after`);
  return `${names.join()}{margin-inline-start:.5em;font-size:var(--text-xs);font-weight:400;color:var(--color-quiet);unicode-bidi:isolate}${rules.join('')}`;
}

/** A text as CSS has it: each character that is not a plain letter or digit by its number. */
function quoted(text: string): string {
  const escaped = [...text].map((one) =>
    /[a-z0-9]/i.test(one) ? one : `\\${(one.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
