/** The time a chain goes by, which may run ahead of the one it is made of. Milliseconds UTC. */
export interface Clock {
  now(): number;
  /** Moves all times from now on. Throws a RangeError for less than nothing. */
  advance(ms: number): void;
  /** Goes on from a moment. Throws a RangeError for one that is past. */
  set(time: number): void;
}

export function createClock(base: () => number): Clock {
  let ahead = 0;
  const clock: Clock = {
    now: () => base() + ahead,
    advance(ms) {
      if (!(ms >= 0 && Number.isFinite(ms)))
        throw new RangeError("A chain's clock only goes forward.");
      ahead += ms;
    },
    set: (time) => clock.advance(time - clock.now()),
  };
  return clock;
}
