/**
 * The node that the visitor prefers for reads, by chain. The script `layouts/inline/endpoint.js`
 * puts it first before the first request.
 */
export const preferredKey = 'pronghorn-endpoint';

type Preferred = Readonly<Record<string, string>>;

function storedPreferred(): Preferred {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(preferredKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Preferred) : {};
  } catch {
    return {};
  }
}

/** Null for the site's own order. */
export function preferredEndpoint(chain: string): string | null {
  const url = storedPreferred()[chain];
  return typeof url === 'string' ? url : null;
}

/** Null returns to the site's own order. Throws if the browser stores nothing. */
export function preferEndpoint(chain: string, url: string | null): void {
  const others = Object.entries(storedPreferred()).filter(([key]) => key !== chain);
  const next = Object.fromEntries(url === null ? others : [...others, [chain, url]]);
  localStorage.setItem(preferredKey, JSON.stringify(next));
}
