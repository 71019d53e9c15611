import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { changeGlobal, globalState } from './global.ts';
import { core } from './money.ts';
import { rexbal, rexpool } from './rex/rows.ts';
import { voteGrowth } from '../telos/vote-growth.ts';
import { checkVotes, valueOf } from './rex/worth.ts';
import { delband, producers, voters } from './rows.ts';
import type { Voter } from './rows.ts';
import { applyShareChange, bookVotes } from './votepay.ts';
import { bookChoice } from '../proton/voter-pay.ts';
import { bookVoterPay, noVoterPay } from '../wax/voter-pay.ts';

const BLOCK_EPOCH_SECONDS = 946_684_800;
const WEEK_SECONDS = 7 * 24 * 3600;
/** Vote weights double in a year; on WAX in a quarter. */
const WEEKS = { usual: 52, wax: 13 };

/** Changes of producers' votes by name. */
type Votes = Map<string, { change: number; chosen: boolean }>;

/** Telos: the share of the stake that a vote for so many of thirty producers counts. */
const inverseShare = (chosen: number) => (Math.sin((Math.PI * chosen) / 30 - Math.PI / 2) + 1) / 2;

/** The weight of staked units, which grows by whole weeks since 2000. Telos has a growth of its own. */
function voteWeight(context: ApplyContext, staked: bigint): number {
  const { spec, now } = context;
  if (spec.inverseVotes) return Number(staked) * voteGrowth(context);
  const weeks = Math.trunc((Math.trunc(now / 1000) - BLOCK_EPOCH_SECONDS) / WEEK_SECONDS);
  return Number(staked) * 2 ** (weeks / (spec.genesisRewards ? WEEKS.wax : WEEKS.usual));
}

export const voteproducer = action<{ voter: string; proxy: string; producers: string[] }>(
  (context, { voter, proxy, producers: chosen }) => {
    context.requireAuth(voter);
    updateRexStake(context, voter);
    vote(context, voter, proxy, chosen, true);
    if ((rexbal(context).get(nameToBigint(voter))?.rex_balance.units ?? 0n) > 0n)
      checkVotes(
        context,
        voter,
        'voter holding REX tokens must vote for at least 21 producers or for a proxy',
      );
  },
);

/** Counts a voter's stake again and refreshes the weight of its vote. Anybody can call it. */
export const voteupdate = action<{ voter_name: string }>((context, { voter_name: name }) => {
  const key = nameToBigint(name);
  voters(context).require(key, 'no voter found');
  updateRexStake(context, name);
  const held = delband(context, name)
    .rows()
    .reduce((sum, { net_weight, cpu_weight }) => sum + net_weight.units + cpu_weight.units, 0n);
  const lent = rexbal(context).get(key)?.vote_stake.units ?? 0n;
  const voter = { ...voters(context).require(key, 'no voter found'), staked: held + lent };
  voters(context).put(voter);
  vote(context, name, voter.proxy, voter.producers, true);
});

/** Telos: the story's proxies registered before it was disabled. */
const PROXIES_CLOSE_MS = 14 * 24 * 3600 * 1000;

export const regproxy = action<{ proxy: string; isproxy: boolean }>(
  (context, { proxy, isproxy }) => {
    context.requireAuth(proxy);
    const { spec, now } = context;
    const isClosed = spec.inverseVotes && now > spec.genesisTime + PROXIES_CLOSE_MS;
    check(!isproxy || !isClosed, 'proxy voting is disabled');
    const voter = voters(context).get(nameToBigint(proxy));
    if (!voter) {
      voters(context).put({ ...newVoter(context, proxy), is_proxy: isproxy }, proxy);
      return;
    }
    check(isproxy !== voter.is_proxy, 'action has no effect');
    check(
      !isproxy || voter.proxy === '',
      'account that uses a proxy is not allowed to become a proxy',
    );
    voters(context).put({ ...voter, is_proxy: isproxy });
    propagate(context, proxy);
  },
);

/** Updates the stake to the current value of the voter's REX. */
function updateRexStake(context: ApplyContext, voter: string): void {
  const key = nameToBigint(voter);
  const balance = rexbal(context).get(key);
  const pool = rexpool(context).get(0n);
  if (!balance || !pool || pool.total_rex.units === 0n) return;
  const stake = valueOf(pool, balance.rex_balance.units);
  const change = stake - balance.vote_stake.units;
  if (change === 0n) return;
  rexbal(context).put({ ...balance, vote_stake: core(context, stake) });
  const row = voters(context).get(key);
  if (row) voters(context).put({ ...row, staked: row.staked + change });
}

/** Updates the votes after a change of an account's stake. */
export function changeVoterStake(context: ApplyContext, owner: string, change: bigint): void {
  const existing = voters(context).get(nameToBigint(owner));
  const before = existing ?? newVoter(context, owner);
  const voter = { ...before, staked: before.staked + change };
  check(voter.staked >= 0n, 'stake for voting cannot be negative');
  voters(context).put(voter, existing ? undefined : owner);
  if (voter.producers.length > 0 || voter.proxy !== '')
    vote(context, owner, voter.proxy, voter.producers, false);
}

