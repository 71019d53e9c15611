import { beforeEach, describe, expect, it } from 'vitest';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { systemRows } from './rows.ts';

const MINUTE = 60_000;

let bench: Bench;

const call = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio',
  name,
  by,
  data,
});
const key = (name: string): { key: string; weight: number } => ({
  key: devnetPublicKey(name),
  weight: 1,
});
const register = (keys: object[], threshold = 1): Call =>
  call('regproducer2', 'proda', {
    producer: 'proda',
    producer_authority: ['block_signing_authority_v0', { threshold, keys }],
    url: 'https://proda',
    location: 7,
  });
const row = (): Record<string, unknown> => systemRows(bench, 'producers')[0]!;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('proda');
  bench.addAccount('alice', '10.0000 EOS');
  bench.advance(500);
});

describe('a producer', () => {
  it('can register an authority of several keys, and its first one signs', () => {
    bench.push(register([key('proda'), key('alice')]));
    expect(row()).toMatchObject({
      owner: 'proda',
      is_active: 1,
      location: 7,
      producer_authority: ['block_signing_authority_v0', { threshold: 1 }],
    });
    const vote = { voter: 'alice', proxy: '', producers: ['proda'] };
    bench.push(call('voteproducer', 'alice', vote));
    bench.advance(2 * MINUTE);
    bench.advance(500);
    expect(bench.chain.activeSchedule().producers).toEqual([
      { producer_name: 'proda', block_signing_key: devnetPublicKey('proda') },
    ]);
    expect(bench.chain.headBlock.producer).toBe('proda');
  });

  it('shows a single key in the old field as well', () => {
    bench.push(register([key('proda')]));
    expect(row()['producer_key']).toBe(devnetPublicKey('proda'));
  });

  it('cannot register what could never sign', () => {
    for (const bad of [
      register([]),
      register([key('proda')], 2),
      register([key('proda')], 0),
      register([key('proda'), key('proda')]),
    ])
      expect(() => bench.push(bad)).toThrow('invalid producer authority');
  });

  it('can be taken out by eosio', () => {
    bench.push(register([key('proda')]));
    const remove = (by: string): Call => call('rmvproducer', by, { producer: 'proda' });
    expect(() => bench.push(remove('alice'))).toThrow('missing authority of eosio');
    bench.push(remove('eosio'));
    expect(row()).toMatchObject({ is_active: 0 });
  });
});
