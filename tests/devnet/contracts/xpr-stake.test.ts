import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { voteproducer, voterclaim } from '#src/chain/actions/vote.ts';
import * as xpr from '#src/chain/actions/xpr-stake.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { createRunner } from '#devnet/story/story-runner.ts';
import { ask } from '../api/support.ts';

const DAY = 86_400_000;

let booted: BootedChain;

beforeEach(() => {
  booted = bootChain('proton');
});

const amount = (tokens: string) => parseAsset(`${tokens} XPR`);

/** Sends actions signed by their actor. */
function send(...actions: Action[]): void {
  const { chain } = booted;
  const never = () => undefined;
  const now = () => Date.parse(`${chain.headBlock.timestamp}Z`);
  const runner = createRunner(chain, { now, advance: never, reach: never, release: never });
  runner.send(actions.map((action) => ({ ...action, authorization: [...action.authorization] })));
  chain.produceBlock();
}

async function rows(code: string, scope: string, table: string) {
  const query = { json: true, code, scope, table, limit: 100 };
  const { body } = await ask(booted.app, '/v1/chain/get_table_rows', query);
  return [...body['rows']!] as unknown as Record<string, unknown>[];
}

async function balance(account: string): Promise<number> {
  const [row] = await rows('eosio.token', account, 'accounts');
  return parseFloat(String(row!['balance']));
}

async function voter(owner: string) {
  return (await rows('eosio', 'eosio', 'votersxpr')).find((row) => row['owner'] === owner)!;
}

async function rounds() {
  const [row] = await rows('eosio', 'eosio', 'globalsd');
  return row!;
}

/** A gift to the pool that the next round shares. */
const gift = (tokens: string) =>
  transfer({
    contract: 'eosio.token',
    from: 'grace',
    to: 'eosio',
    quantity: amount(tokens),
    memo: 'spf',
  });

describe('XPR staked without a term', () => {
  it('is staked for the owner only', () => {
    const own = xpr.stakexpr('alice', amount('10.0000'));
    const forBob = { ...own, data: { ...own.data, receiver: 'bob' } };
    expect(() => send(forBob)).toThrow('At this point you can only stake to yourself');
  });

  it('is refunded after the unstaking period of the contract', async () => {
    const [rules] = await rows('eosio', 'eosio', 'globalsxpr');
    expect(rules).toMatchObject({ unstake_period: 14 * 86_400, min_bp_reward: 4 });
    send(xpr.unstakexpr('alice', amount('100.0000')));
    const before = await balance('alice');
    expect(() => send(xpr.refundxpr('alice'))).toThrow('refund is not available yet');
    booted.chain.advance(13 * DAY);
    expect(() => send(xpr.refundxpr('alice'))).toThrow('refund is not available yet');
    booted.chain.advance(DAY + 1000);
    send(xpr.refundxpr('alice'));
    expect((await balance('alice')) - before).toBeCloseTo(100, 4);
  });

  it('takes what waits to be refunded before it takes the balance', async () => {
    send(xpr.unstakexpr('alice', amount('100.0000')));
    const before = await balance('alice');
    send(xpr.stakexpr('alice', amount('40.0000')));
    expect(await balance('alice')).toBe(before);
    expect(await rows('eosio', 'alice', 'refundsxpr')).toMatchObject([{ quantity: '60.0000 XPR' }]);
    send(xpr.stakexpr('alice', amount('70.0000')));
    expect(before - (await balance('alice'))).toBeCloseTo(10, 4);
    expect(await rows('eosio', 'alice', 'refundsxpr')).toEqual([]);
  });

  it('is paid what rounds have booked, once a day, or gets it staked', async () => {
    const { chain } = booted;
    const booked = async () => BigInt(String((await voter('alice'))['claimamount']));
    chain.advance(2 * DAY);
    const before = await balance('alice');
    const claimable = await booked();
    expect(claimable).toBeGreaterThan(0n);
    send(voterclaim('alice'));
    expect(Math.round((await balance('alice')) * 10_000)).toBe(
      Math.round(before * 10_000) + Number(claimable),
    );
    expect(await booked()).toBe(0n);
    expect(() => send(xpr.voterclaimst('alice'))).toThrow('Your last claim was less than 24h ago');
    // Nothing was given to the pool: time alone earns nothing.
    chain.advance(2 * DAY);
    const [{ pool } = {}] = await rows('eosio', 'eosio', 'globalsd');
    expect(Number(pool)).toBeLessThan(2);
    expect(() => send(xpr.voterclaimst('alice'))).toThrow('Nothing to claim.');
    send(gift('500.0000'));
    chain.advance(DAY / 2);
    const more = await booked();
    expect(more).toBeGreaterThan(0n);
    const staked = BigInt(String((await voter('alice'))['staked']));
    send(xpr.voterclaimst('alice'));
    expect(BigInt(String((await voter('alice'))['staked']))).toBe(staked + more);
  });

  it('shares the pool by stake, among those who voted themselves when the round began', async () => {
    const { chain } = booted;
    chain.advance(DAY);
    const rewarded = async () => BigInt(String((await rounds())['totalrstaked']));
    const { staked } = await voter('alice');
    expect(await voter('bob')).toMatchObject({ isqualified: 1 });
    const before = { alice: await voter('alice'), bob: await voter('bob') };
    send(voteproducer({ voter: 'bob', producers: [], maxVotes: 4 }));
    expect(await voter('bob')).toMatchObject({ isqualified: 0 });
    expect(await rewarded()).toBe(BigInt(String(staked)));
    send(gift('1000.0000'));
    const pool = BigInt(String((await rounds())['pool']));
    chain.advance(DAY / 2 + 1000);
    const claimable = (row: Record<string, unknown>) => BigInt(String(row['claimamount']));
    expect(claimable(await voter('alice')) - claimable(before.alice)).toBe(pool);
    expect(claimable(await voter('bob'))).toBe(claimable(before.bob));
  });
});

