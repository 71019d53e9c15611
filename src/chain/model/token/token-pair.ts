/** A token on an exchange, as a source reports it: hostile texts. */
export interface TokenPair {
  readonly base: string;
  readonly quote: string;
  readonly exchange: string | null;
  /** In the quoted token. */
  readonly price: number | null;
  /** Of 24 hours, in the chosen currency. */
  readonly volume: number | null;
  /** Of the token's trades, 0 to 1. */
  readonly share: number | null;
}
