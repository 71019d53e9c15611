/** Messages from a page to the service worker. */
export type PageMessage =
  /** Keep these pages by their paths, and these files, which came before the worker did. */
  | {
      readonly type: 'CACHE';
      readonly pages: readonly string[];
      readonly assets: readonly string[];
    }
  /** What was this page served from the cache? A `Served` is sent back. */
  | { readonly type: 'GET_SERVED' }
  /** Sent by workbox: replace the worker of the former version. */
  | { readonly type: 'SKIP_WAITING' };

/** What a page that was opened without a connection was served in place of nodes' responses. */
export interface Served {
  /** When the oldest of the cached responses came, milliseconds UTC; null if there were none. */
  readonly at: number | null;
  /** Whether a response was not cached, so that the page is incomplete. */
  readonly missing: boolean;
}

/** The worker gave a page a cached response, or had none for a request. */
export interface WorkerMessage extends Served {
  readonly type: 'SERVED';
}
