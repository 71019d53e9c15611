import { atom } from 'nanostores';
import type { SigningFailure } from '../../chain/sign/session/signing-failure.ts';
import type { SigningStage, WalletPrompt } from '../../chain/sign/session/user-interface.ts';
import type { User } from '../../chain/sign/users/users.ts';

/** How the last signature ended, until it is dismissed or the visitor goes on. */
export type Outcome =
  /** A node says that it accepted it. Only a block makes it a success. */
  | {
      readonly kind: 'sent';
      readonly transactionId: string;
      /** Where the node that took it put it; null where none said. */
      readonly blockNum: number | null;
      /** Host of the node that accepted it; null where a wallet sent it, or it was found by its id. */
      readonly acceptedBy: string | null;
      /** Host of a node that named another transaction; null where none did. */
      readonly foreignFrom: string | null;
      /** How long its actions wait on the chain, where they can be cancelled. */
      readonly delaySeconds: number;
    }
  | {
      readonly kind: 'error';
      readonly message: string;
      /** Null where nothing is known but the words. */
      readonly failure: SigningFailure | null;
      /** Of a transaction that may be executed all the same. */
      readonly transactionId: string | null;
      /** Host of the node that refused it, where no other confirmed that. */
      readonly refusedBy: string | null;
      /** Does the same once more; null where a form does it. */
      readonly again: (() => void) | null;
    };

/** Who would sign; null for a visitor. */
export const $user = atom<User | null>(null);
export const $outcome = atom<Outcome | null>(null);
/** What signing is doing; null when nothing is signed. */
export const $signingStage = atom<SigningStage | null>(null);
/** What a wallet wants to have shown. */
export const $prompt = atom<WalletPrompt | null>(null);
/** What is told in passing, over the page. */
export const $toast = atom<'free-cpu-used' | null>(null);
/** Whether a wallet is being chosen. */
export const $connecting = atom(false);

export function dismissOutcome(): void {
  $outcome.set(null);
}

/** What failed as somebody else, or with another wallet, says nothing of what comes now. */
export function dismissFailure(): void {
  if ($outcome.get()?.kind === 'error') $outcome.set(null);
}
