import { describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { rexexec } from '#src/chain/actions/rex.ts';
import { claimgenesis, claimrewards, voterclaim } from '#src/chain/actions/vote.ts';
import { rankedProducers } from '#src/chain/client/account/account-voting.ts';
import { fioHoldings } from '#src/chain/client/account/account-fio.ts';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { unclaimedPay } from '#src/chain/client/vote/producer.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { type Asset, formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { addAssets } from '#src/chain/core/asset-sums.ts';
import { genesisDue } from '#src/chain/model/block/genesis.ts';
import { voterPayAt } from '#src/chain/model/vote/voter-pay.ts';
import { readFioLocks } from '#src/chain/tables/fio-money.ts';
import { readFioStake } from '#src/chain/tables/fio-staking.ts';
import { readGenesisAward } from '#src/chain/tables/genesis.ts';
import { readRexMarket } from '#src/chain/tables/rex.ts';
import { readVoterPay } from '#src/chain/tables/voter-pay.ts';
import type { ChainKey } from '#devnet/chains.ts';
import { bootChain } from '#devnet/start.ts';
import { doing, fioAccountOf } from '#devnet/story/fio/people.ts';
import { createRunner } from '#devnet/story/story-runner.ts';

/** What a page says that a claim pays is what the contract pays in that block. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PRODUCER = 'bpalpha11111';

/** The chain's time goes on by `wait` alone, so that no block is late on a slow machine. */
const NOW = Date.UTC(2026, 10, 20, 12);

/** Contracts pay in the token that they issue. */
const isCore = ({ account, name }: { account: string; name: string }) =>
  account === 'eosio.token' && name === 'transfer';

interface Claimed {
  /** Milliseconds UTC. */
  readonly at: number;
  readonly paid: Asset;
}

/** A chain, and reads of it that stay as they are before a claim. */
function boot(key: ChainKey) {
  const { chain, app } = bootChain(key, { at: NOW });
  const answers = new Map<string, Promise<Response>>();
  let now = Date.parse(`${chain.headBlock.timestamp}Z`);
  const access: ChainAccess = openChain(withDevnet(chainByKey(key), 8_888), {
    now: () => now,
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      const asked = `${pathname}${search} ${String(init?.body)}`;
      const answer = answers.get(asked) ?? Promise.resolve(app.request(pathname + search, init));
      answers.set(asked, answer);
      return (await answer).clone();
    },
  });
  const never = () => undefined;
  const runner = createRunner(chain, {
    now: () => now,
    advance: never,
    reach: never,
    release: never,
  });
  const send = (action: Action, signers?: string[]) => {
    const trace = runner.send([{ ...action, authorization: [...action.authorization] }], signers);
    now = Date.parse(`${trace.block_time}Z`);
    chain.produceBlock();
    return trace;
  };
  return {
    access,
    wait(ms: number) {
      now = Date.parse(`${chain.advance(ms).timestamp}Z`);
      answers.clear();
    },
    send,
    claim(action: Action, owner: string): Claimed {
      const trace = send(action);
      const paid = trace.action_traces
        .filter(({ act, receiver }) => isCore(act) && receiver === owner)
        .map(({ act }) => act.data as Record<string, string>)
        .filter(({ to }) => to === owner)
        .map(({ quantity }) => parseAsset(quantity ?? ''));
      return { at: now, paid: paid.reduce(addAssets) };
    },
  };
}

