import { describe, expect, it } from 'vitest';
import { judgeClock } from '#src/chain/model/block/chain-clock.ts';

const HOUR = 3_600_000;
const one = 'https://eos.one.example';
const two = 'https://eos.two.org';
const here = 'http://127.0.0.1:8888';

const reading = (endpoint: string, ahead: number) => ({ endpoint, ahead });
const device = { offset: 0, signing: 0, off: null, sure: true };

describe('the chain’s clock', () => {
  it.each([
    ['nobody was heard', []],
    ['a head is as old as heads are', [reading(one, -500)]],
    ['a head is half a minute off', [reading(one, 30_000)]],
    ['a head is half a minute behind', [reading(one, -30_000)]],
  ])('is this device’s where %s', (_what, readings) => {
    expect(judgeClock(readings)).toEqual(device);
  });

  it('is this device’s where any node agrees with it, and says whose is off', () => {
    expect(judgeClock([reading(one, 2 * HOUR), reading(two, -500)])).toEqual({
      offset: 0,
      signing: 0,
      off: { whose: 'node', endpoint: one, ms: 2 * HOUR },
      sure: true,
    });
  });

  it('is not a single node’s that is ahead', () => {
    expect(judgeClock([reading(one, 30_001)])).toEqual({
      offset: 0,
      signing: 0,
      off: { whose: 'node', endpoint: one, ms: 30_001 },
      sure: false,
    });
  });

  it('is, for a signature, a single node’s that is behind: it expires the sooner', () => {
    expect(judgeClock([reading(one, -HOUR)])).toEqual({
      offset: 0,
      signing: -HOUR,
      off: { whose: 'node', endpoint: one, ms: -HOUR },
      sure: false,
    });
  });

  it('is not that of two endpoints of one operator', () => {
    const readings = [reading(one, HOUR), reading('https://api.one.example', HOUR)];
    expect(judgeClock(readings)).toMatchObject({ offset: 0, signing: 0, off: { whose: 'node' } });
  });

  it('is that of two operators that agree: this device’s is wrong', () => {
    expect(judgeClock([reading(one, HOUR), reading(two, HOUR + 30_000)])).toEqual({
      offset: HOUR,
      signing: HOUR,
      off: { whose: 'device', endpoint: null, ms: -HOUR },
      sure: true,
    });
  });

  it('shows no time where two operators agree that it is behind: it may have halted', () => {
    expect(judgeClock([reading(one, -HOUR), reading(two, -HOUR)])).toEqual({
      offset: 0,
      signing: -HOUR,
      off: { whose: 'device', endpoint: null, ms: HOUR },
      sure: true,
    });
  });

  it('is the earliest where operators disagree with each other and with the device', () => {
    expect(judgeClock([reading(one, HOUR), reading(two, 2 * HOUR)])).toMatchObject({
      offset: 0,
      signing: 0,
      off: { whose: 'node', endpoint: two },
    });
    expect(judgeClock([reading(one, -HOUR), reading(two, 2 * HOUR)])).toMatchObject({
      offset: 0,
      signing: -HOUR,
    });
  });

  it.each([here, 'http://localhost:8888', 'http://[::1]:8888'])(
    'is that of the only node where it runs on this machine: %s',
    (endpoint) => {
      expect(judgeClock([reading(endpoint, 72 * HOUR)])).toEqual({
        offset: 72 * HOUR,
        signing: 72 * HOUR,
        off: { whose: 'node', endpoint, ms: 72 * HOUR },
        sure: true,
      });
    },
  );

  it('is not that of a node on this machine beside another operator’s', () => {
    expect(judgeClock([reading(here, 72 * HOUR), reading(two, -HOUR)])).toMatchObject({
      offset: 0,
      signing: -HOUR,
    });
    expect(judgeClock([reading('http://nodeos:8888', HOUR)])).toMatchObject({ offset: 0 });
    expect(judgeClock([reading('nodeos', HOUR)])).toMatchObject({ offset: 0 });
  });
});
