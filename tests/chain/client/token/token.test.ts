import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { chainFigures } from '#src/chain/client/chain/chain-figures.ts';
import { tokenFacts, tokenPriceSeries } from '#src/chain/client/token/token-facts.ts';
import { tokenList, tokenSupply } from '#src/chain/client/token/token-list.ts';
import { holderCount, topHolders, topRam, topStake } from '#src/chain/client/token/top-accounts.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { capOf } from '#src/chain/model/token/listed-token.ts';
import type { Fetch } from '#src/chain/rpc/transport.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

const A = { contract: 'core.vaulta', code: 'A' };

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

const without = (services: Partial<ChainAccess['config']>): ChainAccess =>
  openChain({ ...running.config, ...services });
const nodeAlone = () => without({ backendUrl: null, lightApi: null, accountServiceUrl: null });

describe('the list of tokens', () => {
  it('begins with the core token, with supply and price', async () => {
    const { tokens, sources, failed } = await tokenList(access, 'USD');
    expect(tokens[0]).toMatchObject({ ...A, market: { price: expect.any(Number) as number } });
    expect(tokens[0]?.supply?.symbol.code).toBe('A');
    expect([sources, failed]).toEqual([[running.config.backendUrl], []]);
  });

  it('counts what is in circulation of the core token and of the one before it', async () => {
    const { tokens } = await tokenList(access, 'USD');
    const figures = await chainFigures(access);
    const [core, legacy] = ['A', 'EOS'].map((code) => tokens.find((token) => token.code === code));
    expect(core?.circulating).toEqual(figures.circulating);
    const price = core?.market?.price ?? 0;
    expect(core && capOf(core)).toBeCloseTo((Number(figures.circulating?.units) / 1e4) * price, 2);
    expect(legacy?.circulating?.units).toBeLessThan(legacy?.supply?.units ?? 0n);
    expect((await tokenFacts(access, A, 'USD'))?.circulating).toEqual(figures.circulating);
    const usdt = tokens.find(({ contract }) => contract === 'tethertether');
    expect(usdt?.circulating).toEqual(usdt?.supply ?? undefined);
  });

  it('has no capitalisation where a balance is not known', async () => {
    const failing: Fetch = (input, init) =>
      /"scope":"(eosio|\d+)".*"accounts"/.test(String(init?.body))
        ? Promise.resolve(new Response('', { status: 500 }))
        : fetch(input, init);
    const { tokens } = await tokenList(openChain(running.config, { fetch: failing }), 'USD');
    expect(tokens[0]).toMatchObject({ ...A, circulating: null });
    expect(tokens[0] && capOf(tokens[0])).toBeNull();
  });

  it('has the known tokens of the chain if no service lists any', async () => {
    const { tokens, sources } = await tokenList(nodeAlone(), 'USD');
    expect(tokens.map(({ code }) => code)).toContain('USDT');
    // The core token's price is by contracts.
    const priced = tokens.filter(({ market }) => market !== null);
    expect(priced.map(({ code }) => code)).toEqual(['A', 'EOS']);
    expect(sources).toEqual([]);
  });

  it('names a service that failed', async () => {
    await running.order({ route: '/backend/tokens', kind: 'status', value: 500 });
    expect((await tokenList(access, 'USD')).failed).toEqual([running.config.backendUrl]);
  });

  it('leaves out what cannot be a token', async () => {
    const listed = { key: 'x', account: 'alice', symbol: 'w'.repeat(400) };
    const lying: Fetch = (input, init) =>
      String(input).endsWith('/backend/tokens')
        ? Promise.resolve(Response.json([listed, { ...listed, symbol: 'TRUE' }]))
        : fetch(input, init);
    const { tokens } = await tokenList(openChain(running.config, { fetch: lying }), 'USD');
    expect(tokens.filter(({ contract }) => contract === 'alice')).toMatchObject([{ code: 'TRUE' }]);
  });

  it('makes no request that fails for a contract that is not there, however often it is read', async () => {
    const failed: string[] = [];
    const looked: string[] = [];
    const counting: Fetch = async (input, init) => {
      const response = await fetch(input, init);
      const { code } = JSON.parse(String(init?.body ?? '{}')) as { code?: string };
      if (response.status >= 400) failed.push(`${String(input)} ${code}`);
      else if (String(input).endsWith('/get_table_by_scope')) looked.push(code ?? '');
      return response;
    };
    const listing = openChain(running.config, { fetch: counting });
    const { tokens } = await tokenList(listing, 'USD');
    const missing = tokens.find(({ contract }) => contract === 'everipediaiq');
    expect(missing).toMatchObject({ supply: null });
    expect(looked).toContain('everipediaiq');
    const once = [...looked];
    expect(new Set(once).size).toBe(once.length);
    expect((await tokenList(listing, 'USD')).tokens).toHaveLength(tokens.length);
    expect(missing && (await tokenSupply(listing, missing))).toBeNull();
    expect(looked).toEqual(once);
    expect(failed).toEqual([]);
  });

  it('makes none for one that only a service names', async () => {
    const failed: string[] = [];
    const counting: Fetch = async (input, init) => {
      if (String(input).endsWith('/backend/tokens'))
        return Response.json([{ key: 'x', account: 'nosuchtoken1', symbol: 'NOSUCH' }]);
      const response = await fetch(input, init);
      if (response.status >= 400) failed.push(String(init?.body));
      return response;
    };
    const listing = openChain(running.config, { fetch: counting });
    const { tokens } = await tokenList(listing, 'USD');
    expect(tokens).toContainEqual(expect.objectContaining({ code: 'NOSUCH', supply: null }));
    expect(failed).toEqual([]);
  });

  it('has prices in the chosen currency, and none in an unknown one', async () => {
    const priceIn = async (currency: string) =>
      (await tokenList(access, currency)).tokens[0]?.market?.price;
    expect(await priceIn('JPY')).toBeGreaterThan((await priceIn('USD')) ?? 0);
    expect(await priceIn('XXX')).toBeUndefined();
  });
});

