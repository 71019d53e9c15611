import { atom } from 'nanostores';
import type { SignedBytes } from '../../chain/client/signing/offer.ts';
import { chainNow } from '../../chain/core/clock.ts';
import * as limits from '../../chain/core/limits.ts';
import * as v from '../../chain/core/schema.ts';
import { chainConfig } from '../chain/chain.ts';

/** A signed transaction that a node was sent, while no block is known to hold it. */
export interface PendingBytes extends SignedBytes {
  /** What it does and for whom: the same for two transactions that would do it twice. */
  readonly deed: string;
  /** Milliseconds UTC. From then on no chain takes it. */
  readonly expires: number;
  readonly delaySeconds: number;
  /** The endpoint that was sent it last; null while none answered. */
  readonly sentTo: string | null;
}

const pendingForm: v.GenericSchema<unknown, PendingBytes> = v.object({
  ...{ id: v.string(), packed: v.string(), signatures: v.array(v.string()) },
  ...{ deed: v.string(), expires: v.number(), delaySeconds: v.number() },
  sentTo: v.nullable(v.string()),
});

/**
 * The newest last. Kept for the tab, so that a reload remembers them, and never longer: whoever
 * has these bytes can send them.
 */
export const $pendingBytes = atom<readonly PendingBytes[]>(kept());

/** Remembers a transaction, or what is new of it, before and after a node is sent it. */
export function keepPending(pending: PendingBytes): void {
  const others = living().filter(({ id }) => id !== pending.id);
  store([...others, pending].slice(-limits.pendingKept));
}

/** Its fate is known: a block holds it, or no chain will take it. */
export function settlePending(id: string): void {
  if (pendingById(id)) store(living().filter((one) => one.id !== id));
}

export function pendingById(id: string): PendingBytes | null {
  return living().find((one) => one.id === id) ?? null;
}

/** The one that does the same; null where none may still be executed. */
export function pendingTwin(deed: string): PendingBytes | null {
  return living().findLast((one) => one.deed === deed) ?? null;
}

/** Those that a chain may still take, with a margin for its clock. */
function living(): readonly PendingBytes[] {
  const past = chainNow() - limits.clockToleranceMs;
  return $pendingBytes.get().filter(({ expires }) => expires > past);
}

function store(next: readonly PendingBytes[]): void {
  $pendingBytes.set(next);
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(next));
  } catch {
    // A browser that keeps nothing: this page still knows.
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
