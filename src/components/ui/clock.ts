import { chainNow } from '#src/chain/core/clock.ts';

/** One timer for all times on the page. Stopped while the page is hidden or nothing listens. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The chain's time in milliseconds UTC, whole seconds. */
export function clockNow(): number {
  return Math.floor(chainNow() / 1000) * 1000;
}

function tick(): void {
  for (const listener of listeners) listener();
}

function update(): void {
  const wanted = listeners.size > 0 && !document.hidden;
  if (wanted === (timer !== undefined)) return;
  if (wanted) {
    timer = setInterval(tick, 1000);
    tick();
  } else {
    clearInterval(timer);
    timer = undefined;
  }
}

/** Calls back each second. For `useSyncExternalStore`. */
export function subscribeToClock(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', update);
  listeners.add(listener);
  update();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', update);
    update();
  };
}
