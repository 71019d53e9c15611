import { $outcome } from './wallet-state.ts';

export function dismissOutcome(): void {
  $outcome.set(null);
}

/** A failure of another user or wallet no longer applies. */
export function dismissFailure(): void {
  if ($outcome.get()?.kind === 'error') $outcome.set(null);
}
