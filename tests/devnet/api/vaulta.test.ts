import { beforeAll, describe, expect, it } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { KEEPS_EOS, SCAM } from '#devnet/story/cast.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';
import type { Json } from './support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootChain('jungle');
}, BOOT_TIMEOUT);

async function post(path: string, body: object): Promise<Json> {
  return (await ask(booted.app, path, body)).body;
}
async function get(path: string): Promise<Json> {
  const { status, body } = await ask(booted.app, path);
  expect(status).toBe(200);
  return body;
}
const balanceOf = async (code: string, account: string, symbol: string): Promise<string> =>
  String((await post('/v1/chain/get_currency_balance', { code, account, symbol }))[0]);

describe('a node of a chain that runs as Vaulta does', () => {
  it('has the balances and the supply of A and WRAM', async () => {
    expect(await balanceOf('core.vaulta', 'alice', 'A')).toMatch(/^\d+\.\d{4} A$/);
    expect(await balanceOf('eosio.wram', 'bob', 'WRAM')).toMatch(/^\d+ WRAM$/);
    const stats = await post('/v1/chain/get_currency_stats', { code: 'core.vaulta', symbol: 'A' });
    expect(stats).toEqual({
      A: {
        supply: '2100000000.0000 A',
        max_supply: '2100000000.0000 A',
        issuer: 'core.vaulta',
      },
    });
  });

  it('has EOS alone in get_account, whatever there is in A', async () => {
    const liquid = async (account_name: string) =>
      (await post('/v1/chain/get_account', { account_name }))['core_liquid_balance'];
    expect(await liquid('bob')).toBe('0.0000 EOS');
    expect(await liquid('alice')).toBe(await balanceOf('eosio.token', 'alice', 'EOS'));
    expect(await liquid('tightonram11')).toBeUndefined();
  });

  it('describes the contracts by their ABIs', async () => {
    const actions = async (account_name: string) => {
      const { abi } = await post('/v1/chain/get_abi', { account_name });
      return [...abi!['actions']!].map(({ name }) => String(name));
    };
    expect(await actions('core.vaulta')).toHaveLength(44);
    expect(await actions('eosio')).toEqual(
      expect.arrayContaining(['giftram', 'logbuyram', 'setrexmature', 'voteupdate']),
    );
  });
});

describe('the services of such a chain', () => {
  it('Hyperion has A among the tokens, as the core token, and in transfers', async () => {
    const { tokens } = await get('/v2/state/get_tokens?account=alice');
    const contracts = [...tokens!].map(({ contract, symbol }) => `${symbol}@${contract}`);
    expect(contracts).toEqual(
      expect.arrayContaining(['A@core.vaulta', 'EOS@eosio.token', `A@${SCAM}`]),
    );
    expect(await get('/v2/explorer_metadata')).toMatchObject({
      core_token: 'A',
      custom_core_token: 'core.vaulta::A',
    });
    const query = 'account=alice&filter=core.vaulta:transfer&limit=1';
    const { actions } = await get(`/v2/history/get_actions?${query}`);
    expect(actions![0]!['act']!['data']).toMatchObject({ symbol: 'A' });
    const { holders } = await get('/v2/state/get_top_holders?contract=core.vaulta&symbol=A');
    expect([...holders!].slice(0, 2).map(({ owner }) => owner)).toEqual(['core.vaulta', 'eosio']);
  });

  it('Hyperion has the A that an action took without a transfer', async () => {
    const { actions } = await get('/v2/history/get_actions?filter=core.vaulta:swaptrace&limit=1');
    expect(actions![0]!['act']!['data']).toMatchObject({
      quantity: expect.stringMatching(/ A$/) as unknown,
    });
  });

  it('the Light API has A among the balances, and EOS as the system token', async () => {
    const { balances, chain } = await get('/api/account/jungle/bob');
    const held = [...balances!].find(({ contract }) => String(contract) === 'core.vaulta');
    expect(held).toMatchObject({ currency: 'A', decimals: '4' });
    expect(chain).toMatchObject({ systoken: 'EOS' });
    const top = await get('/api/topholders/jungle/core.vaulta/A/10');
    expect(top).toHaveLength(10);
  });

  it('lists A first, at the price of EOS, and warns of neither', async () => {
    const tokens = [...(await get('/backend/tokens'))];
    const [first] = tokens;
    expect(first).toMatchObject({ symbol: 'A', account: 'core.vaulta', rank: 1 });
    const legacy = tokens.find(({ account }) => String(account) === 'eosio.token');
    const price = Number(first!['price']!['usd']);
    expect(Number(legacy!['price']!['usd'])).toBeCloseTo(price, 4);
    expect(legacy!['metadata']!['website']).toBe('https://eos.example');
    const posing = tokens.filter(({ account }) => String(account) === SCAM);
    expect(posing.map(({ symbol, price }) => [symbol, price])).toEqual([
      ['A', {}],
      ['EOS', {}],
    ]);
    expect(Number((await get('/backend/ticker'))['price'])).toBeCloseTo(price, 4);
  });

  it('counts as circulating what neither the system nor core.vaulta holds', async () => {
    const circulating = Number(await get('/circulating'));
    expect(circulating).toBeGreaterThan(2_000_000);
    expect(circulating).toBeLessThan(10_000_000);
  });

  it('has EOS for accounts that did not swap it', async () => {
    const { tokens } = await get(`/v2/state/get_tokens?account=${KEEPS_EOS}`);
    expect([...tokens!].map(({ contract }) => contract)).toEqual(['eosio.token']);
  });
});

describe('finalizers of a node with Savanna', () => {
  it('are those that eosio proposed, with their last votes', async () => {
    const { active_finalizer_policy: policy, ...info } = await post(
      '/v1/chain/get_finalizer_info',
      {},
    );
    const finalizers = policy!['finalizers'] as unknown as Json[];
    expect(policy).toMatchObject({ generation: 1, threshold: 15 });
    expect(finalizers).toHaveLength(21);
    expect(info['pending_finalizer_policy']).toBeNull();
    const query = { json: true, code: 'eosio', scope: 'eosio', table: 'finkeys', limit: 100 };
    const { rows } = await post('/v1/chain/get_table_rows', query);
    const keys = [...(rows as unknown as Json[])].map((row) => row['finalizer_key']);
    for (const { public_key } of finalizers) expect(keys).toContain(public_key);
    const votes = info['last_tracked_votes'] as unknown as Json[];
    expect(votes.filter((vote) => vote['is_vote_strong'])).toHaveLength(20);
    const head = await get('/v1/chain/get_info');
    expect(Number(head['head_block_num']) - Number(head['last_irreversible_block_num'])).toBe(2);
  });
});
