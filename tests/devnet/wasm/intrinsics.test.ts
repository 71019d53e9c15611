import { createHash } from 'node:crypto';
import {
  Bytes,
  Checksum256,
  Name,
  PrivateKey,
  PublicKey,
  Serializer,
  Signature,
} from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../authenticator.ts';
import { createWorkbench } from './machine.ts';

const put = (bench: ReturnType<typeof createWorkbench>, at: number, bytes: Uint8Array): void =>
  void bench.bytes.set(bytes, at);
const hexAt = (bench: ReturnType<typeof createWorkbench>, at: number, length: number): string =>
  Buffer.from(bench.bytes.slice(at, at + length)).toString('hex');

/** The oracle's own value of a name. */
const valueOf = (name: string): bigint => BigInt(Name.from(name).value.toString());

describe('memory', () => {
  it('is moved, compared and filled as C has it', () => {
    const bench = createWorkbench();
    put(bench, 0, Uint8Array.of(1, 2, 3, 4, 5));
    expect(bench.run('memcpy', 100, 0, 5)).toBe(100);
    expect(bench.run('memmove', 1, 0, 5)).toBe(1);
    expect(hexAt(bench, 0, 6)).toBe('010102030405');
    expect(bench.run('memcmp', 100, 0, 5)).toBeGreaterThan(0);
    expect(bench.run('memcmp', 0, 100, 5)).toBeLessThan(0);
    expect(bench.run('memcmp', 1, 100, 5)).toBe(0);
    expect(bench.run('memset', 1, 0x1ff, 2)).toBe(1);
    expect(hexAt(bench, 0, 4)).toBe('01ffff03');
    expect(() => bench.run('memcpy', 2, 0, 5)).toThrow(
      'memcpy can only accept non-aliasing pointers',
    );
  });

  it('ends where it ends, however a pointer and a length are chosen', () => {
    const bench = createWorkbench();
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (at, length) => {
        const within = (at >>> 0) + (length >>> 0) <= 65_536;
        const fill = (): unknown => bench.run('memset', at, 1, length);
        if (within) expect(fill()).toBe(at);
        else expect(fill).toThrow('access violation');
      }),
    );
  });
});

describe('output', () => {
  it('is printed as nodes print it', () => {
    const bench = createWorkbench();
    put(bench, 0, Buffer.from('text\0more'));
    bench.run('prints', 0);
    bench.run('prints_l', 5, 4);
    bench.run('printi', -5n);
    bench.run('printui', -1n);
    bench.run('printn', valueOf('eosio.token'));
    bench.run('printhex', 0, 2);
    put(bench, 16, new Uint8Array(16).fill(255));
    bench.run('printi128', 16);
    bench.run('printui128', 16);
    expect(bench.printed()).toBe(
      'textmore-518446744073709551615eosio.token7465-1340282366920938463463374607431768211455',
    );
  });

  it('has floats with the digits their precision has', () => {
    const bench = createWorkbench();
    bench.run('printsf', 1.5);
    bench.run('printdf', -0.001);
    bench.run('printdf', 1e100);
    bench.run('printdf', -0);
    bench.run('printdf', -Infinity);
    bench.run('printdf', NaN);
    bench.run('__extenddftf2', 0, 2);
    bench.run('printqf', 0);
    expect(bench.printed()).toBe(
      [
        '1.500000e+00',
        '-1.000000000000000e-03',
        '1.000000000000000e+100',
        '-0.000000000000000e+00',
        '-inf',
        'nan',
        '2.000000000000000000e+00',
      ].join(''),
    );
    expect(bench.charged()).toBeGreaterThan(10 * bench.printed().length);
  });
});

describe('hashes', () => {
  it.each(['sha256', 'sha1', 'sha512', 'ripemd160'])('%s', (name) => {
    const bench = createWorkbench();
    const expected = createHash(name).update('hello').digest();
    put(bench, 0, Buffer.from('hello'));
    bench.run(name, 0, 5, 100);
    expect(hexAt(bench, 100, expected.length)).toBe(expected.toString('hex'));
    expect(() => bench.run(`assert_${name}`, 0, 5, 100)).not.toThrow();
    expect(() => bench.run(`assert_${name}`, 0, 4, 100)).toThrow('hash mismatch');
  });

  it('of the third kind, and of the kind before the standard', () => {
    const bench = createWorkbench();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (data) => {
        put(bench, 1000, data);
        bench.run('sha3', 1000, data.length, 0, 32, 0);
        expect(hexAt(bench, 0, 32)).toBe(createHash('sha3-256').update(data).digest('hex'));
      }),
    );
    bench.run('sha3', 0, 0, 100, 32, 1);
    // The published digest of nothing.
    expect(hexAt(bench, 100, 32)).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
  });
});