describe('XPR staked for a term', () => {
  const stake = (quantity: string, memo: string) =>
    transfer({
      contract: 'eosio.token',
      from: 'bob',
      to: xpr.LONG_STAKING,
      quantity: amount(quantity),
      memo,
    });

  it('is refused below 100, in closed plans, and before its end', () => {
    expect(() => send(stake('99.0000', '0'))).toThrow('minimum stake quantity is 100.0000 XPR');
    expect(() => send(stake('100.0000', '2'))).toThrow('plan is not available to be staked to');
    expect(() => send(stake('100.0000', '9'))).toThrow('plan not found');
    send(stake('100.0000', '0'));
    const early = xpr.claimstake('bob', '3');
    expect(() => send(early)).toThrow('stake has not ended yet.');
    expect(() => send(xpr.claimstake('bob', '99'))).toThrow('stake not found');
  });

  it('pays more tokens at its end where the price did not rise', async () => {
    send(stake('200.0000', '0'));
    const stakes = await rows(xpr.LONG_STAKING, xpr.LONG_STAKING, 'stakes');
    const own = stakes.find(({ account }) => account === 'bob')!;
    const [price] = (await rows('oracles', 'oracles', 'data')).slice(3);
    const { d_double } = price!['aggregate'] as { d_double: string };
    expect(Number(own['oracle_price'])).toBe(Number(d_double));
    booted.chain.advance(91 * DAY);
    const index = String(own['index']);
    expect(() => send(xpr.claimstake('alice', index))).toThrow('invalid claiming account');
    const before = await balance('bob');
    send(xpr.claimstake('bob', index));
    expect((await balance('bob')) - before).toBeCloseTo(210, 3);
    expect(() => send(xpr.claimstake('bob', index))).toThrow('stake not found');
  });

  it('returns without more where the owner cancels it at its end', async () => {
    booted.chain.advance(91 * DAY);
    const before = await balance('alice');
    send(xpr.cancelstake('alice', '0'));
    expect((await balance('alice')) - before).toBeCloseTo(2500, 4);
  });
});
