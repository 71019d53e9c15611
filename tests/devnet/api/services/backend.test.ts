import { PrivateKey } from '@wharfkit/antelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountTokens, searchAccounts } from '#src/chain/services/backend/accounts.ts';
import { type Backend, createBackend } from '#src/chain/services/backend/backend.ts';
import * as dfuse from '#src/chain/services/backend/dfuse.ts';
import { getNftHistory } from '#src/chain/services/backend/nft-history.ts';
import * as prices from '#src/chain/services/backend/prices.ts';
import * as producers from '#src/chain/services/backend/producers.ts';
import * as v from '#src/chain/core/schema.ts';
import * as statistics from '#src/chain/services/backend/statistics.ts';
import * as tokens from '#src/chain/services/backend/tokens.ts';
import { getTransfers } from '#src/chain/services/backend/transfers.ts';
import { BOOT_TIMEOUT, keyOf } from '../support.ts';
import { run, type Running } from './running.ts';

let running: Running;
let backend: Backend;
const place = { chain: 'eos', contract: 'core.vaulta', symbol: 'A' };

beforeAll(async () => {
  running = await run('eos');
  backend = createBackend({ url: running.config.backendUrl });
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

/** Asks a node, to compare. */
async function node(path: string, body: object): Promise<Record<string, unknown>> {
  const url = `${running.devnet.url}/v1/chain/${path}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, unknown>;
}

describe('accounts and tokens of the backend', () => {
  it('finds accounts by the beginning of their name', async () => {
    expect(await searchAccounts(backend, ' Bp')).toHaveLength(10);
    expect(await searchAccounts(backend, 'ali')).toEqual(['alice']);
    expect(await searchAccounts(backend, 'zzz')).toEqual([]);
  });

  it('reports what an account holds as the node does, the worthiest first', async () => {
    const { tokens: held, total_tokens_usd } = await getAccountTokens(backend, 'alice', 'A');
    const [balance] = Object.values(
      await node('get_currency_balance', { code: 'core.vaulta', account: 'alice', symbol: 'A' }),
    );
    const [first] = held;
    expect(`${first?.amount} A`).toBe(balance);
    expect(first?.usd_value).toBeCloseTo(
      Number(first?.amount) * (await prices.getTicker(backend)),
      0,
    );
    // EOS is worth as much as A.
    const own = held.filter(({ contract }) => ['core.vaulta', 'eosio.token'].includes(contract));
    const worth = own.reduce((sum, { usd_value }) => sum + (usd_value ?? 0), 0);
    expect(total_tokens_usd).toBeCloseTo(worth, 6);
    expect(held.map(({ contract }) => contract)).toContain('airdropfund1');
  });

  it('lists tokens, one by its key, holders and how many they are', async () => {
    const listed = await tokens.getTokens(backend);
    expect(listed[0]).toMatchObject({
      key: 'A-eos-core.vaulta',
      rank: 1,
      supply: { precision: 4 },
    });
    const fake = listed.find(({ account }) => account === 'eosiotoken11');
    expect(fake?.metadata.website).toMatch(/^javascript:/);
    expect(await tokens.getToken(backend, 'A-eos-core.vaulta')).toMatchObject({ symbol: 'A' });
    await expect(tokens.getToken(backend, 'NO-eos-none')).rejects.toMatchObject({ status: 404 });
    const holders = await tokens.getTopHolders(backend, place);
    expect(await tokens.getTokenHoldersCount(backend, place)).toBe(holders.length);
    const amounts = holders.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  it('reports transfers in and out, the newest first', async () => {
    const all = await getTransfers(backend, 'alice');
    const incoming = await getTransfers(backend, 'alice', { incoming: true });
    const outgoing = await getTransfers(backend, 'alice', { incoming: false });
    expect(incoming.every(({ to }) => to === 'alice')).toBe(true);
    expect(outgoing.every(({ from }) => from === 'alice')).toBe(true);
    expect(incoming.length * outgoing.length).toBeGreaterThan(0);
    const blocks = all.map(({ block_num }) => Number(block_num));
    expect(blocks).toEqual(blocks.toSorted((a, b) => b - a));
    const grass = await getTransfers(backend, 'alice', { symbol: 'GRASS' });
    expect(grass.map(({ contract }) => contract)).toEqual(['airdropfund1']);
  });
});

describe('figures of the backend', () => {
  it('agree with each other and with the chain', async () => {
    const supply = await statistics.getSupply(backend, 'A');
    const stats = await node('get_currency_stats', { code: 'core.vaulta', symbol: 'A' });
    const reported = (stats['A'] as { supply: string }).supply;
    expect(supply.supply).toBe(Number(reported.split(' ')[0]));
    expect(supply.circulating).toBeLessThan(supply.supply ?? 0);
    expect(await statistics.getUserCount(backend)).toBe(running.devnet.chain.accountNames().length);
    const { tps, aps } = await backend.get('/tps', statistics.tpsResponse);
    expect(aps).toBeGreaterThanOrEqual(tps);
    expect(await backend.get('/actions', statistics.latestActionsResponse)).toHaveLength(20);
    expect((await statistics.getSnapshot(backend, 'genesis')).length).toBeGreaterThan(10);
  });

  it('move as a price does, and end at the ticker', async () => {
    const chart = await prices.getPriceChart(backend);
    expect(chart).toHaveLength(168);
    for (const { o, h, l, c } of chart) {
      expect(h).toBeGreaterThanOrEqual(Math.max(o, c));
      expect(l).toBeLessThanOrEqual(Math.min(o, c));
    }
    expect(chart.at(-1)?.c).toBeCloseTo(await prices.getTicker(backend), 3);
    for (const [type, count] of [
      ['day', 96],
      ['week', 168],
      ['year', 365],
    ] as const)
      expect(await prices.getPriceSeries(backend, 'A', type)).toHaveLength(count);
    const again = await prices.getPriceChart(backend);
    expect(again.slice(0, -1)).toEqual(chart.slice(0, -1));
    expect(await prices.getForex(backend)).toMatchObject({ USD: 1, JPY: 151.3 });
  });
});

describe('producers and lending of the backend', () => {
  it('rank producers as their votes do, a page at a time', async () => {
    const { count, producers: first } = await producers.getProducerPage(backend, 1, 10);
    const { producers: second } = await producers.getProducerPage(backend, 2, 10);
    expect([first.length, second[0]?.rank]).toEqual([10, 11]);
    expect(count).toBe(24);
    const { rows } = await node('get_producers', { json: true, limit: 1 });
    expect((rows as { owner: string }[])[0]?.owner).toBe(first[0]?.owner);
    const one = await producers.getProducer(backend, 'bpalpha11111');
    expect(one.nodes[0]?.location.latitude).toBeTypeOf('number');
    await expect(producers.getProducer(backend, 'alice')).rejects.toMatchObject({ status: 404 });
  });

  it('report loans that are the next to end; nobody waits in the queue', async () => {
    const lending = await run('bos');
    const rowsOf = async (type: string) => {
      const response = await fetch(`${lending.config.backendUrl}/rex?type=${type}`);
      return ((await response.json()) as { rows: { from: string }[] }).rows;
    };
    const loans = await rowsOf('getExpiringLoans');
    expect(loans.map(({ from }) => from).toSorted()).toEqual(['alice', 'erin', 'erin']);
    expect(await rowsOf('getQueue')).toEqual([]);
    await lending.devnet.close();
  });
});

describe('what the backend requests from others', () => {
  it('reports links, accounts of a key and rows as dfuse does', async () => {
    expect(await dfuse.dfusePermissionLinks(backend, 'alice')).toContainEqual({
      contract: 'eosio.token',
      action: 'transfer',
      permission_name: 'trading',
    });
    const key = String(PrivateKey.from(keyOf(running.devnet, 'alice')).toPublic());
    expect(await dfuse.dfuseKeyAccounts(backend, key)).toEqual(['alice']);
    const { rows } = await node('get_table_rows', {
      code: 'eosio',
      scope: 'eosio',
      table: 'global',
      json: false,
    });
    const [decoded] = await dfuse.dfuseDecodeRows(backend, 'eosio', 'global', rows as string[]);
    expect(decoded).toMatchObject({ max_ram_size: expect.anything() as unknown });
    expect(await dfuse.dfuseMsigHistory(backend, 'alice', 'none')).toEqual([]);
  });

  it('serves the history of NFTs and watches accounts', async () => {
    const history = await getNftHistory(backend, 'eos', '1099511627776');
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['logsetdata', 'transfer', 'logtransfer', 'logmint']),
    );
    expect(await getNftHistory(backend, 'eos', '100000000000002')).not.toEqual([]);
    await backend.get('/watcher?type=create&channel=alice', v.unknown());
    expect(running.devnet.watched.has('alice')).toBe(true);
    await backend.get('/watcher?type=remove&channel=alice', v.unknown());
    expect(running.devnet.watched.has('alice')).toBe(false);
  });
});

describe('a fault of the backend', () => {
  it('is reported by the client, and leaves the node alone', async () => {
    await running.order({ route: '/backend', kind: 'status', value: 503 });
    expect(await node('get_info', {})).toHaveProperty('chain_id');
    await expect(prices.getForex(backend)).rejects.toThrow('Bad response from server 503');
    for (const kind of ['html', 'truncate', 'drop', 'missing-plugin']) {
      await running.order({ route: '/backend/forex', kind });
      await expect(prices.getForex(backend)).rejects.toThrow();
    }
    expect(await prices.getForex(backend)).toHaveProperty('EUR');
  });
});
