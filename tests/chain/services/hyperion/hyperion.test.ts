import { afterEach, describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { createHyperionClient } from '#src/chain/services/hyperion/hyperion.ts';
import { hyperionBalances } from '#src/chain/services/hyperion/tokens.ts';
import { createHyperionLists } from '#src/chain/services/hyperion/lists.ts';
import { recordings } from '#tests/recordings/read.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

/** A service with one response, and its client. */
async function responding(answer: unknown) {
  const requested: string[] = [];
  const server = await serve((_, response, request) => {
    requested.push(request.url ?? '');
    json(response, answer);
  });
  const pool = createPool({ endpoints: [server.url], checkHead: false });
  return { client: { ...createHyperionClient(pool), ...createHyperionLists(pool) }, requested };
}

describe('the Hyperion client', () => {
  it("requests an account's creator, and the accounts it created", async () => {
    const answer = {
      account: 'alice',
      creator: 'eosio',
      timestamp: '2026-01-01T00:00:00.500',
      block_num: 2,
      trx_id: 'ab',
      accounts: [{ name: 'bob', timestamp: '2026-01-01T00:00:01.000', trx_id: 'cd' }],
    };
    const { client, requested } = await responding(answer);
    const time = Date.UTC(2026, 0, 1, 0, 0, 0, 500);
    expect(await client.getCreator('alice')).toEqual({
      creator: 'eosio',
      time,
      blockNum: 2,
      transactionId: 'ab',
    });
    expect((await client.getCreatedAccounts('alice')).rows).toEqual([
      { name: 'bob', time: time + 500, transactionId: 'cd' },
    ]);
    expect(requested).toEqual([
      '/v2/history/get_creator?account=alice',
      '/v2/history/get_created_accounts?account=alice&limit=100',
    ]);
  });

  it('requests the accounts of a key, with permissions if the version includes them', async () => {
    const old = await responding({ account_names: ['alice', 'bob'] });
    expect(await old.client.getKeyAccounts('EOS1')).toEqual({
      rows: [
        { account: 'alice', permission: '', weight: null, threshold: null },
        { account: 'bob', permission: '', weight: null, threshold: null },
      ],
      complete: true,
    });
    expect(old.requested).toEqual([
      '/v2/state/get_key_accounts?public_key=EOS1&details=true&limit=100',
    ]);
    const permissions = [
      { owner: 'alice', name: 'active', auth: {} },
      { owner: 'alice', name: 'owner', auth: {} },
    ];
    const newer = await responding({ account_names: ['alice', 'bob'], permissions });
    expect(
      (await newer.client.getKeyAccounts('EOS1')).rows.map(
        (row) => `${row.account}@${row.permission}`,
      ),
    ).toEqual(['alice@active', 'alice@owner', 'bob@']);
  });

  it('requests the links of an account', async () => {
    const links = [
      { permission: 'claim', code: 'eosio', action: 'claimrewards' },
      { permission: 'play', code: 'game', action: '' },
    ];
    const { client, requested } = await responding({ links });
    expect((await client.getLinks('alice')).rows).toEqual([
      { permission: 'claim', contract: 'eosio', action: 'claimrewards' },
      { permission: 'play', contract: 'game', action: null },
    ]);
    expect(requested).toEqual(['/v2/state/get_links?account=alice&limit=100']);
  });

  it('refuses a malformed response', async () => {
    for (const answer of [{}, [], { tokens: 1 }, { statusCode: 200 }]) {
      const { client } = await responding(answer);
      await expect(client.getTokens('alice')).rejects.toMatchObject({ name: 'FetchError' });
    }
  });
});

describe('entries that lack a field', () => {
  it('leave the others of their list', async () => {
    const created = { accounts: [{ name: null, timestamp: null, trx_id: null }, { name: 'bob' }] };
    expect(await (await responding(created)).client.getCreatedAccounts('alice')).toEqual({
      rows: [{ name: 'bob', time: 0, transactionId: '' }],
      length: 2,
    });
    const links = [
      { permission: null, code: 'x', action: 'y' },
      { permission: 'active', code: 'x', action: null },
    ];
    expect(await (await responding({ links })).client.getLinks('alice')).toEqual({
      rows: [{ permission: 'active', contract: 'x', action: null }],
      complete: true,
    });
    const keys = await responding({ account_names: ['alice', null] });
    expect((await keys.client.getKeyAccounts('EOS1')).rows.map(({ account }) => account)).toEqual([
      'alice',
    ]);
  });

  it('leave the creator, with a number of the block that is a text', async () => {
    const answer = { creator: 'bob', timestamp: null, block_num: '123', trx_id: null };
    expect(await (await responding(answer)).client.getCreator('alice')).toEqual({
      creator: 'bob',
      time: 0,
      blockNum: 123,
      transactionId: '',
    });
  });
});

describe('recorded answers of Hyperion', () => {
  it.each([
    ['hyperion_history_get_creator', 'getCreator', 'creator'],
    ['hyperion_history_get_created_accounts', 'getCreatedAccounts', 'accounts'],
    ['hyperion_state_get_key_accounts', 'getKeyAccounts', 'account_names'],
    ['hyperion_state_get_tokens', 'getTokens', 'tokens'],
    ['hyperion_state_get_links', 'getLinks', 'links'],
  ] as const)('of %s are decoded completely', async (kind, call, field) => {
    for (const { file, response } of recordings(kind)) {
      const { client } = await responding(response);
      const reported = recordOf(response)[field];
      const answer = await client[call]('alice');
      const rows = 'rows' in answer ? answer.rows : answer;
      const list = 'balances' in rows ? rows.balances : rows;
      if (!('creator' in list)) expect(list.length, file).toBe((reported as unknown[]).length);
      else if ('creator' in answer) expect(answer.creator, file).toBe(reported);
    }
  });
});

describe('Hyperion’s balances', () => {
  it('become exact amounts', () => {
    const tokens = [
      { symbol: 'WAX', precision: 8, amount: 2786894.85649746, contract: 'eosio.token' },
      { symbol: 'HIT', precision: 8, amount: 4.2e-6, contract: 'gkniftyheads' },
      { symbol: 'ONE', precision: 0, amount: 7, contract: 'one' },
      // Its table could not be read, so the decimals shown are all there is to go by.
      { symbol: 'RICH', amount: 81.44848567, contract: 'token.rich', error: 'x' },
    ];
    expect(hyperionBalances(tokens).map(({ amount }) => formatAsset(amount))).toEqual([
      '2786894.85649746 WAX',
      '0.00000420 HIT',
      '7 ONE',
      '81.44848567 RICH',
    ]);
  });

  it('without a precision, or too large for a number, are as close as the service reported', () => {
    const tokens = [
      { symbol: 'LQAG', amount: 0, contract: 'swap.pcash' },
      { symbol: 'LQAX', amount: 350, contract: 'swap.pcash' },
      { symbol: 'BOX', amount: 100, contract: 'token.defi' },
      { symbol: 'BIG', precision: 0, amount: '4611686018427387903', contract: 'bigtoken1111' },
      { symbol: 'WETH', precision: 18, amount: 1.2345678901234567, contract: 'eth.token111' },
      { symbol: 'TINY', amount: 1e-7, contract: 'tiny.token11' },
    ];
    const balances = hyperionBalances(tokens);
    expect(balances.every(({ about }) => about)).toBe(true);
    expect(balances.map(({ amount }) => formatAsset(amount))).toEqual([
      '0 LQAG',
      '350 LQAX',
      '100 BOX',
      '4611686018427387903 BIG',
      '1.234567890123456700 WETH',
      '0.0000001 TINY',
    ]);
  });

  it('reports that there are more links past two thousand', async () => {
    const link = (index: number) => ({ permission: 'play', code: `c${index}`, action: 'go' });
    const linksOf = async (length: number) => {
      const server = await serve((_, response, request) => {
        const query = new URL(request.url ?? '', 'http://x').searchParams;
        const skip = Number(query.get('skip'));
        const size = Math.max(0, Math.min(Number(query.get('limit')), length - skip));
        json(response, { links: Array.from({ length: size }, (_row, at) => link(skip + at)) });
      });
      const pool = createPool({ endpoints: [server.url], checkHead: false });
      const { rows, complete } = await createHyperionLists(pool).getLinks('alice');
      return [rows.length, complete];
    };
    expect(await linksOf(250)).toEqual([250, true]);
    expect(await linksOf(2_500)).toEqual([2_000, false]);
  });

  it('are read to the end of the list', async () => {
    const all = Array.from({ length: 120 }, (_, index) => ({
      symbol: `T${String.fromCharCode(65 + (index % 26))}`,
      precision: 0,
      amount: 1,
      contract: `token${String.fromCharCode(97 + Math.floor(index / 26))}`,
    }));
    const server = await serve((_, response, request) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      const skip = Number(query.get('skip'));
      json(response, { tokens: all.slice(skip, skip + Math.min(50, Number(query.get('limit')))) });
    });
    const pool = createPool({ endpoints: [server.url], checkHead: false });
    const { balances, complete } = await createHyperionClient(pool).getTokens('alice');
    expect([balances.length, complete]).toEqual([120, true]);
    const deaf = await responding({ tokens: all.slice(0, 50) });
    const cut = await deaf.client.getTokens('alice');
    expect([cut.balances.length, cut.complete]).toEqual([50, false]);
  });

  it.each([
    ['more decimals than its precision', { amount: 12.5, precision: 0 }, '12.5'],
    ['the same as text', { amount: '1.23456', precision: 4 }, '1.23456'],
    ['zeros beyond its precision', { amount: '5.000000', precision: 4 }, '5.0000'],
    ['the noise of a sum', { amount: 0.1 + 0.2, precision: 4 }, '0.3000'],
    ['the noise of a sum, without a precision', { amount: 0.1 + 0.2 }, '0.3'],
    ['its code', { amount: '5.0000 BOX', precision: 4 }, '5.0000'],
    [
      'more digits than a number keeps',
      { amount: '90071992547.40993', precision: 5 },
      '90071992547.40993',
    ],
    ['an exponent', { amount: '1.5e-7', precision: 8 }, '0.00000015'],
    ['a precision that is none', { amount: '5.50', precision: 3.5 }, '5.50'],
    ['no digit before the point', { amount: '.5', precision: 4 }, '0.5000'],
    [
      'the most that a token can have',
      { amount: '4611686018427387903', precision: 0 },
      '4611686018427387903',
    ],
  ])('with %s are the service’s figure', (_, fields, written) => {
    const [balance] = hyperionBalances([{ symbol: 'BOX', contract: 'token.defi', ...fields }]);
    expect(balance?.amount.malformed).toBeUndefined();
    expect(balance && formatAsset(balance.amount)).toBe(`${written} BOX`);
  });

  it.each([
    'NaN',
    'Infinity',
    '',
    null,
    true,
    '1,000.5',
    1e21,
    1e300,
    -1,
    '-0.5',
    '4611686018427387904',
    `1${'0'.repeat(60)}`,
  ])('with the amount %s keep their token, whose balance its contract has', (amount) => {
    const row = { symbol: 'BOX', contract: 'token.defi', precision: 0, amount };
    const [balance] = hyperionBalances([row]);
    expect(balance).toMatchObject({
      contract: 'token.defi',
      amount: { units: 0n, symbol: { code: 'BOX', precision: 0 }, malformed: true },
      about: true,
    });
  });

  it('leave out what names no token', () => {
    const hostile = [
      null,
      {},
      { symbol: 'eos', amount: 1, precision: 4, contract: 'a' },
      { symbol: 'TOOLONGS', amount: 1, precision: 4, contract: 'a' },
      { symbol: '', amount: 1, precision: 4, contract: 'a' },
      { symbol: 'EOS', amount: 1, precision: 4 },
    ];
    expect(hyperionBalances(hostile)).toEqual([]);
  });
});