describe('signatures', () => {
  it.each(['K1', 'R1'])('of the curve %s give back their key', (curve) => {
    const bench = createWorkbench();
    const key = PrivateKey.generate(curve);
    const digest = Checksum256.hash(Bytes.from('message', 'utf8'));
    const signature = Serializer.encode({ object: key.signDigest(digest) }).array;
    const packed = Serializer.encode({ object: key.toPublic() }).array;
    put(bench, 0, digest.array);
    put(bench, 100, signature);
    put(bench, 300, packed);
    expect(bench.run('recover_key', 0, 100, signature.length, 200, 33)).toBe(34);
    expect(bench.run('recover_key', 0, 100, signature.length, 200, 34)).toBe(34);
    expect(bench.bytes.slice(200, 234)).toEqual(packed);
    const check = (): unknown =>
      bench.run('assert_recover_key', 0, 100, signature.length, 300, packed.length);
    expect(check).not.toThrow();
    bench.bytes[0]! ^= 1;
    expect(check).toThrow();
    expect(() => bench.run('recover_key', 0, 100, 10, 200, 34)).toThrow('read past the end');
  });

  it('of passkeys give back their key, with the site it is for', () => {
    const bench = createWorkbench();
    const device = createAuthenticator('active');
    const digest = Checksum256.hash(Bytes.from('message', 'utf8')).array;
    const signature = Serializer.encode({ object: Signature.from(device.sign(digest)) }).array;
    const packed = Serializer.encode({ object: PublicKey.from(device.key) }).array;
    put(bench, 0, digest);
    put(bench, 1000, signature);
    expect(bench.run('recover_key', 0, 1000, signature.length, 200, 33)).toBe(packed.length);
    bench.run('recover_key', 0, 1000, signature.length, 300, packed.length);
    expect(bench.bytes.slice(300, 300 + packed.length)).toEqual(packed);
  });
});

describe('an action', () => {
  it('reads its data and what surrounds it', () => {
    const bench = createWorkbench();
    expect(bench.run('action_data_size')).toBe(5);
    expect(bench.run('read_action_data', 0, 0)).toBe(5);
    expect(bench.run('read_action_data', 0, 3)).toBe(3);
    expect(hexAt(bench, 0, 5)).toBe('0102030000');
    expect(bench.run('current_receiver')).toBe(valueOf('me'));
    expect(bench.run('get_sender')).toBe(valueOf('someone'));
  });

  it('ends by assertions with messages and codes', () => {
    const bench = createWorkbench();
    put(bench, 0, Buffer.from('why\0'));
    expect(bench.run('eosio_assert', 1, 0)).toBeUndefined();
    expect(() => bench.run('eosio_assert', 0, 0)).toThrow('assertion failure with message: why');
    expect(() => bench.run('eosio_assert_message', 0, 0, 2)).toThrow('message: wh');
    expect(() => bench.run('eosio_assert_code', 0, 42n)).toThrow('error code: 42');
    expect(() => bench.run('eosio_assert_code', 0, -1n)).toThrow('reserved error code');
    expect(() => bench.run('abort')).toThrow('abort() called');
  });

  it('that is context-free has no state, and only it has context-free data', () => {
    const free = createWorkbench(true);
    expect(() => free.run('db_find_i64', 1n, 1n, 1n, 1n)).toThrow(
      "only context free api's can be used in this context",
    );
    expect(free.run('get_context_free_data', 0, 0, 0)).toBe(-1);
    expect(free.run('action_data_size')).toBe(5);
    expect(() => createWorkbench().run('get_context_free_data', 0, 0, 0)).toThrow(
      'this API may only be called from context_free apply',
    );
  });
});
