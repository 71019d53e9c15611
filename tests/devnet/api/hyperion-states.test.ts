import { beforeAll, describe, expect, it } from 'vitest';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT, bootStory, signedTransfer } from './support.ts';
import type { Json } from './support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

async function get(path: string): Promise<Json> {
  const { status, body } = await ask(booted.app, path);
  expect(status).toBe(200);
  return body;
}

/** Sends it and closes its block. */
async function pay(quantity: string): Promise<number> {
  await ask(booted.app, '/v1/chain/push_transaction', signedTransfer(booted, { quantity }).body);
  return booted.chain.produceBlock().num;
}

const list = (value: Json | undefined): Json[] => [...(value ?? [])];

describe('/v2/history/get_deltas', () => {
  it('reports only the changes of the named block', async () => {
    const first = await pay('1.0000 EOS');
    const second = await pay('2.0000 EOS');
    const blocks = async (query: string) => {
      const { deltas } = await get(`/v2/history/get_deltas?code=eosio.token&${query}`);
      return [...new Set(list(deltas).map((delta) => Number(delta['block_num'])))];
    };
    expect(await blocks(`block_num=${String(first)}`)).toEqual([first]);
    expect(await blocks(`block_num=${String(first)},${String(second)}`)).toEqual([second, first]);
    expect(await blocks('block_num=1')).toEqual([]);
  });
});

describe('/v2/history/get_deltas of a producer', () => {
  it('reports its row before a time, by the key of the row', async () => {
    const owner = 'bpalpha11111';
    const row = `code=eosio&scope=eosio&table=producers&primary_key=${String(nameToBigint(owner))}`;
    const { deltas } = await get(`/v2/history/get_deltas?${row}&limit=1000`);
    const all = list(deltas);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ data }) => String(data!['owner'])))).toEqual(new Set([owner]));
    const before = String(all[1]!['timestamp']);
    const earlier = await get(`/v2/history/get_deltas?${row}&limit=1&before=${before}`);
    expect(list(earlier['deltas'])).toEqual([all[1]]);
  });
});

describe('/v2/history/get_table_state', () => {
  const state = (query: string) => get(`/v2/history/get_table_state?code=eosio.token&${query}`);

  async function balanceAt(block: number): Promise<number> {
    let after = '';
    for (;;) {
      const page = await state(`table=accounts&block_num=${block}&after_key=${after}`);
      const own = list(page['results']).find(({ scope }) => String(scope) === 'bob');
      if (own) {
        expect(Number(own['block_num'])).toBeLessThanOrEqual(block);
        return Number(own['data']!['amount']);
      }
      after = String(page['next_key']);
    }
  }

  it('reports a row as it stood at a block', async () => {
    const first = await pay('1.0000 EOS');
    const second = await pay('2.5000 EOS');
    expect((await balanceAt(second)) - (await balanceAt(first))).toBeCloseTo(2.5, 4);
    const { body } = await ask(booted.app, '/v1/chain/get_currency_balance', {
      code: 'eosio.token',
      account: 'bob',
      symbol: 'EOS',
    });
    expect(`${(await balanceAt(second)).toFixed(4)} EOS`).toBe(String(body[0]));
  });

  it('continues after a key until the end, and has each row of the table', async () => {
    const keys: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Json = await state(`table=accounts&after_key=${encodeURIComponent(after)}`);
      const rows = list(page['results']);
      expect(rows.length).toBeLessThanOrEqual(25);
      expect(page).toMatchObject({ code: 'eosio.token', table: 'accounts', after_key: after });
      keys.push(
        ...rows
          .filter(({ present }) => Number(present) === 1)
          .map(({ scope, primary_key }) => `${String(scope)}-${String(primary_key)}`),
      );
      after = (page['next_key'] as unknown as string | null) ?? null;
    }
    expect(keys).toEqual(keys.toSorted());
    const scopes = booted.chain.scopes('eosio.token', 'accounts');
    expect(keys).toHaveLength(scopes.reduce((sum, { count }) => sum + count, 0));
  });

  it('is refused without a table and for a block that is none', async () => {
    const path = '/v2/history/get_table_state?code=eosio.token';
    expect(await ask(booted.app, path)).toMatchObject({
      status: 400,
      body: { message: "querystring must have required property 'table'" },
    });
    expect((await ask(booted.app, `${path}&table=stat&block_num=x`)).status).toBe(400);
  });
});

