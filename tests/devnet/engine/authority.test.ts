import { describe, expect, it } from 'vitest';
import { createAuthorityChecker, isValidAuthority } from '#devnet/engine/authority.ts';
import type { Authority } from '#devnet/types.ts';
import { keyAuthority } from '../harness.ts';

const authority = (parts: Partial<Authority>): Authority => ({
  threshold: 1,
  keys: [],
  accounts: [],
  waits: [],
  ...parts,
});
const level = (actor: string, permission = 'active') => ({ actor, permission });
const of = (authorities: Record<string, Authority>) => (asked: { actor: string }) =>
  authorities[asked.actor];

describe('an authority', () => {
  it('needs keys that together weigh its threshold', () => {
    const held = authority({
      threshold: 3,
      keys: [
        { key: 'a', weight: 2 },
        { key: 'b', weight: 1 },
        { key: 'c', weight: 1 },
      ],
    });
    const satisfied = (...keys: string[]): boolean =>
      createAuthorityChecker(of({ x: held }), keys).satisfied(level('x'));
    expect(satisfied('a')).toBe(false);
    expect(satisfied('b', 'c')).toBe(false);
    expect(satisfied('a', 'c')).toBe(true);
  });

  it('uses no more keys than it needs, the heaviest first', () => {
    const held = authority({
      keys: [
        { key: 'light', weight: 1 },
        { key: 'heavy', weight: 2 },
      ],
    });
    const checker = createAuthorityChecker(of({ x: held }), ['light', 'heavy']);
    expect(checker.satisfied(level('x'))).toBe(true);
    expect(checker.unusedKeys()).toEqual(['light']);
  });

  it('gives back the keys of a branch that failed', () => {
    const held = authority({
      accounts: [{ permission: level('pair'), weight: 1 }],
      keys: [{ key: 'c', weight: 1 }],
      threshold: 1,
    });
    const pair = authority({
      threshold: 2,
      keys: [
        { key: 'a', weight: 1 },
        { key: 'b', weight: 1 },
      ],
    });
    const checker = createAuthorityChecker(of({ x: held, pair }), ['a']);
    expect(checker.satisfied(level('x'))).toBe(false);
    expect(checker.unusedKeys()).toEqual(['a']);
  });

  it('follows accounts six deep and no deeper', () => {
    const chain = (length: number): Record<string, Authority> => {
      const names = Array.from({ length }, (_, index) => `a${index}`);
      return Object.fromEntries(
        names.map((name, index) => [
          name,
          index === length - 1
            ? authority({ keys: [{ key: 'k', weight: 1 }] })
            : authority({ accounts: [{ permission: level(names[index + 1]!), weight: 1 }] }),
        ]),
      );
    };
    const reaches = (length: number): boolean =>
      createAuthorityChecker(of(chain(length)), ['k']).satisfied(level('a0'));
    expect(reaches(6)).toBe(true);
    expect(reaches(7)).toBe(false);
  });

  it('is not satisfied by a circle of accounts', () => {
    const one = authority({ accounts: [{ permission: level('two'), weight: 1 }] });
    const two = authority({ accounts: [{ permission: level('one'), weight: 1 }] });
    expect(createAuthorityChecker(of({ one, two }), ['k']).satisfied(level('one'))).toBe(false);
  });

  it('takes granted permissions, and waits only with a delay', () => {
    const held = authority({
      threshold: 2,
      accounts: [{ permission: level('code', 'eosio.code'), weight: 1 }],
      waits: [{ wait_sec: 60, weight: 1 }],
    });
    const granted = [level('code', 'eosio.code')];
    const satisfied = (delay: number): boolean =>
      createAuthorityChecker(of({ x: held }), [], granted, { delaySeconds: delay }).satisfied(
        level('x'),
      );
    expect(satisfied(0)).toBe(false);
    expect(satisfied(60)).toBe(true);
  });
});

describe('a well-formed authority', () => {
  const keys = keyAuthority('alice', 'bob').keys;

  it('has its keys in ascending order and once', () => {
    expect(isValidAuthority(authority({ keys }))).toBe(true);
    expect(isValidAuthority(authority({ keys: [...keys].reverse() }))).toBe(false);
    expect(isValidAuthority(authority({ keys: [keys[0]!, keys[0]!] }))).toBe(false);
  });

  it('has a threshold above zero that its members reach', () => {
    expect(isValidAuthority(authority({ threshold: 0, keys }))).toBe(false);
    expect(isValidAuthority(authority({ threshold: 2, keys }))).toBe(true);
    expect(isValidAuthority(authority({ threshold: 3, keys }))).toBe(false);
  });

  it('has its accounts and waits in ascending order', () => {
    const accounts = ['alice', 'bob'].map((actor) => ({ permission: level(actor), weight: 1 }));
    expect(isValidAuthority(authority({ accounts }))).toBe(true);
    expect(isValidAuthority(authority({ accounts: [...accounts].reverse() }))).toBe(false);
    const waits = [
      { wait_sec: 10, weight: 1 },
      { wait_sec: 20, weight: 1 },
    ];
    expect(isValidAuthority(authority({ waits }))).toBe(true);
    expect(isValidAuthority(authority({ waits: [...waits].reverse() }))).toBe(false);
  });
});
