import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { chainNow } from '#src/chain/core/clock.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';

/** One timer for all times on the page. Stopped while the page is hidden or nothing listens. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The chain's time in milliseconds UTC, whole seconds. */
export function clockNow(): number {
  return Math.floor(chainNow() / 1000) * 1000;
}

/** For what changes slowly, such as prices that decay: milliseconds UTC, whole minutes. */
export function wholeMinutes(now: number): number {
  return now - (now % 60_000);
}

function tick(): void {
  for (const listener of listeners) listener();
}

function update(): void {
  const running = listeners.size > 0 && !document.hidden;
  if (running === (timer !== undefined)) return;
  if (running) {
    timer = setInterval(tick, 1000);
    tick();
  } else {
    clearInterval(timer);
    timer = undefined;
  }
}

function subscribeToClock(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', update);
  listeners.add(listener);
  update();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', update);
    update();
  };
}

/**
 * What depends on the chain's time. Each second it is worked out again, and only a changed value is
 * drawn: as a transition, since a clock is no store that all times of a page must read at one moment.
 * @param valueAt text, number or the like, by the time in milliseconds UTC, whole seconds
 * @param onServer the value on the server, which cannot know the visitor's time
 */
export function useClock<T extends string | number | boolean | null>(
  valueAt: (now: number) => T,
  onServer: T,
): T {
  const value = useOnServer() ? onServer : valueAt(clockNow());
  const [, draw] = useState(value);
  const follow = useEffectEvent(() => startTransition(() => draw(valueAt(clockNow()))));
  useEffect(() => subscribeToClock(follow), []);
  return value;
}
