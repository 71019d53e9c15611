/** A time as nodes write it: `2026-01-01T00:00:00.500`. */
export function formatTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, -1);
}

/** A time in whole seconds, rounded down: `2026-01-01T00:00:00`. */
export function formatTimeSeconds(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}
