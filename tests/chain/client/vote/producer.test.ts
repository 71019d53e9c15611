import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import {
  claimablePay,
  rankChange,
  readPublishedProducer,
  unclaimedPay,
} from '#src/chain/client/vote/producer.ts';
import type { Fetch } from '#src/chain/rpc/transport.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

const OWNER = 'bpalpha11111';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

describe('a producer', () => {
  it('rose or fell since the previous day, if a backend reports it', async () => {
    const there = (change: unknown) =>
      openChain(running.config, {
        fetch: async (input, init) => {
          const response = await fetch(input, init);
          if (!String(input).includes(`/producers/${OWNER}`)) return response;
          const body = (await response.json()) as object;
          return Response.json({ ...body, rankChange: change });
        },
      });
    expect(await rankChange(there(-2), OWNER)).toBe(-2);
    expect(await rankChange(there(0), OWNER)).toBe(0);
    expect(await rankChange(there(1.5), OWNER)).toBeNull();
    expect(await rankChange(there(1e9), OWNER)).toBeNull();
    const alone = openChain({ ...running.config, backendUrl: null });
    expect(await rankChange(alone, OWNER)).toBeNull();
  });

  it('has pay for its share of unpaid blocks', async () => {
    const global = { perblock_bucket: 10_000, pervote_bucket: 0, total_unpaid_blocks: 40 };
    const filled: Fetch = (input, init) =>
      typeof init?.body === 'string' && init.body.includes('"table":"global"')
        ? Promise.resolve(Response.json({ rows: [global], more: false }))
        : fetch(input, init);
    const there = openChain(running.config, { fetch: filled });
    const pay = await unclaimedPay(there, {
      owner: OWNER,
      unpaidBlocks: 10,
      votes: 1,
      claimedAt: null,
    });
    expect(pay).toMatchObject({
      kind: 'buckets',
      byBlocks: { units: 2_500n, symbol: running.config.coreSymbol },
    });
  });

  it('can claim what its own row earned, a day after the last claim, and no other account can', async () => {
    const global = { perblock_bucket: 10_000, pervote_bucket: 0, total_unpaid_blocks: 40 };
    const row = { owner: OWNER, is_active: 1, total_votes: '1.0', unpaid_blocks: 10 };
    const there = (producer: object) =>
      openChain(running.config, {
        fetch: (input, init) => {
          const body = typeof init?.body === 'string' ? init.body : '';
          const rows = body.includes('"table":"global"')
            ? [global]
            : body.includes('"table":"producers"')
              ? [{ ...row, ...producer }]
              : null;
          return rows ? Promise.resolve(Response.json({ rows, more: false })) : fetch(input, init);
        },
      });
    const claimed = { last_claim_time: '2026-01-01T00:00:00.000' };
    expect(await claimablePay(there(claimed), OWNER)).toMatchObject({
      amount: { units: 2_500n },
      at: Date.UTC(2026, 0, 2),
    });
    const never = { last_claim_time: '1970-01-01T00:00:00.000' };
    expect(await claimablePay(there(never), OWNER)).toMatchObject({ at: 0 });
    expect(await claimablePay(there({ ...claimed, is_active: 0 }), OWNER)).toBeNull();
    // A node that answers with another row.
    expect(await claimablePay(there(claimed), 'bpbravo11111')).toBeNull();
    expect(await claimablePay(access, 'alice')).toBeNull();
  });

  it('has its share of the system fees, which another contract pays', async () => {
    const producer = { owner: OWNER, unpaidBlocks: 0, votes: 1, claimedAt: null };
    const byFees = async (row: object, config = running.config) => {
      const there = openChain(config, {
        fetch: (input, init) =>
          typeof init?.body === 'string' && init.body.includes('"code":"eosio.bpay"')
            ? Promise.resolve(Response.json({ rows: [row], more: false }))
            : fetch(input, init),
      });
      const pay = await unclaimedPay(there, producer);
      return pay?.kind === 'buckets' ? pay.byFees : undefined;
    };
    const { coreSymbol: symbol, accounts } = running.config;
    // The contract counts the token that the core token replaced.
    const units = 12_345n;
    expect(await byFees({ owner: OWNER, quantity: '1.2345 EOS' })).toEqual({ units, symbol });
    expect(await byFees({ owner: 'bpbravo11111', quantity: '1.2345 EOS' })).toEqual({
      units: 0n,
      symbol,
    });
    expect(await byFees({ owner: OWNER, quantity: '1.23 OTHER' })).toBeNull();
    expect(await byFees({ owner: OWNER, quantity: 5 })).toBeNull();
    const { systemWrapper, ...others } = accounts;
    expect(systemWrapper).toBeDefined();
    const classic = { ...running.config, accounts: others };
    expect(await byFees({ owner: OWNER, quantity: '1.2345 EOS' }, classic)).toBeNull();
  });

  it('publishes facts by the backend, if a contract has none', async () => {
    const published = await readPublishedProducer(access, OWNER);
    expect(published).toMatchObject({ source: 'backend', nodes: { length: 1 } });
    expect(published?.nodes[0]?.country).toMatch(/^[A-Z]{2}$/);
    const alone = openChain({ ...running.config, backendUrl: null });
    expect(await readPublishedProducer(alone, OWNER)).toBeNull();
    expect(await readPublishedProducer(access, 'alice')).toBeNull();
  });

  it('publishes a bp.json in a contract', async () => {
    const json = JSON.stringify({ org: { candidate_name: 'Alpha' }, nodes: [] });
    const withContract: Fetch = (input, init) =>
      typeof init?.body === 'string' && init.body.includes('"producerjson"')
        ? Promise.resolve(Response.json({ rows: [{ owner: OWNER, json }], more: false }))
        : fetch(input, init);
    const there = openChain(running.config, { fetch: withContract });
    expect(await readPublishedProducer(there, OWNER)).toMatchObject({
      source: 'producerjson',
      name: 'Alpha',
    });
  });
});
