import { timeOfSlot } from '#src/chain/core/time.ts';

/** The last moment that a block's 32 bits of half seconds can name: 2068-01-19. */
const LAST_SLOT = 0xffff_ffff;
/** Blocks go on for a year where a clock was moved to its end. */
const YEAR = 31_536_000_000;
const LAST_TIME = timeOfSlot(LAST_SLOT) - YEAR;

/** The time a chain goes by, which may run ahead of the one it is made of. Milliseconds UTC. */
export interface Clock {
  now(): number;
  /** Moves all times from now on. Throws a RangeError for less than nothing, and past 2067-01-19. */
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
