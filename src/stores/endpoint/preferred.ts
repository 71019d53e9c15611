import { isRecord, type JsonRecord } from '../../chain/core/record.ts';
import * as v from '../../chain/core/schema.ts';
import { readStored } from '../stored-json.ts';

/**
 * The node that the visitor prefers for reads, by chain. The script `layouts/inline/endpoint.js`
 * puts it first before the first request.
 */
export const preferredKey = 'pronghorn-endpoint';

const preferredForm = v.pipe(
  v.custom<JsonRecord>(isRecord),
  v.transform(
    (stored) =>
      new Map(
        Object.entries(stored).filter((one): one is [string, string] => typeof one[1] === 'string'),
      ),
  ),
);

/** URLs by chain. */
function storedPreferred(): ReadonlyMap<string, string> {
  return readStored('localStorage', preferredKey, preferredForm) ?? new Map();
}

/** Null for the site's own order. */
export function preferredEndpoint(chain: string): string | null {
  return storedPreferred().get(chain) ?? null;
}

/** Null returns to the site's own order. Throws if the browser stores nothing. */
export function preferEndpoint(chain: string, url: string | null): void {
  const others = [...storedPreferred()].filter(([key]) => key !== chain);
  const next = Object.fromEntries(url === null ? others : [...others, [chain, url]]);
  localStorage.setItem(preferredKey, JSON.stringify(next));
}
