import { beforeEach, describe, expect, it } from 'vitest';
import { devnetFinalizerKey, devnetPossession } from '#devnet/engine/bls-keys.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import type { Bench } from '../harness.ts';
import { systemRows } from './rows.ts';
import { atEosio, startVaulta } from './vaulta.ts';

let bench: Bench;
const register = (name: string, key = name) =>
  bench.push(
    atEosio('regfinkey', name, {
      finalizer_name: name,
      finalizer_key: devnetFinalizerKey(key),
      proof_of_possession: devnetPossession(key),
    }),
  );
const change = (action: string, name: string, key: string) =>
  bench.push(
    atEosio(action, name, { finalizer_name: name, finalizer_key: devnetFinalizerKey(key) }),
  );
const keys = () => systemRows(bench, 'finkeys');
const finalizer = () => systemRows(bench, 'finalizers')[0];

beforeEach(() => {
  bench = startVaulta();
  bench.push(
    atEosio('regproducer', 'alice', {
      producer: 'alice',
      producer_key: devnetPublicKey('alice'),
      url: 'https://alice.example',
      location: 1,
    }),
  );
});

describe('finalizer keys', () => {
  it('are registered by producers, the first one is active', () => {
    register('alice');
    expect(finalizer()).toMatchObject({ finalizer_name: 'alice', finalizer_key_count: 1 });
    register('alice', 'second');
    expect(keys().map((row) => row['finalizer_key'])).toEqual([
      devnetFinalizerKey('alice'),
      devnetFinalizerKey('second'),
    ]);
    expect(String(finalizer()?.['active_key_id'])).toBe('0');
    change('actfinkey', 'alice', 'second');
    expect(String(finalizer()?.['active_key_id'])).toBe('1');
    change('delfinkey', 'alice', 'alice');
    expect(keys()).toHaveLength(1);
    change('delfinkey', 'alice', 'second');
    expect(systemRows(bench, 'finalizers')).toEqual([]);
  });

  it('are refused as eosio refuses them', () => {
    expect(() => register('bob')).toThrow('finalizer bob is not a registered producer');
    expect(() => change('actfinkey', 'alice', 'alice')).toThrow(
      'finalizer alice has not registered any finalizer keys',
    );
    register('alice');
    expect(() => register('alice')).toThrow('duplicate finalizer key: PUB_BLS_');
    expect(() => change('actfinkey', 'alice', 'alice')).toThrow('finalizer key was already active');
    expect(() => change('actfinkey', 'alice', 'other')).toThrow('finalizer key was not registered');
    register('alice', 'second');
    expect(() => change('delfinkey', 'alice', 'alice')).toThrow(
      'cannot delete an active key unless it is the last registered finalizer key, has 2 keys',
    );
    const of = (finalizer_key: string, proof_of_possession: string) =>
      bench.push(
        atEosio('regfinkey', 'alice', {
          finalizer_name: 'alice',
          finalizer_key,
          proof_of_possession,
        }),
      );
    const proof = devnetPossession('x');
    expect(() => of('PUB_K1_x', proof)).toThrow('finalizer key does not start with PUB_BLS');
    expect(() => of(`${devnetFinalizerKey('x').slice(0, -2)}AA`, proof)).toThrow('checksum');
    expect(() => of(devnetFinalizerKey('x'), 'SIG_K1_x')).toThrow('does not start with SIG_BLS');
  });

  it('are enough for Savanna only if every scheduled producer has one', () => {
    expect(() => bench.push(atEosio('switchtosvnn', 'alice', {}))).toThrow('missing authority');
  });
});
