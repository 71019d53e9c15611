/** Who tries to deceive. */
export type Liar = 'node' | 'indexer' | 'link' | 'contract' | 'wallet' | 'site';

/** One attempt to deceive a user, a row of the table in `docs/security.md`. */
export interface Scenario {
  readonly liar: Liar;
  /** Whether its test is part of `npm test`; otherwise it runs with `npm run test:all`. */
  readonly core?: boolean;
  /** What the liar does. One plain sentence without a full stop. */
  readonly lie: string;
  /** What the user sees instead of being deceived. One plain sentence without a full stop. */
  readonly sees: string;
}

export type Scenarios = Readonly<Record<string, Scenario>>;
