import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { largestVoters, votersOfProducer } from '#src/chain/client/vote/largest-voters.ts';
import { concentration } from '#src/chain/model/vote/concentration.ts';
import type { Fetch } from '#src/chain/rpc/transport.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

/** A chain whose table of voters never ends. */
const endless: Fetch = async (input, init) => {
  const response = await fetch(input, init);
  const body = typeof init?.body === 'string' ? init.body : '';
  if (!body.includes('"table":"voters"') || body.includes('"limit":1}')) return response;
  const { rows } = (await response.json()) as { rows: { owner: string }[] };
  // A node's next key is beyond the last one.
  const asked = (JSON.parse(body) as { lower_bound?: string }).lower_bound ?? '0';
  return Response.json({ rows: rows.slice(0, 5), more: true, next_key: `${Number(asked) + 1}` });
};

describe('the largest voters', () => {
  it('are ranked by weight, among all voters of a small chain', async () => {
    const { rows, among } = await largestVoters(access);
    expect(among).toBe('all');
    expect(rows.map(({ weight }) => weight)).toEqual(
      rows.map(({ weight }) => weight).toSorted((a, b) => b - a),
    );
    expect(rows.every(({ weight }) => weight > 0)).toBe(true);
  });

  it('are among the largest stakes of a chain with too many voters', async () => {
    const large = openChain(running.config, { fetch: endless });
    const { rows, among } = await largestVoters(large);
    expect(among).toBe('largest-stakes');
    expect(rows.length).toBeGreaterThan(5);
  });

  it('are among the first rows without a Light API', async () => {
    const large = openChain({ ...running.config, lightApi: null }, { fetch: endless });
    expect(await largestVoters(large)).toMatchObject({ among: 'first-rows' });
  });

  it('of a producer vote for it directly', async () => {
    const { rows } = await votersOfProducer(access, 'bpalpha11111');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ producers }) => producers.includes('bpalpha11111'))).toBe(true);
  });
});

describe('the concentration of votes', () => {
  const producer = (voteShare: number, active = true) => ({ voteShare, active });

  it('counts the fewest producers with half of the votes', () => {
    const shares = [producer(0.2), producer(0.1), producer(0.1), producer(0.4, false)];
    expect(concentration(shares)).toMatchObject({ half: 1, first: 0.5, ten: 1, producing: 1 });
    const equal = Array.from({ length: 40 }, () => producer(0.025));
    expect(concentration(equal).half).toBe(20);
    expect(concentration(equal).ten).toBeCloseTo(0.25);
    expect(concentration(equal).producing).toBeCloseTo(0.525);
  });

  it('is zero without votes', () => {
    expect(concentration([producer(0)])).toEqual({ half: 0, first: 0, ten: 0, producing: 0 });
    expect(concentration([])).toMatchObject({ half: 0, first: 0 });
  });
});
