import { atom } from 'nanostores';
import type { SigningPreview } from '../../chain/model/signing/signing-preview.ts';

/** A transaction that waits for the user's decision. */
export interface Reviewing {
  readonly preview: SigningPreview;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Prepares it again after a choice that changes it. */
  readonly rebuild: () => void;
  /** Runs the warning checks again. */
  readonly recheck: () => void;
}

/** Null if none is waiting. */
export const $reviewing = atom<Reviewing | null>(null);

/** A signed transaction with the same actions that may still be executed. */
export interface Identical {
  /** Milliseconds UTC. */
  readonly expires: number;
  /** Sends its bytes again instead of signing new ones. */
  readonly sendDuplicate: () => void;
}

/** Belongs to the transaction under review. */
export const $identical = atom<Identical | null>(null);
