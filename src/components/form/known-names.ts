import { createContext } from 'react';

/** An account that the visitor knows. */
export interface KnownName {
  readonly name: string;
  /** The visitor's own name for it; empty for none. */
  readonly nickname: string;
}

export interface Known {
  /** The accounts that forms suggest, the likeliest first. */
  readonly names: readonly KnownName[];
  /** The known name that a name resembles; null for none, and for a known name. */
  readonly like: (name: string) => string | null;
}

/** Whom the visitor knows. */
export const KnownNames = createContext<Known>({ names: [], like: () => null });
