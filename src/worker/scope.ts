import type { ChainConfig } from '#src/chain/config/types.ts';
import type { WorkerMessage } from './messages.ts';

/** What the build writes before the worker's code, for each chain. */
export interface WorkerSite {
  readonly chain: ChainConfig;
  /** The page for addresses that cannot be opened offline, in each language. */
  readonly pages: readonly { readonly url: string; readonly revision: string }[];
  /** Files with a hash in their name that are cached from the start. */
  readonly assets: readonly string[];
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The document that requests; empty for a navigation. */
  readonly clientId: string;
  /** The document that a navigation opens. */
  readonly resultingClientId: string;
}

export interface MessageFromPage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id: string } | null;
}

/** The part of `ServiceWorkerGlobalScope` in use: the types of workers clash with those of pages. */
export interface WorkerScope {
  readonly pronghorn: WorkerSite;
  readonly location: Location;
  readonly navigator: { readonly onLine: boolean };
  readonly clients: {
    get(id: string): Promise<{ postMessage(message: WorkerMessage): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
}