describe('a claim pays what is shown', () => {
  it('to a voter of WAX', async () => {
    const { access, wait, claim } = boot('wax');
    wait(DAY + 1_000);
    const pay = await readVoterPay(access.pool, 'carol', access.config);
    const { at, paid } = claim(voterclaim('carol'), 'carol');
    expect(paid.units).toBeGreaterThan(0n);
    expect(pay && voterPayAt(pay, at)).toEqual(paid);
  });

  it('to a genesis member of WAX, and once', async () => {
    const { access, wait, claim } = boot('wax');
    const award = await readGenesisAward(access.pool, 'carol');
    const { at, paid } = claim(claimgenesis('carol'), 'carol');
    expect(paid.units).toBeGreaterThan(0n);
    expect(award && genesisDue(award, at)).toEqual(paid);
    wait(DAY + 1_000);
    const claimed = await readGenesisAward(access.pool, 'carol');
    expect(claimed && genesisDue(claimed, at + DAY).units).toBe(0n);
    expect(() => claim(claimgenesis('carol'), 'carol')).toThrow('nothing to claim');
  });

  it('to who sells REX, with the income since the last action on REX', async () => {
    const { access, wait, send } = boot('kylin');
    wait(15 * HOUR);
    const before = await readRexMarket(access.pool, 0);
    const market = await readRexMarket(access.pool, access.now!());
    expect(market!.pool.lendable.units).toBeGreaterThan(before!.pool.lendable.units);
    send(rexexec('alice', 1));
    wait(500);
    const booked = await readRexMarket(access.pool, 0);
    expect(market!.pool).toEqual(booked!.pool);
  });

  it('to who unstakes FIO, locked for a week', async () => {
    const { access, send } = boot('fio');
    const account = fioAccountOf('alice');
    const before = await fioHoldings(access, account);
    const staking = await readFioStake(access.pool, account);
    expect(before.reward!.units).toBeGreaterThan(0n);
    const { staked } = staking!.stake;
    const data = { fio_address: '', amount: String(staked), max_fee: 10_000_000_000, tpid: '' };
    const trace = send(doing('alice', 'fio.staking', 'unstakefio', data) as Action, ['alice']);
    const reward = trace.action_traces
      .map(({ act }) => act.data as Record<string, string>)
      .find(({ memo }) => memo === 'Paying Staking Rewards');
    const { fioLocks } = await readFioLocks(access.pool, account, {
      symbol: access.config.coreSymbol,
      now: access.now!(),
    });
    expect(reward?.['quantity']).toBe(formatAsset(before.reward!));
    expect(fioLocks.map(({ amount }) => amount.units)).toEqual([staked + before.reward!.units]);
  });

  it.each(['eos', 'kylin', 'wax', 'proton'] as const)(
    'to a producer of %s',
    async (key) => {
      const { access, wait, claim } = boot(key);
      wait(DAY + 1_000);
      const ranked = await rankedProducers(access);
      const own = ranked.find(({ owner }) => owner === PRODUCER)!;
      const producer = {
        ...own,
        unpaidBlocks: own.unpaidBlocks ?? 0,
        votes: Number(own.totalVotes),
      };
      await unclaimedPay(access, producer);
      const { token, legacyToken, system } = access.config.accounts;
      const account = legacyToken ? token : system;
      const { paid } = claim({ ...claimrewards(PRODUCER), account }, PRODUCER);
      // Of the same rows, at the time of the claim's block.
      const pay = await unclaimedPay(access, producer);
      expect(paid.units).toBeGreaterThan(0n);
      expect(pay?.kind === 'buckets' && pay.byBlocks.units + pay.byVotes.units).toBe(paid.units);
    },
    60_000,
  );

  it('to a producer of Vaulta, of the system fees', async () => {
    const { access, wait, send } = boot('eos');
    const { token, legacyToken, bpay } = access.config.accounts;
    const doingAt = (account: string, name: string, actor: string, data: object) =>
      ({ account, name, authorization: [{ actor, permission: 'active' }], data }) as Action;
    const fees = { from: 'alice', to: bpay, quantity: '42.0000 EOS', memo: 'fees' };
    send(doingAt(legacyToken!, 'transfer', 'alice', fees));
    wait(500);
    const producer = { owner: PRODUCER, unpaidBlocks: 0, votes: 0, claimedAt: null };
    const pay = await unclaimedPay(access, producer);
    if (pay?.kind !== 'buckets' || !pay.byFees) throw new Error('Vaulta shares its fees');
    expect(pay.byFees.units).toBeGreaterThan(0n);
    const trace = send(doingAt(bpay, 'claimrewards', PRODUCER, { owner: PRODUCER }));
    const paid = trace.action_traces
      .filter(({ act, receiver }) => act.account === token && receiver === PRODUCER)
      .map(({ act }) => (act.data as Record<string, string>)['quantity']);
    expect(paid).toEqual([formatAsset(pay.byFees)]);
    wait(500);
    const left = await unclaimedPay(access, producer);
    expect(left?.kind === 'buckets' && left.byFees?.units).toBe(0n);
  });

  it('to a producer of Telos, in rounds', async () => {
    const { access, wait, claim } = boot('telos');
    const ranked = await rankedProducers(access);
    const own = ranked.find(({ owner }) => owner === PRODUCER)!;
    const producer = { ...own, unpaidBlocks: 0, votes: Number(own.totalVotes) };
    const rounds = async () => {
      const pay = await unclaimedPay(access, producer);
      if (pay?.kind !== 'rounds') throw new Error('Telos has rounds');
      return pay;
    };
    wait(500);
    // The round comes with the first block at its time.
    wait((await rounds()).nextAt - access.now!() - 2_000);
    let before = await rounds();
    let after = before;
    while (after.nextAt === before.nextAt) {
      before = after;
      wait(500);
      after = await rounds();
    }
    expect(before.estimate.units).toBeGreaterThan(0n);
    const booked = { ...before.booked, units: before.booked.units + before.estimate.units };
    expect(after).toMatchObject({ booked });
    expect(claim(claimrewards(PRODUCER), PRODUCER).paid).toEqual(booked);
    expect(() => claim(claimrewards(PRODUCER), PRODUCER)).toThrow('No payment exists for account');
  });
});