describe('the facts of a token', () => {
  it('are those of its contract and of the services', async () => {
    const facts = await tokenFacts(access, A, 'USD');
    const supply = await tokenSupply(access, A);
    expect(facts && formatAsset(facts.supply)).toBe(supply && formatAsset(supply));
    expect(facts).toMatchObject({
      issuer: 'core.vaulta',
      market: { change: expect.any(Number) as number },
    });
    expect(facts?.holders).toBe(await holderCount(access, A));
    expect(facts?.pairs.map(({ quote }) => quote)).toEqual(['BTC', 'ETH']);
  });

  it('are those of contracts with a node alone', async () => {
    expect(await tokenFacts(nodeAlone(), A, 'USD')).toMatchObject({
      issuer: 'core.vaulta',
      holders: null,
      market: { price: expect.any(Number) as number, change: null, volume: null, cap: null },
      pairs: [],
    });
  });

  it('are null if there is no such token, contract or account', async () => {
    expect(await tokenFacts(access, { ...A, code: 'NOPE' }, 'USD')).toBeNull();
    expect(await tokenFacts(access, { ...A, contract: 'alice' }, 'USD')).toBeNull();
    expect(await tokenFacts(access, { ...A, contract: 'nobodyhere11' }, 'USD')).toBeNull();
  });

  it('have past prices where the chain has a backend', async () => {
    const points = await tokenPriceSeries(access, A, 'week');
    expect(points).toHaveLength(168);
    await expect(async () => tokenPriceSeries(nodeAlone(), A, 'week')).rejects.toMatchObject({
      service: 'backend',
    });
  });
});

describe('the largest accounts', () => {
  it('are the same by the Light API and by the backend', async () => {
    const light = await topHolders(access, A, 10);
    const backend = await topHolders(without({ lightApi: null }), A, 10);
    expect([light.source, backend.source]).toEqual(['light-api', 'backend']);
    expect(light.rows.map(({ account }) => account)).toEqual(
      backend.rows.map(({ account }) => account),
    );
    expect(light.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('come from the backend if the Light API fails', async () => {
    await running.order({ route: '/api/topholders', kind: 'status', value: 500 });
    expect(await topHolders(access, A, 10)).toMatchObject({ source: 'backend' });
  });

  it('need a Light API', async () => {
    const missing = { name: 'UnsupportedError', service: 'light-api' };
    await expect(topHolders(nodeAlone(), A, 10)).rejects.toMatchObject(missing);
    await expect(topRam(nodeAlone(), 10)).rejects.toMatchObject(missing);
    await expect(holderCount(nodeAlone(), A)).rejects.toMatchObject(missing);
  });

  it('are ranked by stake and RAM', async () => {
    const { rows: stakes } = await topStake(access, 10);
    expect(stakes[0]?.amount.symbol).toEqual(running.config.coreSymbol);
    expect(stakes[0]?.amount.units).toBeGreaterThanOrEqual(stakes[1]?.amount.units ?? 0n);
    const { rows: ram } = await topRam(access, 10);
    expect(ram[0]?.amount).toMatchObject({ symbol: { code: 'RAM', precision: 0 } });
  });
});