describe('/v2/history/get_schedule', () => {
  it('reports the active schedule, each key in both forms, and no other', async () => {
    const body = await get('/v2/history/get_schedule');
    const { version, producers } = booted.chain.activeSchedule();
    expect(body).toMatchObject({
      version,
      producers: producers.map(({ producer_name, block_signing_key }) => ({
        producer_name,
        legacy_key: block_signing_key,
        block_signing_key: expect.stringMatching(/^PUB_K1_/) as unknown,
      })),
    });
    const num = Number(body['block_num']);
    expect(booted.chain.block(num)).toMatchObject({ timestamp: String(body['timestamp']) });
    expect(booted.chain.block(num)!.schedule_version).toBeLessThan(version);
    expect(booted.chain.block(num + 1)!.schedule_version).toBe(version);
    expect(await get(`/v2/history/get_schedule?version=${version}`)).toMatchObject({ version });
    const { status } = await ask(booted.app, '/v2/history/get_schedule?version=999');
    expect(status).toBe(404);
  });
});

describe('/v2/state/get_top_holders', () => {
  it('ranks who holds a token, with the block of the last change', async () => {
    const num = await pay('0.0001 EOS');
    const query = 'contract=eosio.token&symbol=EOS';
    const { holders } = await get(`/v2/state/get_top_holders?${query}&limit=500`);
    const amounts = list(holders).map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const alice = list(holders).find(({ owner }) => String(owner) === 'alice');
    expect(alice).toMatchObject({ symbol: 'EOS', updated_on: num });
    const { body } = await ask(booted.app, '/v1/chain/get_currency_balance', {
      code: 'eosio.token',
      account: 'alice',
      symbol: 'EOS',
    });
    expect(`${Number(alice?.['amount']).toFixed(4)} EOS`).toBe(String(body[0]));

    const some = await get(`/v2/state/get_top_holders?${query}&skip=2&limit=3`);
    expect(list(some['holders'])).toEqual(list(holders).slice(2, 5));
    expect((await ask(booted.app, '/v2/state/get_top_holders')).status).toBe(400);
    const { status } = await ask(booted.app, `/v2/state/get_top_holders?${query}&limit=501`);
    expect(status).toBe(400);
  });
});

describe('/v2/history/get_abi_snapshot', () => {
  const snapshot = (query: string) => get(`/v2/history/get_abi_snapshot?${query}`);

  it('has the ABI where it is fetched, and says else that there is one', async () => {
    const abi = { abi: { structs: expect.any(Array) as unknown, version: 'eosio::abi/1.1' } };
    const fetched = await snapshot('contract=eosio.token&fetch=true');
    expect(fetched).toMatchObject({ block_num: 1, ...abi });
    expect(fetched).not.toHaveProperty('structs');
    expect(await snapshot('contract=eosio.token')).toMatchObject({ block_num: 1, present: true });
  });

  it('names what it looked for if it does not exist', async () => {
    expect(await snapshot('contract=alice&block=2000&fetch=true')).toMatchObject({
      block_num: null,
      present: false,
      error: 'abi not found for alice until block 2000',
    });
  });

  it('begins with the block that set it', async () => {
    const set = booted.history
      .actionsOf()
      .map((position) => booted.history.action(position))
      .find(({ receivers: [first] }) => first?.act.name === 'setabi')!;
    const { account } = set.receivers[0]!.act.data as { account: string };
    const { num } = set.in.block;
    const from = await snapshot(`contract=${account}&block=${num}&fetch=true`);
    expect(Number(from['block_num'])).toBe(num);
    const before = await snapshot(`contract=${account}&block=${num - 1}&fetch=true`);
    expect(before).toMatchObject({ block_num: null, present: false });
  });
});
