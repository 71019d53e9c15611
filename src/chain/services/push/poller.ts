/**
 * Polls while it runs. The next poll starts a pause after the last one ended, so polls never
 * overlap.
 */
export function createPoller(poll: (signal: AbortSignal) => Promise<unknown>, pauseMs: number) {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function round(controller: AbortController): Promise<void> {
    // The caller handles failures. A failure must not end the polling.
    await poll(controller.signal).catch(() => undefined);
    if (!controller.signal.aborted) timer = setTimeout(() => void round(controller), pauseMs);
  }

  return {
    /** The first poll starts at once. Does nothing while running. */
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
