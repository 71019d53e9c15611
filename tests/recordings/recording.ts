/** What a node or a service answered to one request. */
export interface Recording {
  /** What the request is about, unique among the recordings of its kind. */
  readonly title: string;
  readonly request: {
    readonly path: string;
    readonly params?: unknown;
  };
  readonly response: unknown;
  readonly status: number;
  /** The document that the format was taken from, where the answer was written by hand. */
  readonly source?: string;
}

/** Who gave the answers of a folder. */
export const ORIGINS = ['nodeos', 'devnet', 'documented'] as const;
export type Origin = (typeof ORIGINS)[number];
