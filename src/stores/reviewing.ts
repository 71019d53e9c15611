import { atom } from 'nanostores';
import type { SigningPreview } from '../chain/model/signing-preview.ts';

/** A transaction that waits for its user's word. */
export interface Reviewing {
  readonly preview: SigningPreview;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Null when nothing is waiting. */
export const $reviewing = atom<Reviewing | null>(null);
