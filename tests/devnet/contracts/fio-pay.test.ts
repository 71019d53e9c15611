import { beforeAll, expect, it } from 'vitest';
import { readRows } from '#devnet/api/rows.ts';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { PRODUCERS } from '#devnet/story/cast.ts';
import { doing, fioAccountOf } from '#devnet/story/fio/people.ts';
import { createRunner } from '#devnet/story/story-runner.ts';
import { fioPay } from '#src/chain/model/vote/fio-pay.ts';
import { BOOT_TIMEOUT } from '../api/support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootChain('fio');
}, BOOT_TIMEOUT);

const symbol = { code: 'FIO', precision: 9 };
const HOUR = 3_600_000;
const rows = (table: string, code = 'fio.treasury') =>
  readRows(booted.chain, { code, scope: code, table });
const rewards = (table: string) => BigInt(String(rows(table)[0]?.['rewards'] ?? 0));
const now = () => Date.parse(`${booted.chain.headBlock.timestamp}Z`);

interface Row extends Record<string, unknown> {
  owner: string;
  fio_address: string;
  is_active: number | boolean;
  total_votes: string;
}
const byVotes = () =>
  (rows('producers', 'eosio') as Row[])
    .filter(({ is_active }) => Boolean(is_active))
    .sort((a, b) => Number(b.total_votes) - Number(a.total_votes));

/** What a page says that a claim pays, from the tables. */
function expected(owner: string) {
  const ranked = byVotes();
  const shares = rows('voteshares');
  const global = rows('global', 'eosio')[0];
  return fioPay(
    {
      clock: rows('clockstate')[0] ?? null,
      share: shares.find((row) => row['owner'] === owner) ?? null,
      hasShares: shares.length > 0,
      rewards: rewards('bprewards'),
      bucket: rewards('bpbucketpool'),
      producer: ranked.find((row) => row.owner === owner),
      rank: ranked.findIndex((row) => row.owner === owner) + 1,
      active: ranked.length,
      allVotes: Number(global?.['total_producer_vote_weight']),
    },
    symbol,
    now(),
  );
}

/** Claims, and resolves to what the contract paid. */
function claim(who: string): bigint {
  const { chain } = booted;
  const never = () => undefined;
  const runner = createRunner(chain, { now, advance: never, reach: never, release: never });
  const fio_address = (rows('producers', 'eosio') as Row[]).find(
    ({ owner }) => owner === fioAccountOf(who),
  )?.fio_address;
  const action = doing(who, 'fio.treasury', 'bpclaim', {});
  const data = { fio_address: fio_address ?? 'nobody@edge', actor: fioAccountOf(who) };
  const { action_traces } = runner.send([{ ...action, data }], [who]);
  chain.produceBlock();
  return BigInt(/"amount":(\d+)/.exec(action_traces[0]?.receipt.response ?? '')?.[1] ?? -1);
}

const [first, second] = PRODUCERS.map(({ name }) => name) as [string, string];
const sum = ({ byRank, byVotes: voted }: ReturnType<typeof expected>) => byRank.units + voted.units;

it('pays what the tables say: the first claim of a day makes the parts of all', () => {
  const due = expected(fioAccountOf(first));
  expect(due.byRank.units).toBeGreaterThan(900_000_000_000n);
  expect(claim(first)).toBe(sum(due));
  expect(rows('voteshares').some(({ owner }) => owner === fioAccountOf(first))).toBe(false);
  const other = expected(fioAccountOf(second));
  expect(claim(second)).toBe(sum(other));
});

it('takes a claim four hours after the last one, which pays nothing on the same day', () => {
  const refused = 'FIO Address not producer or nothing payable';
  expect(() => claim(first)).toThrow(refused);
  expect(() => claim('alice')).toThrow('Invalid FIO Address');
  booted.chain.advance(4 * HOUR + 1_000);
  booted.chain.produceBlock();
  const due = expected(fioAccountOf(first));
  expect(sum(due)).toBe(0n);
  expect(due.nextAt).toBeGreaterThan(now() + 19 * HOUR);
  expect(claim(first)).toBe(0n);
});

it('makes new parts after a day, with what was left', () => {
  booted.chain.advance(25 * HOUR);
  booted.chain.produceBlock();
  const due = expected(fioAccountOf(first));
  expect(due.nextAt).toBe(0);
  expect(claim(first)).toBe(sum(due));
});
