import { property } from '../../core/property.ts';

/** Increased when a message's format changes: pages and frame may be of different builds. */
const storageVersion = 1;

interface Marked {
  readonly pronghorn: 'storage';
  readonly version: typeof storageVersion;
}

export type StorageRequest = Marked & { readonly id: number; readonly key: string } & (
    | { readonly kind: 'read' }
    | { readonly kind: 'write'; readonly text: string }
  );

export type StorageResponse = Marked &
  (
    | { readonly kind: 'ready' }
    | { readonly kind: 'answer'; readonly id: number; readonly text: string | null }
    | { readonly kind: 'refused'; readonly id: number }
  );

export const marked: Marked = { pronghorn: 'storage', version: storageVersion };

const isMarked = (value: unknown) =>
  property(value, 'pronghorn') === 'storage' && property(value, 'version') === storageVersion;

/** A message as a request of this version; null otherwise. */
export function storageRequest(value: unknown): StorageRequest | null {
  if (!isMarked(value)) return null;
  const isMessage =
    typeof property(value, 'id') === 'number' && typeof property(value, 'key') === 'string';
  const kind = property(value, 'kind');
  if (
    !isMessage ||
    !(kind === 'read' || (kind === 'write' && typeof property(value, 'text') === 'string'))
  )
    return null;
  return value as StorageRequest;
}

/** A message as a response of this version; null otherwise. */
export function storageResponse(value: unknown): StorageResponse | null {
  if (!isMarked(value)) return null;
  const kind = property(value, 'kind');
  if (kind === 'ready') return value as StorageResponse;
  if (typeof property(value, 'id') !== 'number') return null;
  const text = property(value, 'text');
  if (kind === 'refused' || (kind === 'answer' && (text === null || typeof text === 'string')))
    return value as StorageResponse;
  return null;
}

/**
 * Whether two origins are sites of one explorer: `https://eos.example.org` and
 * `https://connect.example.org`, with the same scheme and port.
 */
export function areSiblings(one: string, other: string): boolean {
  const [a, b] = [parent(one), parent(other)];
  return a !== null && a === b;
}

function parent(origin: string): string | null {
  try {
    const { protocol, hostname, port } = new URL(origin);
    const labels = hostname.split('.').slice(1);
    // Directly below a public suffix, neighbouring hosts are unrelated.
    return labels.length < 2 ? null : `${protocol}//${labels.join('.')}:${port}`;
  } catch {
    return null;
  }
}
