/** A chain's clock: the story's time while it runs, then the machine's. */
export interface StoryClock {
  now(): number;
  /** Milliseconds. */
  advance(by: number): void;
  /** Advances to a time unless it is past. */
  reach(time: number): void;
  /** The machine's time. */
  machine(): number;
  /** Switches to the machine's clock, or stays ahead of it. */
  release(): void;
}

/** @param machine another clock than the machine's */
export function createStoryClock(start: number, machine: () => number = Date.now): StoryClock {
  let time = start;
  let released = false;
  return {
    now: () => (released ? Math.max(time, machine()) : time),
    machine,
    advance(by) {
      time += by;
    },
    reach(later) {
      time = Math.max(time, later);
    },
    release() {
      released = true;
    },
  };
}
