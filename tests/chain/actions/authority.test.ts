import { PublicKey, Serializer } from '@wharfkit/antelope';
import { SystemContract } from '@wharfkit/account';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { isValidAuthority } from '#devnet/engine/authority.ts';
import { authorityData, keyAuthority } from '#src/chain/actions/authority.ts';
import type { Authority } from '#src/chain/actions/authority.ts';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { nameFromBigint } from '#src/chain/core/name-bigint.ts';

const point = fc
  .tuple(fc.constantFrom(2, 3), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([sign, x]) => Uint8Array.of(sign, ...x));
const passkey = fc
  .tuple(point, fc.integer({ min: 0, max: 2 }), fc.stringMatching(/^[a-z]{1,9}$/))
  .map(([data, presence, domain]) => {
    const id = new TextEncoder().encode(domain);
    return Uint8Array.of(...data, presence, id.length, ...id);
  });
const key = fc.oneof(
  point.map((data) => formatPublicKey({ type: 'K1', data }, 'EOS')),
  point.map((data) => formatPublicKey({ type: 'K1', data })),
  point.map((data) => formatPublicKey({ type: 'R1', data })),
  passkey.map((data) => formatPublicKey({ type: 'WA', data })),
);
const name = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }).map(nameFromBigint);
const weight = fc.integer({ min: 1, max: 9 });

const authority: fc.Arbitrary<Authority> = fc.record({
  threshold: fc.constant(1),
  keys: fc.uniqueArray(fc.record({ key, weight }), {
    minLength: 1,
    selector: (entry) => String(PublicKey.from(entry.key)),
  }),
  accounts: fc.uniqueArray(
    fc.record({
      actor: fc.oneof(name, fc.constant('alice')),
      permission: fc.oneof(name, fc.constantFrom('active', 'owner', 'eosio.code')),
      weight,
    }),
    { selector: ({ actor, permission }) => `${actor}@${permission}` },
  ),
  waits: fc.uniqueArray(fc.record({ seconds: fc.integer({ min: 1, max: 2 ** 32 - 1 }), weight }), {
    selector: ({ seconds }) => seconds,
  }),
});

const permuted = authority.chain((whole) =>
  fc.tuple(
    fc.constant(whole),
    fc.record({
      threshold: fc.constant(whole.threshold),
      keys: shuffled(whole.keys),
      accounts: shuffled(whole.accounts),
      waits: shuffled(whole.waits),
    }),
  ),
);

function shuffled<Item>(items: readonly Item[]): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}

function packed(one: Authority): string {
  const { abi } = SystemContract;
  return Serializer.encode({ object: authorityData(one), abi, type: 'authority' }).hexString;
}

describe('authorityData', () => {
  it('is the same whatever order it was put together in', () => {
    fc.assert(fc.property(permuted, ([one, other]) => packed(one) === packed(other)));
  });

  it('is in the order a node demands, and loses nothing', () => {
    fc.assert(
      fc.property(permuted, ([, mixed]) => {
        const data = authorityData(mixed);
        expect(isValidAuthority(data)).toBe(true);
        expect(data.keys).toHaveLength(mixed.keys.length);
        expect(data.accounts).toHaveLength(mixed.accounts.length);
        expect(data.waits).toHaveLength(mixed.waits.length);
      }),
    );
  });

  it('orders keys by their bytes, not by their letters', () => {
    const ascending = [0x00, 0x7f, 0x80, 0xff].map((x) =>
      formatPublicKey({ type: 'K1', data: Uint8Array.of(2, x, ...new Uint8Array(31)) }),
    );
    const keys = ascending.toReversed().map((one) => ({ key: one, weight: 1 }));
    const sorted = authorityData({ threshold: 1, keys, accounts: [], waits: [] }).keys;
    expect(sorted.map((one) => one.key)).toEqual(ascending);
  });

  it('puts K1 before R1 before passkeys', () => {
    const data = (first: number) => Uint8Array.of(first, ...new Uint8Array(32));
    const ascending = [
      formatPublicKey({ type: 'K1', data: data(3) }),
      formatPublicKey({ type: 'R1', data: data(2) }),
      formatPublicKey({ type: 'WA', data: Uint8Array.of(...data(2), 1, 1, 97) }),
    ];
    const keys = ascending.toReversed().map((one) => ({ key: one, weight: 1 }));
    const sorted = authorityData({ threshold: 1, keys, accounts: [], waits: [] }).keys;
    expect(sorted.map((one) => one.key)).toEqual(ascending);
  });

  it('puts a key that another begins with before it', () => {
    const data = Uint8Array.of(2, ...new Uint8Array(32), 1, 1, 97);
    const [short, long] = [data, Uint8Array.of(...data, 98)].map((one) => ({
      key: formatPublicKey({ type: 'WA', data: one }),
      weight: 1,
    }));
    for (const keys of [
      [short!, long!],
      [long!, short!],
    ]) {
      const sorted = authorityData({ threshold: 1, keys, accounts: [], waits: [] }).keys;
      expect(sorted).toEqual([short, long]);
    }
  });

  it('orders accounts by actor, then permission, and waits by length as a number', () => {
    const level = (actor: string, permission: string) => ({ actor, permission, weight: 1 });
    const data = authorityData({
      threshold: 2,
      keys: [],
      accounts: [level('bob', 'active'), level('a.b', 'x'), level('a1', 'z'), level('a1', 'b')],
      waits: [
        { seconds: 3600, weight: 2 },
        { seconds: 604_800, weight: 3 },
        { seconds: 60, weight: 1 },
      ],
    });
    expect(data.accounts.map((one) => one.permission)).toEqual([
      { actor: 'a.b', permission: 'x' },
      { actor: 'a1', permission: 'b' },
      { actor: 'a1', permission: 'z' },
      { actor: 'bob', permission: 'active' },
    ]);
    expect(data.waits).toEqual([
      { wait_sec: 60, weight: 1 },
      { wait_sec: 3600, weight: 2 },
      { wait_sec: 604_800, weight: 3 },
    ]);
  });

  it('refuses what is no key and no name', () => {
    expect(() => authorityData(keyAuthority('EOSnokey'))).toThrow('unrecognized public key format');
    const accounts = ['Bob', 'alice'].map((actor) => ({ actor, permission: 'active', weight: 1 }));
    expect(() => authorityData({ threshold: 1, keys: [], accounts, waits: [] })).toThrow(
      'Invalid character',
    );
  });
});
