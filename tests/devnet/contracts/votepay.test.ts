import { beforeEach, describe, expect, it } from 'vitest';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { systemRows } from './rows.ts';

const HOUR = 3_600_000;

let bench: Bench;

const eosio = (name: string, by: string, data: Record<string, unknown>) =>
  bench.push({ account: 'eosio', name, by, data });
const vote = (voter: string, ...producers: string[]) =>
  eosio('voteproducer', voter, { voter, proxy: '', producers });
const row = (table: string) => systemRows(bench, table)[0]!;

/** What a claim paid for votes, and what there was to be paid. */
function claim(owner: string): { paid: number; bucket: number } {
  const { action_traces } = eosio('claimrewards', owner, { owner });
  const paid = action_traces
    .filter(({ receiver }) => receiver === owner)
    .map(({ act }) => act.data as Record<string, string>)
    .find(({ memo }) => memo === 'producer vote pay');
  const units = Math.round(parseFloat(paid?.['quantity'] ?? '0') * 10_000);
  return { paid: units, bucket: units + Number(row('global')['pervote_bucket']) };
}

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  for (const name of ['proda', 'prodb', 'alice', 'bob']) bench.addAccount(name, '10.0000 EOS');
  for (const producer of ['proda', 'prodb']) {
    const producer_key = devnetPublicKey(producer);
    eosio('regproducer', producer, { producer, producer_key, url: '', location: 0 });
  }
  bench.advance(500);
});

describe('the pay for votes', () => {
  it('is reported by four tables of which the producer pays one row', () => {
    expect(row('global2')).toMatchObject({ revision: 1 });
    expect(Number(row('global4')['continuous_rate'])).toBeCloseTo(Math.log(1.01), 12);
    expect(systemRows(bench, 'producers2').map(({ owner }) => owner)).toEqual(['proda', 'prodb']);
    const { action_traces } = eosio('regproducer', 'alice', {
      producer: 'alice',
      producer_key: devnetPublicKey('alice'),
      url: '',
      location: 0,
    });
    // 220 and 136 bytes of rows in producers and producers2, and 128 of the key in the index by votes.
    expect(action_traces[0]!.account_ram_deltas).toEqual([{ account: 'alice', delta: 484 }]);
  });

  it('follows the time that votes were held', () => {
    vote('alice', 'proda');
    bench.advance(12 * HOUR);
    vote('bob', 'prodb');
    bench.advance(12 * HOUR + 1000);
    const { paid, bucket } = claim('proda');
    // Twice as long as the other's votes of the same stake.
    expect(paid / bucket).toBeCloseTo(2 / 3, 3);
    const other = claim('prodb');
    expect(other.paid / other.bucket).toBeCloseTo(1, 3);
  });

  it('is nothing for a voter who did not claim for three days', () => {
    vote('alice', 'proda', 'prodb');
    bench.advance(71 * HOUR);
    expect(claim('proda').paid).toBeGreaterThan(0);
    bench.advance(2 * HOUR);
    expect(claim('prodb').paid).toBe(0);
  });
});
