import { atom } from 'nanostores';
import type { SigningStage, WalletPrompt } from '../chain/sign/user-interface.ts';
import type { User } from '../chain/sign/users.ts';
import type { WalletFailure } from '../chain/sign/wallets/failure.ts';

/** How the last signature ended, until it is dismissed or the visitor goes on. */
export type Outcome =
  | { readonly kind: 'success'; readonly transactionId: string }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly failure: WalletFailure | null;
    };

/** Who would sign; null for a visitor. */
export const $user = atom<User | null>(null);
export const $outcome = atom<Outcome | null>(null);
/** What signing is doing; null when nothing is signed. */
export const $signingStage = atom<SigningStage | null>(null);
/** What a wallet wants to have shown. */
export const $prompt = atom<WalletPrompt | null>(null);
/** Whether a wallet is being chosen. */
export const $connecting = atom(false);

export function dismissOutcome(): void {
  $outcome.set(null);
}
