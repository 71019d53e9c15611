import { beforeEach, describe, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { install } from './install.ts';
import { rowsOf } from './rows.ts';

const FIRST = 100_000_000_000_001;

let bench: Bench;

const call = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'simpleassets',
  name,
  by,
  data,
});
const create = (owner: string, requireclaim = false): Call =>
  call('create', 'maker', {
    author: 'maker',
    category: 'swords',
    owner,
    idata: '{"name":"Sword"}',
    mdata: '{"level":1}',
    requireclaim,
  });
const transfer = (from: string, to: string, id = FIRST, memo = ''): Call =>
  call('transfer', from, { from, to, assetids: [id], memo });
const offer = (owner: string, newowner: string): Call =>
  call('offer', owner, { owner, newowner, assetids: [FIRST], memo: '' });
const claim = (claimer: string): Call => call('claim', claimer, { claimer, assetids: [FIRST] });
const cancel = (owner: string): Call => call('canceloffer', owner, { owner, assetids: [FIRST] });
const burn = (owner: string): Call =>
  call('burn', owner, { owner, assetids: [FIRST], memo: 'gone' });
const owned = (owner: string): unknown[] =>
  rowsOf(bench, 'simpleassets', 'sassets', owner).map(({ id }) => Number(id));

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  for (const name of ['maker', 'alice', 'bob']) bench.addAccount(name);
  install(bench, 'simpleassets', 'simpleassets');
  bench.advance(500);
});

describe('SimpleAssets', () => {
  it('makes assets and reports them', () => {
    const { action_traces } = bench.push(create('alice'));
    expect(action_traces.map(({ act, receiver }) => [act.name, receiver])).toEqual([
      ['create', 'simpleassets'],
      ['create', 'alice'],
      ['createlog', 'simpleassets'],
    ]);
    expect(rowsOf(bench, 'simpleassets', 'sassets', 'alice')).toEqual([
      {
        id: String(FIRST),
        owner: 'alice',
        author: 'maker',
        category: 'swords',
        idata: '{"name":"Sword"}',
        mdata: '{"level":1}',
        container: [],
        containerf: [],
      },
    ]);
  });

  it('hands them over', () => {
    bench.push(create('alice'));
    bench.push(transfer('alice', 'bob'));
    expect([owned('alice'), owned('bob')]).toEqual([[], [FIRST]]);
    const failing: [Call, string][] = [
      [transfer('alice', 'bob'), 'cannot be found (check ids?)'],
      [transfer('bob', 'bob'), 'cannot transfer to yourself'],
      [transfer('bob', 'nobody'), 'TO account does not exist'],
      [transfer('bob', 'alice', FIRST, 'x'.repeat(257)), 'memo has more than 256 bytes'],
      [{ ...transfer('bob', 'alice'), by: 'alice' }, 'missing authority of bob'],
    ];
    for (const [one, message] of failing) expect(() => bench.push(one)).toThrow(message);
  });

  it('keeps what must be claimed with its author until then', () => {
    bench.push(create('alice', true));
    expect(owned('maker')).toEqual([FIRST]);
    expect(rowsOf(bench, 'simpleassets', 'offers')).toMatchObject([
      { assetid: String(FIRST), owner: 'maker', offeredto: 'alice' },
    ]);
    expect(() => bench.push(claim('bob'))).toThrow('has not been offerred to you');
    bench.push(claim('alice'));
    expect([owned('maker'), owned('alice')]).toEqual([[], [FIRST]]);
    expect(rowsOf(bench, 'simpleassets', 'offers')).toEqual([]);
    expect(() => bench.push(create('maker', true))).toThrow("Can't requireclaim");
  });

  it('lets owners offer, and take an offer back', () => {
    bench.push(create('alice'));
    bench.push(offer('alice', 'bob'));
    const failing: [Call, string][] = [
      [offer('alice', 'bob'), 'is already offered for claim'],
      [transfer('alice', 'bob'), 'offered for a claim and cannot be transferred'],
      [burn('alice'), 'has an open offer and cannot be burned'],
      [cancel('bob'), "You're not the owner of asset id"],
      [offer('bob', 'alice'), 'was not found'],
    ];
    for (const [one, message] of failing) expect(() => bench.push(one)).toThrow(message);
    bench.push(cancel('alice'));
    expect(() => bench.push(claim('bob'))).toThrow('Cannot find offer');
    bench.push(offer('alice', 'bob'));
    bench.push(claim('bob'));
    expect(owned('bob')).toEqual([FIRST]);
  });

  it('burns them', () => {
    bench.push(create('alice'));
    const { action_traces } = bench.push(burn('alice'));
    expect(action_traces.map(({ act }) => act.name)).toEqual(['burn', 'burnlog']);
    expect(owned('alice')).toEqual([]);
  });

  it("lets only their author change them, and know the author's words", () => {
    bench.push(create('alice'));
    const change = (author: string): Call =>
      call('update', author, { author, owner: 'alice', assetid: FIRST, mdata: '{"level":2}' });
    expect(() => bench.push(change('bob'))).toThrow('Only for author allowed');
    bench.push(change('maker'));
    expect(rowsOf(bench, 'simpleassets', 'sassets', 'alice')[0]!['mdata']).toBe('{"level":2}');
    const words = {
      author: 'maker',
      dappinfo: '{"name":"Maker"}',
      fieldtypes: '',
      priorityimg: '',
    };
    bench.push(call('authorreg', 'maker', words));
    expect(rowsOf(bench, 'simpleassets', 'authors')).toEqual([words]);
    expect(() => bench.push(call('authorreg', 'maker', words))).toThrow('Registration Error');
    bench.push(call('authorupdate', 'maker', { ...words, dappinfo: '' }));
    expect(rowsOf(bench, 'simpleassets', 'authors')).toEqual([]);
  });
});
