import { beforeAll, describe, expect, it } from 'vitest';
import type { BootedChain } from '#devnet/start.ts';
import { TRADER } from '#devnet/story/cast.ts';
import { ask, BOOT_TIMEOUT, bootStory, signedTransfer } from './support.ts';
import type { Json } from './support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

async function get(query: string): Promise<{ total: number; actions: Json[]; body: Json }> {
  const { body, status } = await ask(booted.app, `/v2/history/get_actions?${query}`);
  expect(status).toBe(200);
  return {
    total: Number(body['total']?.['value']),
    actions: [...(body['actions'] ?? [])],
    body,
  };
}

function sequence(action: Json): number {
  return Number(action['global_sequence']);
}

describe('/v2/history/get_actions', () => {
  it('gives ten, newest first, and says how many there are', async () => {
    const { total, actions } = await get(`account=${TRADER}`);
    const found = actions.map(sequence);
    expect(found.length).toBe(10);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(total).toBeGreaterThan(100);
  });

  it('pages by skip and limit without gap or overlap', async () => {
    const whole = (await get(`account=${TRADER}&limit=60`)).actions.map(sequence);
    const parts: number[] = [];
    for (let skip = 0; skip < 60; skip += 20) {
      parts.push(...(await get(`account=${TRADER}&skip=${skip}&limit=20`)).actions.map(sequence));
    }
    expect(parts).toEqual(whole);
  });

  it('stays put while new actions come, where it is pinned to a global sequence', async () => {
    const [newest] = (await get('account=alice&limit=1')).actions;
    const pin = `global_sequence=0-${newest ? sequence(newest) : 0}`;
    const before = (await get(`account=alice&skip=5&limit=5&${pin}`)).actions.map(sequence);
    const { body } = signedTransfer(booted, { memo: 'in between' });
    await ask(booted.app, '/v1/chain/push_transaction', body);
    booted.chain.produceBlock();
    const after = (await get(`account=alice&skip=5&limit=5&${pin}`)).actions.map(sequence);
    expect(after).toEqual(before);
    expect((await get('account=alice&limit=1')).actions.map(sequence)[0]).toBeGreaterThan(
      newest ? sequence(newest) : Infinity,
    );
  });

  it('sorts oldest first on request', async () => {
    const found = (await get('account=alice&sort=asc&after=1&limit=20')).actions.map(sequence);
    expect(found).toHaveLength(20);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('refuses the oldest first without a bound, as Hyperion 4.0.3 does', async () => {
    const path = '/v2/history/get_actions?account=alice&sort=asc';
    const status = async (bound: string) => (await ask(booted.app, `${path}${bound}`)).status;
    const now = booted.chain.headBlock.timestamp;
    const old = new Date(Date.parse(`${now}Z`) - 91 * 86_400_000).toISOString();
    expect(await status('')).toBe(400);
    expect(await status('&before=2099-01-01')).toBe(400);
    expect(await status(`&after=${old}`)).toBe(400);
    expect(await status('&before=2099-01-01T00:00:00.000Z')).toBe(200);
    expect(await status(`&after=${now}`)).toBe(200);
  });

  it('filters by contract and action, several, and with a star', async () => {
    const stakes = await get('account=alice&filter=eosio:delegatebw&limit=100');
    expect(stakes.actions.length).toBeGreaterThan(0);
    for (const { act } of stakes.actions) expect(act).toMatchObject({ name: 'delegatebw' });
    const tokens = await get('account=alice&filter=eosio.token:*&limit=1');
    const both = await get('account=alice&filter=eosio.token:*,eosio:delegatebw&limit=1');
    expect(both.total).toBe(tokens.total + stakes.total);
  });

  it('filters by fields of the action', async () => {
    const sent = await get('account=alice&transfer.from=alice&limit=200');
    const received = await get('account=alice&transfer.to=alice&limit=200');
    const all = await get('account=alice&act.name=transfer&limit=200');
    expect(sent.total).toBeGreaterThan(0);
    expect(received.total).toBeGreaterThan(0);
    for (const { act } of sent.actions) expect(act?.['data']?.['from']).toBe('alice');
    expect(sent.total + received.total).toBeGreaterThanOrEqual(
      all.actions.filter(({ act }) =>
        [act?.['data']?.['from'], act?.['data']?.['to']].map(String).includes('alice'),
      ).length,
    );
    expect((await get('account=alice&transfer.symbol=GRASS')).total).toBe(1);
  });

  it('keeps to after and before, both included', async () => {
    const { actions } = await get('account=alice&limit=30&skip=3');
    const times = actions.map((action) => String(action['timestamp']));
    const [before, after] = [times[0] ?? '', times.at(-1) ?? ''];
    const within = await get(`account=alice&after=${after}Z&before=${before}Z&limit=100`);
    expect(within.actions.length).toBeGreaterThanOrEqual(actions.length);
    for (const action of within.actions) {
      expect(String(action['timestamp']) >= after && String(action['timestamp']) <= before).toBe(
        true,
      );
    }
  });

  it('shows an action once with a receipt for each receiver', async () => {
    const { id, body } = signedTransfer(booted, { memo: 'one document' });
    await ask(booted.app, '/v1/chain/push_transaction', body);
    booted.chain.produceBlock();
    const found = (await get('account=bob&limit=5')).actions.filter(
      (action) => String(action['trx_id']) === id,
    );
    expect(found.length).toBe(1);
    expect(found[0]).toMatchObject({
      act: { data: { from: 'alice', to: 'bob', amount: 1, symbol: 'EOS', quantity: '1.0000 EOS' } },
      receipts: [{ receiver: 'eosio.token' }, { receiver: 'alice' }, { receiver: 'bob' }],
    });
  });

  it('has a short form', async () => {
    const { body } = await get('account=alice&simple=true&limit=2');
    expect(body['simple_actions']?.length).toBe(2);
    expect(Object.keys(body['simple_actions']?.[0] ?? {})).toEqual(
      expect.arrayContaining(['block', 'contract', 'action', 'actors', 'notified', 'data']),
    );
  });

  it('refuses a limit that is none or too great', async () => {
    for (const limit of ['abc', '0', '1001']) {
      const { status } = await ask(booted.app, `/v2/history/get_actions?limit=${limit}`);
      expect(status).toBe(400);
    }
  });
});

describe('who created whom', () => {
  it('agrees from both sides', async () => {
    const { body } = await ask(
      booted.app,
      '/v2/history/get_created_accounts?account=bob&limit=100',
    );
    const names = [...(body['accounts'] ?? [])].map((account) => String(account['name']));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names.slice(0, 3)) {
      const { body: creator } = await ask(booted.app, `/v2/history/get_creator?account=${name}`);
      expect(creator).toMatchObject({ account: name, creator: 'bob' });
    }
  });

  it('has an answer for accounts of the genesis and none for nobody', async () => {
    const genesis = await ask(booted.app, '/v2/history/get_creator?account=eosio');
    expect(genesis.body['creator']).toBe('__self__');
    const nobody = await ask(booted.app, '/v2/history/get_creator?account=nosuchname11');
    expect(nobody.status).toBe(404);
  });
});

describe('/v2/history/get_transaction', () => {
  it('says that it has not been executed where it is unknown', async () => {
    const id = 'cd'.repeat(32);
    const { status, body } = await ask(booted.app, `/v2/history/get_transaction?id=${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ executed: false, trx_id: id, actions: [] });
  });
});

describe('/v2/state', () => {
  it('lists tokens by contract with the decimals of each', async () => {
    const { body } = await ask(booted.app, '/v2/state/get_tokens?account=alice');
    const tokens = [...(body['tokens'] ?? [])];
    const core = await ask(booted.app, '/v1/chain/get_currency_balance', {
      code: 'eosio.token',
      account: 'alice',
    });
    const own = tokens.find((token) => String(token['contract']) === 'eosio.token');
    expect(own).toMatchObject({ symbol: 'EOS', precision: 4 });
    expect(`${Number(own?.['amount']).toFixed(4)} EOS`).toBe(String(core.body[0]));
    expect(tokens.find((token) => String(token['symbol']) === 'GRASS')).toMatchObject({
      precision: 6,
    });
  });

  it('lists links with when they were made', async () => {
    const { body } = await ask(booted.app, '/v2/state/get_links?account=alice&permission=trading');
    expect([...(body['links'] ?? [])]).toMatchObject([
      { account: 'alice', permission: 'trading', code: 'core.vaulta', action: 'transfer' },
      { account: 'alice', permission: 'trading', code: 'eosio.token', action: 'transfer' },
    ]);
    expect(Number(body['links']?.[0]?.['block_num'])).toBeGreaterThan(1);
  });

  it('details the permissions of a key', async () => {
    const key = booted.demoAccounts[0]?.publicKey;
    const { body } = await ask(
      booted.app,
      `/v2/state/get_key_accounts?public_key=${key}&details=true`,
    );
    const names = [...(body['permissions'] ?? [])].map((permission) => permission['name']);
    expect(names).toEqual(expect.arrayContaining(['active', 'owner']));
  });
});
