/**
 * How times are written: as the language does (with AM and PM in English), by a clock of 24 hours, or
 * by ISO 8601.
 */
export const clockStyles = ['usual', '24', 'iso'] as const;

export type ClockStyle = (typeof clockStyles)[number];

let style: ClockStyle = 'usual';
const listeners = new Set<() => void>();

export function clockStyle(): ClockStyle {
  return style;
}

export function showClock(key: string): void {
  const chosen = clockStyles.find((one) => one === key) ?? 'usual';
  if (chosen === style) return;
  style = chosen;
  for (const listener of listeners) listener();
}

/** Calls back where the choice changes. For `useSyncExternalStore`. */
export function subscribeToClockStyle(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
