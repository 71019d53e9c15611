import { atom, onMount } from 'nanostores';
import type { SignedBytes } from '../../chain/client/signing/broadcast.ts';
import { signingNow } from '../../chain/core/clock.ts';
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
 * Newest last. Stored for every tab of this browser until they expire, so that none signs the same
 * again unaware. Who reads the store could send these bytes, which is what their user wanted.
 */
export const $pendingBytes = atom<readonly PendingBytes[]>(kept());

onMount($pendingBytes, () => {
  if (typeof addEventListener === 'undefined') return undefined;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey() || key === null) $pendingBytes.set(kept());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

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

/** A pending transaction with the same effect, of any tab; null for none. */
export function pendingDuplicate(intent: string): PendingBytes | null {
  return living().findLast((one) => one.deed === intent) ?? null;
}

/** Whether storage has all of them. Otherwise this page alone does. */
let isStored = true;

/** Those not expired yet, with a margin for clock differences. Another tab may have added some. */
function living(): readonly PendingBytes[] {
  const past = signingNow() - limits.clockToleranceMs;
  const all = isStored ? kept() : $pendingBytes.get();
  return all.filter(({ expires }) => expires > past);
}

function store(next: readonly PendingBytes[]): void {
  try {
    localStorage.setItem(storageKey(), JSON.stringify(next));
    isStored = true;
  } catch {
    isStored = false;
  }
  $pendingBytes.set(next);
}

function storageKey(): string {
  return `pronghorn-pending/${chainConfig().key}`;
}

function kept(): readonly PendingBytes[] {
  try {
    const text = localStorage.getItem(storageKey()) ?? '[]';
    return v.parse(v.array(pendingForm), JSON.parse(text));
  } catch {
    return [];
  }
}
