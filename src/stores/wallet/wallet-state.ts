import { atom } from 'nanostores';
import type { Action } from '../../chain/actions/action.ts';
import type { Before } from '../../chain/model/signing/before.ts';
import type { SigningFailure } from '../../chain/sign/session/signing-failure.ts';
import type { SigningStage, WalletPrompt } from '../../chain/sign/session/user-interface.ts';
import type { User } from '../../chain/sign/users/users.ts';

/** The outcome of the last signing, until it is dismissed or the visitor goes on. */
export type TransactionOutcome =
  /** A node accepted it. It succeeds only once a block contains it. */
  | {
      readonly kind: 'sent';
      readonly transactionId: string;
      /** The block number reported by the accepting node; null if unknown. */
      readonly blockNum: number | null;
      /** Host of the accepting node; null if a wallet sent it or it was found by its id. */
      readonly acceptedBy: string | null;
      /** Host of a node that reported another transaction id; null for none. */
      readonly foreignFrom: string | null;
      /** Delay of its actions on the chain, during which they can be cancelled. */
      readonly delaySeconds: number;
      /** The user's own; empty if they are not known. */
      readonly actions: readonly Action[];
      /** What its only action replaced; null if there was nothing or it is not known. */
      readonly before: Before | null;
    }
  | {
      readonly kind: 'error';
      readonly message: string;
      /** Host of the node that wrote the message; null for others. */
      readonly source: string | null;
      /** Null if only the message is known. */
      readonly failure: SigningFailure | null;
      /** Set if the transaction may still be executed. */
      readonly transactionId: string | null;
      /** Host of the node that refused it without a second confirmation. */
      readonly refusedBy: string | null;
      /** Retries; null if a form does it. */
      readonly again: (() => void) | null;
    };

/** The logged-in user; null for a visitor. */
export const $user = atom<User | null>(null);
export const $outcome = atom<TransactionOutcome | null>(null);
/** The current step of signing; null if idle. */
export const $signingStage = atom<SigningStage | null>(null);
/** The wallet's prompt. */
export const $prompt = atom<WalletPrompt | null>(null);
/** A short notification over the page. `src/islands/wallet/toasts.tsx` has its words. */
export type ToastKind = 'free-cpu-used';
export const $toast = atom<ToastKind | null>(null);
/** Whether the wallet list is open. */
export const $connecting = atom(false);
