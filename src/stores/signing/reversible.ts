import { atom } from 'nanostores';

/** The visitor's transaction in a block that can still be replaced. */
interface Reversible {
  readonly id: string;
  readonly blockNum: number;
  readonly blocksToGo: number;
}

/** The latest one; null if there is none, so that what pages show is final. */
export const $reversible = atom<Reversible | null>(null);
