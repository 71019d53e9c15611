import { describe, expect, it } from 'vitest';
import {
  contractLink,
  contractUrl,
  linkQuery,
  namedContract,
  noLink,
} from '#src/islands/contract/contract-link.ts';

const link = (query: string) => contractLink(new URLSearchParams(query));

describe('an address older than this site', () => {
  const tables = 'loadContract=true&tab=Tables&table=producers&account=eosio&scope=eosio&limit=100';

  it('leads to the table it names', () => {
    expect(link(tables)).toEqual({ ...noLink, table: 'producers', scope: 'eosio', limit: 100 });
    expect(namedContract(new URLSearchParams(tables))).toBe('eosio');
  });

  it('leads to the action it names, and its other parameters are no data', () => {
    const actions =
      'loadContract=true&tab=Actions&account=eosio&scope=eosio&limit=100&action=buyrambytes';
    expect(link(actions)).toMatchObject({ part: 'actions', action: 'buyrambytes', fields: {} });
  });

  it('may name bounds as nodes do', () => {
    const bounds =
      'table=voters&lower_bound=a&upper_bound=b&index_position=2&key_type=name&show_payer=1';
    expect(link(bounds)).toMatchObject({
      lower: 'a',
      upper: 'b',
      index: 2,
      keyType: 'name',
      payer: true,
    });
  });
});

describe('an address', () => {
  it('without parameters opens nothing, and the reverse', () => {
    expect(link('')).toEqual(noLink);
    expect(linkQuery({})).toEqual({});
  });

  it('gives back what it was made of', () => {
    const reported = {
      ...noLink,
      table: 'producers',
      scope: '',
      find: 'prod',
      lower: '1',
      upper: '2',
      index: 3,
      keyType: 'float64',
      reverse: true,
      limit: 10,
      payer: true,
      start: '77',
      view: 'json' as const,
    };
    expect(link(new URLSearchParams(linkQuery(reported)).toString())).toEqual(reported);
    const filled = {
      ...noLink,
      part: 'actions' as const,
      action: 'transfer',
      data: '{"memo":"a&b"}',
      fields: { to: 'bob' },
      auth: 'alice@active',
    };
    expect(link(new URLSearchParams(linkQuery(filled)).toString())).toEqual(filled);
  });

  it('fills single fields by their names, and by `data.` those that mean something else', () => {
    expect(link('part=actions&action=transfer&to=bob&data.account=alice&memo=').fields).toEqual({
      to: 'bob',
      account: 'alice',
      memo: '',
    });
  });

  it('names a part by what it is about', () => {
    expect(link('action=transfer').part).toBe('actions');
    expect(link('type=authority').part).toBe('abi');
    expect(link('part=nothing').part).toBe('tables');
  });

  it.each([
    ['limit=0', 1],
    ['limit=5000', 1000],
    ['limit=-3', 100],
    ['limit=1e3', 100],
    ['limit=', 100],
  ])('asks for no page that a node would refuse: %s', (query, limit) => {
    expect(link(query).limit).toBe(limit);
  });

  it('keeps the node that a visitor named, which is no field of an action', () => {
    const node = '&nodeUrl=http%3A%2F%2F127.0.0.1%3A8888&coreSymbol=SYS';
    const from = new URL(`https://local.example.org/contract?name=dev&limit=5${node}`);
    const to = contractUrl(from, { name: 'dev' }, { part: 'actions', action: 'transfer' });
    expect(to.search).toBe(`?name=dev&part=actions&action=transfer${node}`);
    expect(contractLink(to.searchParams).fields).toEqual({});
  });

  it('keeps the page, names the contract as the page does, and drops what was there', () => {
    const from = new URL('http://eos.test/zh/account/eosio?loadContract=true&tab=Tables#x');
    expect(contractUrl(from, { tab: 'contract' }, { table: 'global' }).href).toBe(
      'http://eos.test/zh/account/eosio?tab=contract&table=global',
    );
  });
});
