import { atom } from 'nanostores';
import type { SigningPreview } from '../chain/model/signing-preview.ts';

/** A transaction that waits for its user's word. */
export interface Reviewing {
  readonly preview: SigningPreview;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Has it made anew, since a choice changed what it is. */
  readonly renew: () => void;
}

/** Null when nothing is waiting. */
export const $reviewing = atom<Reviewing | null>(null);
