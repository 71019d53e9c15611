/**
 * Asks again and again while it runs, the next time when the last answer is there and the pause is
 * over. What it asks must not be answered twice at once.
 */
export function createPoller(poll: (signal: AbortSignal) => Promise<unknown>, pauseMs: number) {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function round(controller: AbortController): Promise<void> {
    // The caller shows its own failures; one of them must not end the polling.
    await poll(controller.signal).catch(() => undefined);
    if (!controller.signal.aborted) timer = setTimeout(() => void round(controller), pauseMs);
  }

  return {
    /** The first time at once. Does nothing while it runs. */
    start(): void {
      if (running) return;
      running = new AbortController();
      void round(running);
    },

    stop(): void {
      clearTimeout(timer);
      running?.abort();
      running = null;
    },
  };
}
