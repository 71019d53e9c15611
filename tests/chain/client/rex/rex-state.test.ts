import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import {
  expiringLoans,
  rexMaturityOf,
  rexQueue,
  rexState,
  weekOfPrices,
} from '#src/chain/client/rex/rex-state.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  // CPU and NET are rented there.
  running = await run('bos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

describe('REX', () => {
  it('has a pool and a return', async () => {
    const state = await rexState(access);
    expect(state?.pool.lendable.units).toBeGreaterThan(0n);
    // Fees begin to flow with the next half of a day.
    const later = openChain(running.config, { now: () => Date.now() + 13 * 3_600_000 });
    expect((await rexState(later))?.yearly).toBeGreaterThan(0);
  });

  it('matures after 4 to 5 days if the chain states no rule', async () => {
    expect(await rexMaturityOf(access)).toMatchObject({ days: 5, buysToSavings: false });
  });

  it('matures after 21 days, into savings, where a table says so', async () => {
    const vaulta = await run('eos');
    const maturity = await rexMaturityOf(openChain(vaulta.config));
    await vaulta.devnet.close();
    expect(maturity).toMatchObject({ days: 21, buysToSavings: true });
  });

  it('has loans, the next to expire first, and a queue', async () => {
    const loans = await expiringLoans(access);
    expect(loans.length).toBeGreaterThan(0);
    const times = loans.map(({ expiresAt }) => expiresAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Array.isArray(await rexQueue(access))).toBe(true);
  });

  it('has a week of prices where a service keeps them', async () => {
    expect((await weekOfPrices(access)).length).toBeGreaterThan(100);
    const alone = openChain({ ...running.config, backendUrl: null });
    await expect(async () => weekOfPrices(alone)).rejects.toMatchObject({
      name: 'UnsupportedError',
    });
  });
});
