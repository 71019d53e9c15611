import { createContext } from 'react';

/** An account that the visitor knows. */
export interface KnownName {
  readonly name: string;
  /** The visitor's own name for it; empty for none. */
  readonly nickname: string;
}

/** The accounts that forms suggest and compare with, the likeliest first. */
export const KnownNames = createContext<readonly KnownName[]>([]);
