/** Messages from a page to the service worker. */
export type PageMessage =
  /** Keep these pages by their paths, and these files, which came before the worker did. */
  | { readonly type: 'KEEP'; readonly pages: readonly string[]; readonly assets: readonly string[] }
  /** What was this page given? A `Given` is sent back. */
  | { readonly type: 'GIVEN' }
  /** Sent by workbox: replace the worker of the former version. */
  | { readonly type: 'SKIP_WAITING' };

/** What a page that was opened without a connection was given in place of nodes' responses. */
export interface Given {
  /** When the oldest of the cached responses came, milliseconds UTC; null if there were none. */
  readonly at: number | null;
  /** Whether a response was not cached, so that the page is incomplete. */
  readonly missing: boolean;
}

/** The worker gave a page a cached response, or had none for a request. */
export interface WorkerMessage extends Given {
  readonly type: 'KEPT';
}
