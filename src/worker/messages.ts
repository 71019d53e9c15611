/** What a page says to the service worker. */
export type PageMessage =
  /** Keep these pages by their paths, and these files, which came before the worker did. */
  | { readonly type: 'KEEP'; readonly pages: readonly string[]; readonly assets: readonly string[] }
  /** When did the oldest response come that this page was given? A number or null is sent back. */
  | { readonly type: 'AGE' }
  /** Sent by workbox: replace the worker of the former version. */
  | { readonly type: 'SKIP_WAITING' };

/** The worker gave a page a kept response. `at`: when the oldest one came that the page was given. */
export interface WorkerMessage {
  readonly type: 'KEPT';
  readonly at: number;
}
