import { expect, it } from 'vitest';
import { fioPay, potParts } from '#src/chain/model/vote/fio-pay.ts';

const FIO = 1_000_000_000n;
const symbol = { code: 'FIO', precision: 9 };
const now = Date.UTC(2026, 10, 27, 12);
const seconds = now / 1000;
const rows = {
  clock: { payschedtimer: seconds - 100, bpreservetokensminted: '0' },
  share: { owner: 'bp', abpayshare: '952380952380', sbpayshare: '1500000000000', votes: '5.0' },
  hasShares: true,
  rewards: 785n * FIO,
  bucket: 365n * FIO,
  producer: { last_bpclaim: 0, total_votes: '5.00000000000000000' },
  rank: 1,
  active: 30,
  allVotes: 100,
};
const of = (change: object, at = now) => {
  const { byRank, byVotes, nextAt } = fioPay({ ...rows, ...change }, symbol, at);
  return [byRank.units, byVotes.units, nextAt];
};

it('divides a pot: four tenths in equal parts, six tenths by votes', () => {
  const parts = { rank: 1, active: 42, share: 0.05 };
  expect(potParts(50_000n * FIO, parts)).toEqual({
    rank: 952_380_952_380n,
    votes: 1_500_000_000_000n,
  });
  expect(potParts(50_000n * FIO, { ...parts, rank: 22 })).toMatchObject({ rank: 0n });
  expect(potParts(50_000n * FIO, { ...parts, rank: 43, active: 50 })).toEqual({
    rank: 0n,
    votes: 0n,
  });
  // Fewer than 21 share the four tenths among themselves.
  expect(potParts(50_000n * FIO, { ...parts, active: 10 })).toMatchObject({ rank: 2_000n * FIO });
  expect(potParts(50_000n * FIO, { ...parts, share: Number.NaN })).toMatchObject({ votes: 0n });
});

it('pays the part of the schedule that is there', () => {
  expect(of({})).toEqual([952_380_952_380n, 1_500_000_000_000n, 0]);
});

it('pays who was paid by the next schedule, a day after this one', () => {
  expect(of({ share: null })).toEqual([0n, 0n, (seconds - 100 + 86_401) * 1000]);
});

it('takes a claim four hours after the last one', () => {
  const last_bpclaim = seconds - 14_400;
  expect(of({ producer: { ...rows.producer, last_bpclaim } })[2]).toBe(now + 1000);
  const before = { ...rows.producer, last_bpclaim: last_bpclaim - 1 };
  expect(of({ producer: before })[2]).toBe(0);
});

it('makes a new schedule after a day, and fills the pot to 50,000 FIO', () => {
  const made = [952_380_952_380n, 1_500_000_000_000n, 0];
  const late = { clock: { ...rows.clock, payschedtimer: seconds - 86_401 } };
  expect(of(late)).toEqual(made);
  expect(of({ hasShares: false, share: null })).toEqual(made);
  // Its own old part no longer counts.
  expect(of({ ...late, share: null })).toEqual(made);
});

it('fills the pot from what is left of 20,000,000 FIO, and not above 50,000', () => {
  const minted = (units: bigint) => ({
    hasShares: false,
    clock: { payschedtimer: 0, bpreservetokensminted: String(units) },
  });
  // 785 and one 365th of 365, of which four tenths are shared by 21.
  const pot = 786n * FIO;
  expect(of(minted(20_000_000n * FIO))).toEqual([((pot / 10n) * 4n) / 21n, 23_580_000_000n, 0]);
  const rest = 786n * FIO + 1_000n * FIO;
  expect(of(minted(19_999_000n * FIO))[0]).toBe(((rest / 10n) * 4n) / 21n);
  const much = { ...minted(0n), rewards: 60_000n * FIO };
  expect(of(much)[0]).toBe((((60_001n * FIO) / 10n) * 4n) / 21n);
});

it('has nothing of malformed rows', () => {
  const bad = { clock: 5, share: { abpayshare: 'x', sbpayshare: -3 }, producer: [] };
  expect(of({ ...bad, allVotes: 0 }, 0)).toEqual([0n, 0n, 0]);
});
