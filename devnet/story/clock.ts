/** The time a chain goes by: the story's while it is told, the machine's afterwards. */
export interface StoryClock {
  now(): number;
  /** Milliseconds. */
  advance(by: number): void;
  /** Goes on to a time, unless that is past already. */
  reach(time: number): void;
  /** From here on the machine's time, or the story's where that is ahead. */
  release(): void;
}

export function createStoryClock(start: number): StoryClock {
  let time = start;
  let released = false;
  return {
    now: () => (released ? Math.max(time, Date.now()) : time),
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
