import { timeOfSlot } from '#src/chain/core/time.ts';

/** The last time in a block's 32 bits of half seconds: 2068-01-19. */
const LAST_SLOT = 0xffff_ffff;
/** Leaves a year of blocks if the clock is moved to its end. */
const YEAR = 31_536_000_000;
const LAST_TIME = timeOfSlot(LAST_SLOT) - YEAR;

/** A chain's clock, which can be ahead of its base clock. Milliseconds UTC. */
export interface Clock {
  now(): number;
  /** Moves the clock forward. Throws a RangeError for negative values and after 2067-01-19. */
  advance(ms: number): void;
  /** Sets the clock. Throws a RangeError for past times. */
  set(time: number): void;
}

export function createClock(base: () => number): Clock {
  let ahead = 0;
  const clock: Clock = {
    now: () => base() + ahead,
    advance(ms) {
      if (!(ms >= 0 && Number.isFinite(ms)))
        throw new RangeError("A chain's clock only goes forward.");
      if (clock.now() + ms > LAST_TIME)
        throw new RangeError(
          'Block timestamps end in 2068: the clock goes no further than 2067-01-19.',
        );
      ahead += ms;
    },
    set: (time) => clock.advance(time - clock.now()),
  };
  return clock;
}
