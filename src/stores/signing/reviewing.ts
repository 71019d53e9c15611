import { atom } from 'nanostores';
import type { SigningPreview } from '../../chain/model/signing/signing-preview.ts';

/** A transaction that waits for its user's word. */
export interface Reviewing {
  readonly preview: SigningPreview;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Has it made anew, since a choice changed what it is. */
  readonly renew: () => void;
  /** Looks for its warnings once more. */
  readonly recheck: () => void;
}

/** Null when nothing is waiting. */
export const $reviewing = atom<Reviewing | null>(null);

/** A signed transaction of the same actions that may still be executed. */
export interface Identical {
  /** Milliseconds UTC. */
  readonly expires: number;
  /** Sends its bytes once more instead of signing others. */
  readonly sendTwin: () => void;
}

/** Of what is being reviewed. */
export const $identical = atom<Identical | null>(null);
