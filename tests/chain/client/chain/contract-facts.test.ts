import { expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { readContractFacts } from '#src/chain/client/chain/contract-facts.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { noFacts } from '../../model/chain/no-facts.ts';

/** A node of a chain whose system contract has these actions and tables. */
function nodeOf(actions: readonly string[], tables: Readonly<Record<string, unknown>>) {
  const requested: string[] = [];
  const named = (names: readonly string[]) => names.map((name) => ({ name, type: name }));
  const responses: Record<string, (body: Record<string, string>) => unknown> = {
    get_abi: () => ({
      account_name: 'eosio',
      abi: {
        version: 'eosio::abi/1.2',
        actions: named(actions),
        tables: named(Object.keys(tables)),
      },
    }),
    get_activated_protocol_features: () => ({
      activated_protocol_features: [
        {
          feature_digest: '01',
          activation_ordinal: 0,
          activation_block_num: 1,
          specification: [{ name: 'builtin_feature_codename', value: 'SAVANNA' }],
        },
      ],
    }),
    get_table_rows: ({ table = '' }) => {
      requested.push(table);
      return { rows: [tables[table]].filter(Boolean), more: false };
    },
  };
  const fetch = (async (url: string, init: { body: string }) => {
    const response = responses[url.split('/').at(-1) ?? ''];
    const body = JSON.parse(init.body || '{}') as Record<string, string>;
    return response ? Response.json(response(body)) : new Response('', { status: 404 });
  }) as unknown as typeof globalThis.fetch;
  const config = { ...chainByKey('proton'), chainId: null };
  const endpoints = { ...config.endpoints, default: ['https://node'] };
  return { access: openChain({ ...config, endpoints }, { fetch }), requested };
}

it('reads only the tables that the ABI has, and keeps what failed unknown', async () => {
  const tables = { rexpool: { total_rex: '1.0000 REX' }, globalsxpr: { max_bp_per_vote: 6 } };
  const { access, requested } = nodeOf(['buyrex'], tables);
  const facts = await readContractFacts(access);
  expect(requested).toEqual(['rexpool', 'globalsxpr']);
  // It lacks every other action. get_info failed, so nothing is said of finality.
  const lacking = Object.fromEntries(Object.keys(noFacts).map((fact) => [fact, false]));
  expect(facts).toEqual({
    ...lacking,
    rex: true,
    deferred: true,
    savanna: null,
    maxVotes: 6,
    rexDays: null,
  });
});

it('reads the days of REX, which are five until the contract states others', async () => {
  const rule = { num_of_maturity_buckets: 12, sell_matured_rex: 1, buy_rex_to_savings: 1 };
  for (const [row, days] of [
    [rule, 12],
    [null, 5],
  ] as const) {
    const { access } = nodeOf(['buyrex'], { rexmaturity: row });
    expect((await readContractFacts(access)).rexDays).toBe(days);
  }
});

it('leaves REX to the file if nobody ever lent, as on XPR, and has none without its action', async () => {
  const empty = nodeOf(['buyrex'], { rexpool: null });
  expect((await readContractFacts(empty.access)).rex).toBeNull();
  expect(empty.requested).toEqual(['rexpool']);
  const without = nodeOf(['delegatebw'], { rexpool: { total_rex: '1.0000 REX' } });
  expect((await readContractFacts(without.access)).rex).toBe(false);
  expect(without.requested).toEqual([]);
});

it('reads the contract of WRAM where the file names one', async () => {
  const config = chainByKey('eos');
  const endpoints = { ...config.endpoints, default: ['https://node'] };
  const factsWith = async (unwraps: boolean) => {
    const fetch = (async (url: string, init: { body: string }) => {
      const { account_name: account } = JSON.parse(init.body || '{}') as { account_name?: string };
      if (!url.endsWith('/get_abi')) return new Response('', { status: 404 });
      const names = account === 'eosio' ? ['ramtransfer'] : unwraps ? ['unwrap'] : ['transfer'];
      const abi = {
        version: 'eosio::abi/1.2',
        actions: names.map((name) => ({ name, type: name })),
      };
      return Response.json({ account_name: account, abi });
    }) as unknown as typeof globalThis.fetch;
    return readContractFacts(openChain({ ...config, chainId: null, endpoints }, { fetch }));
  };
  expect((await factsWith(true)).wrappedRam).toBe(true);
  expect((await factsWith(false)).wrappedRam).toBe(false);
});

it('has no PowerUp if its table has no row', async () => {
  const { access, requested } = nodeOf(['powerup'], { 'powup.state': null });
  expect((await readContractFacts(access)).powerUp).toBe(false);
  expect(requested).toEqual(['powup.state']);
});

it('is empty if no node responds, and does not reject', async () => {
  const config = chainByKey('eos');
  const fetch = (() => Promise.reject(new Error('offline'))) as typeof globalThis.fetch;
  const facts = await readContractFacts(openChain(config, { fetch }));
  expect(new Set(Object.values(facts))).toEqual(new Set([null]));
});
