import { atom } from 'nanostores';
import type { SignedBytes } from '../../chain/client/signing/offer.ts';
import { chainNow } from '../../chain/core/clock.ts';
import * as limits from '../../chain/core/limits.ts';
import * as v from '../../chain/core/schema.ts';
import { chainConfig } from '../chain/chain.ts';

/** A signed transaction that was sent but is not known to be in a block. */
export interface PendingBytes extends SignedBytes {
  /** Key of its effect and user: equal for transactions that would repeat it. */
  readonly deed: string;
  /** Milliseconds UTC. Chains refuse it from then on. */
  readonly expires: number;
  readonly delaySeconds: number;
  /** The endpoint it was last sent to; null if none responded. */
  readonly sentTo: string | null;
}

const pendingForm: v.GenericSchema<unknown, PendingBytes> = v.object({
  id: v.string(),
  packed: v.string(),
  signatures: v.array(v.string()),
  deed: v.string(),
  expires: v.number(),
  delaySeconds: v.number(),
  sentTo: v.nullable(v.string()),
});

/**
 * Newest last. Stored for the tab so that a reload keeps them, and never longer: anyone with these
 * bytes can send them.
 */
export const $pendingBytes = atom<readonly PendingBytes[]>(kept());

/** Adds or updates a transaction, before and after it is sent. */
export function keepPending(pending: PendingBytes): void {
  const others = living().filter(({ id }) => id !== pending.id);
  store([...others, pending].slice(-limits.pendingKept));
}

/** Removes a transaction that is in a block or refused for good. */
export function settlePending(id: string): void {
  if (pendingById(id)) store(living().filter((one) => one.id !== id));
}

export function pendingById(id: string): PendingBytes | null {
  return living().find((one) => one.id === id) ?? null;
}

/** A pending transaction with the same effect; null for none. */
export function pendingTwin(deed: string): PendingBytes | null {
  return living().findLast((one) => one.deed === deed) ?? null;
}

/** Those not expired yet, with a margin for clock differences. */
function living(): readonly PendingBytes[] {
  const past = chainNow() - limits.clockToleranceMs;
  return $pendingBytes.get().filter(({ expires }) => expires > past);
}

function store(next: readonly PendingBytes[]): void {
  $pendingBytes.set(next);
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(next));
  } catch {
    // Storage is not available: this page still has the list.
  }
}

function storageKey(): string {
  return `pronghorn-pending/${chainConfig().key}`;
}

function kept(): readonly PendingBytes[] {
  try {
    const text = sessionStorage.getItem(storageKey()) ?? '[]';
    return v.parse(v.array(pendingForm), JSON.parse(text));
  } catch {
    return [];
  }
}
