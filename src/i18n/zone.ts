/** Whether times are shown in UTC, or in the time of this machine: one choice for the whole page. */
let utc = false;
const listeners = new Set<() => void>();

export function inUtc(): boolean {
  return utc;
}

export function showInUtc(on: boolean): void {
  if (on === utc) return;
  utc = on;
  for (const listener of listeners) listener();
}

/** Calls back where the choice changes. For `useSyncExternalStore`. */
export function subscribeToZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
