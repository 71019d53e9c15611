import { atom } from 'nanostores';
import { withQuery } from '../url.ts';
import { isSameValue, type LinkQuery } from './link-values.ts';

/** The query parameters of the page's forms, by form. */
export const $formQueries = atom<Readonly<Record<string, LinkQuery>>>({});

/** Reports the present values of a form; null once it is unmounted. */
export function reportForm(id: string, query: LinkQuery | null): void {
  const { [id]: before, ...others } = $formQueries.get();
  if (query === null) {
    if (before) $formQueries.set(others);
  } else if (!isSameValue(before, query)) $formQueries.set({ ...others, [id]: query });
}

/**
 * The address of the page with the present values of its forms. What one part leaves out, another one
 * may name.
 */
export function formLink(pageUrl: URL, queries: Readonly<Record<string, LinkQuery>>): string {
  const all: Record<string, string | null> = {};
  for (const query of Object.values(queries))
    for (const [name, value] of Object.entries(query)) all[name] = value ?? all[name] ?? null;
  const url = withQuery(new URL(pageUrl), all);
  url.hash = '';
  return url.href;
}
