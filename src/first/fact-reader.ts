import type { ChainConfig } from '#src/chain/config/types.ts';
import type { Fact } from '#src/chain/model/shared/fact.ts';

/** The address of a page, and what is known of its chain. */
export interface PageContext {
  /** The name or id in the address. */
  readonly id: string;
  readonly config: ChainConfig;
  /** The response of get_currency_balance; absent if there is none. */
  readonly balances?: unknown;
}

/** Reads the first facts of a kind of page. The module of each kind exports it as `reader`. */
export interface FactReader {
  /**
   * The facts of a response. They are those that React shows first, from the same functions. None if
   * the response is about something else than the address. Throws if it is malformed.
   */
  readonly factsOf: (body: unknown, context: PageContext) => readonly Fact[];
  /** Writes what is no plain fact into the skeleton, before the facts. */
  readonly write?: (page: ParentNode, body: unknown, context: PageContext) => Promise<void>;
}