export function newVoter(context: ApplyContext, owner: string): Voter {
  return {
    owner,
    proxy: '',
    producers: [],
    staked: 0n,
    last_vote_weight: 0,
    proxied_vote_weight: 0,
    is_proxy: false,
    flags1: 0,
    reserved2: 0,
    reserved3: core(context, 0n),
    ...(context.spec.genesisRewards ? noVoterPay : {}),
  };
}

function checkChoice(context: ApplyContext, name: string, proxy: string, chosen: string[]): void {
  if (proxy !== '') {
    check(chosen.length === 0, 'cannot vote for producers and proxy at same time');
    check(name !== proxy, 'cannot proxy to self');
    return;
  }
  check(chosen.length <= context.spec.maxVotes, 'attempt to vote for too many producers');
  check(
    chosen.every((producer, index) => index === 0 || chosen[index - 1]! < producer),
    'producer votes must be unique and sorted',
  );
}

/** Applies an account's weight to its vote. `voting` is false if only its stake changed. */
function vote(
  context: ApplyContext,
  name: string,
  proxy: string,
  chosen: string[],
  voting: boolean,
): void {
  checkChoice(context, name, proxy, chosen);
  const voter = voters(context).require(nameToBigint(name), 'user must stake before they can vote');
  check(
    proxy === '' || !voter.is_proxy,
    'account registered as a proxy is not allowed to use a proxy',
  );
  if (voter.last_vote_weight <= 0)
    changeGlobal(context, {
      total_activated_stake: globalState(context).total_activated_stake + voter.staked,
    });
  const weight = weightOf(context, { ...voter, producers: chosen, proxy });
  const votes: Votes = new Map();
  if (voter.last_vote_weight > 0) {
    if (voter.proxy !== '') changeProxied(context, voter.proxy, -voter.last_vote_weight);
    else for (const one of voter.producers) add(votes, one, -voter.last_vote_weight, false);
  }
  if (proxy !== '') {
    const target = voters(context).require(nameToBigint(proxy), 'invalid proxy specified');
    check(!voting || target.is_proxy, 'proxy not found');
    changeProxied(context, proxy, weight);
  } else for (const one of chosen) add(votes, one, weight, true);
  applyVotes(context, votes, voting);
  // A proxy's change may have updated this row, so only these fields are written.
  const current = voters(context).require(nameToBigint(name), 'voter vanished');
  voters(context).put({ ...current, last_vote_weight: weight, producers: chosen, proxy });
  if (context.spec.genesisRewards) bookVoterPay(context, name);
  if (context.spec.xpr) bookChoice(context, name);
}

function weightOf(context: ApplyContext, voter: Voter): number {
  const own = voteWeight(context, voter.staked);
  const weight = voter.is_proxy ? own + voter.proxied_vote_weight : own;
  // A proxy is given the stake itself: its own vote is what counts less.
  return context.spec.inverseVotes && voter.proxy === ''
    ? weight * inverseShare(voter.producers.length)
    : weight;
}

function changeProxied(context: ApplyContext, proxy: string, change: number): void {
  const voter = voters(context).get(nameToBigint(proxy));
  if (!voter) return;
  voters(context).put({ ...voter, proxied_vote_weight: voter.proxied_vote_weight + change });
  propagate(context, proxy);
}

/** Propagates a changed weight to the producers, or through proxies. */
function propagate(context: ApplyContext, name: string): void {
  const voter = voters(context).require(nameToBigint(name), 'voter not found');
  check(
    voter.proxy === '' || !voter.is_proxy,
    'account registered as a proxy is not allowed to use a proxy',
  );
  const weight = weightOf(context, voter);
  const change = weight - voter.last_vote_weight;
  // Like on the chain, changes below one unit are left for the next change.
  if (Math.abs(change) > 1) {
    if (voter.proxy !== '') changeProxied(context, voter.proxy, change);
    else {
      const votes: Votes = new Map();
      for (const producer of voter.producers) add(votes, producer, change, false);
      applyVotes(context, votes, false);
    }
  }
  voters(context).put({ ...voter, last_vote_weight: weight });
}

function add(votes: Votes, producer: string, change: number, chosen: boolean): void {
  const sum = votes.get(producer) ?? { change: 0, chosen: false };
  votes.set(producer, { change: sum.change + change, chosen: sum.chosen || chosen });
}

function applyVotes(context: ApplyContext, votes: Votes, voting: boolean): void {
  let total = 0;
  const shares = { expired: 0, rate: 0 };
  for (const [name, { change, chosen }] of votes) {
    const producer = producers(context).get(nameToBigint(name));
    check(producer ?? !chosen, `producer ${name} is not registered`);
    if (!producer) continue;
    check(!voting || producer.is_active || !chosen, `producer ${name} is not currently registered`);
    bookVotes(context, producer, change, shares);
    const total_votes = Math.max(0, producer.total_votes + change);
    producers(context).put({ ...producer, total_votes });
    total += change;
  }
  applyShareChange(context, shares);
  if (total !== 0)
    changeGlobal(context, {
      total_producer_vote_weight: globalState(context).total_producer_vote_weight + total,
    });
}
