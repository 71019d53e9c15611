import { describe, expect, it } from 'vitest';
import { toModernKey } from '#src/chain/core/key.ts';
import {
  authorityProblems,
  hasProblem,
  levelOf,
  linkText,
  nameProblem,
  toTyped,
  typedAuthority,
  typedLinks,
} from '#src/chain/model/permission/typed-authority.ts';
import { fromTexts, toTexts } from '#src/chain/model/permission/typed-link.ts';
import { KEY, level, OTHER } from './permission-view.ts';

const authority = {
  threshold: 3,
  keys: [{ key: KEY, weight: 1 }],
  accounts: [level('bob', 2)],
  waits: [{ seconds: 60, weight: 1 }],
};
const typed = toTyped(authority);
const there = () => true;

describe('a typed authority', () => {
  it('is the same as typed, in the address, and back', () => {
    expect(typedAuthority(typed)).toEqual(authority);
    expect(fromTexts(toTexts(typed))).toEqual(typed);
    expect(toTexts(typed).accounts).toBe('bob@active:2');
    expect(hasProblem(authorityProblems(typed, there))).toBe(false);
  });

  it('takes a weight of one where a link has none', () => {
    expect(fromTexts({ threshold: '1', keys: KEY, accounts: '', waits: '' }).keys).toEqual([
      { key: KEY, weight: '1' },
    ]);
  });

  it.each([
    ['', 'not-a-public-key'],
    ['alice', 'not-a-public-key'],
    ['PVT_K1_anything', 'private-key'],
  ])('refuses the key “%s”', (key, problem) => {
    const { keys } = authorityProblems({ ...typed, keys: [{ key, weight: '1' }] }, there);
    expect(keys[0]?.holder).toBe(problem);
  });

  it('refuses a holder twice, also in another form', () => {
    const keys = [KEY, toModernKey(KEY), OTHER].map((key) => ({ key, weight: '1' }));
    const accounts = ['bob', 'bob@active'].map((one) => ({ level: one, weight: '1' }));
    const problems = authorityProblems({ ...typed, keys, accounts }, there);
    expect(problems.keys.map(({ holder }) => holder)).toEqual([null, 'repeated', null]);
    expect(problems.accounts.map(({ holder }) => holder)).toEqual([null, 'repeated']);
  });

  it('refuses accounts that are malformed or do not exist', () => {
    const accounts = ['Bob!', 'a@b@c', 'bob@', 'nobody'].map((one) => ({
      level: one,
      weight: '1',
    }));
    const problems = authorityProblems({ ...typed, accounts }, (name) => name !== 'nobody');
    expect(problems.accounts.map(({ holder }) => holder)).toEqual([
      'not-a-level',
      'not-a-level',
      'not-a-level',
      'unknown-account',
    ]);
  });

  it('refuses waits that are no time or longer than the chain allows', () => {
    const waits = ['0', '1.5', '3888000', '3888001'].map((seconds) => ({ seconds, weight: '1' }));
    expect(authorityProblems({ ...typed, waits }, there).waits.map(({ holder }) => holder)).toEqual(
      ['not-seconds', 'not-seconds', null, 'too-long'],
    );
  });

  it.each([
    ['0', 'not-a-threshold'],
    ['x', 'not-a-threshold'],
    ['5', 'too-little-weight'],
    ['4', null],
  ])('judges a threshold of %s for weights of four', (threshold, problem) => {
    expect(authorityProblems({ ...typed, threshold }, there).threshold).toBe(problem);
  });

  it('refuses weights that the chain cannot store, and an authority without holders', () => {
    const keys = [{ key: KEY, weight: '65536' }];
    expect(authorityProblems({ ...typed, keys }, there).keys[0]?.weight).toBe('not-a-weight');
    const empty = { threshold: '1', keys: [], accounts: [], waits: [] };
    expect(authorityProblems(empty, there).threshold).toBe('no-holder');
  });

  it('means active where no permission is typed', () => {
    expect(levelOf(' Bob ')).toEqual({ actor: 'bob', permission: 'active' });
  });
});

describe('a new permission', () => {
  it('needs a free name that is not reserved', () => {
    expect(nameProblem('claims', ['owner', 'active'])).toBeNull();
    expect(nameProblem('', [])).toBe('not-a-permission');
    expect(nameProblem('Claims!', [])).toBe('not-a-permission');
    expect(nameProblem('eosio.code', [])).toBe('reserved');
    expect(nameProblem('active', ['owner', 'active'])).toBe('taken');
  });

  it('reads links of one action or of all actions of a contract', () => {
    const links = typedLinks('eosio::claimrewards, eosio.token bob::*');
    expect(links).toEqual([
      { contract: 'eosio', action: 'claimrewards' },
      { contract: 'eosio.token', action: null },
      { contract: 'bob', action: null },
    ]);
    expect(links.map((link) => link && linkText(link))).toEqual([
      'eosio::claimrewards',
      'eosio.token::*',
      'bob::*',
    ]);
    expect(typedLinks('EOSIO::x a::b::c')).toEqual([null, null]);
  });
});
