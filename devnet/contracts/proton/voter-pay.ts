import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { table } from '../../engine/contract.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { voters } from '../system/rows.ts';

/**
 * XPR's pay of voters, as in XPRNetwork/proton.contracts (`voting.cpp`): in rounds of twelve hours the
 * pool is shared among those who voted themselves. A claim pays what rounds have booked, no more.
 */

const DAY = 24 * 3600;

export interface Staker {
  owner: string;
  staked: bigint;
  isqualified: boolean;
  /** Booked by rounds and not claimed yet. */
  claimamount: bigint;
  /** Seconds; 0 for never. */
  lastclaim: bigint;
  /** As they were when the running round began, if they changed before their turn; null otherwise. */
  startstake: bigint | null;
  startqualif: boolean | null;
}

/** Seconds and counts. */
interface Rules {
  max_bp_per_vote: bigint;
  min_bp_reward: bigint;
  unstake_period: bigint;
  process_by: bigint;
  process_interval: bigint;
  voters_claim_interval: bigint;
  spare1: bigint;
  spare2: bigint;
}

/** What the contract starts with. */
const usual: Rules = {
  max_bp_per_vote: 4n,
  min_bp_reward: 4n,
  unstake_period: BigInt(14 * DAY),
  process_by: 50n,
  process_interval: BigInt(DAY / 2),
  voters_claim_interval: BigInt(DAY),
  spare1: 0n,
  spare2: 0n,
};

interface Rounds {
  totalstaked: bigint;
  /** Staked by those who earn. */
  totalrstaked: bigint;
  totalrvoters: bigint;
  notclaimed: bigint;
  /** What the next round will share. */
  pool: bigint;
  /** When the last round began, in seconds. */
  processtime: bigint;
  processtimeupd: bigint;
  isprocessing: boolean;
  /** The next account of the running round. */
  processFrom: string;
  processQuant: bigint;
  processrstaked: bigint;
  processed: bigint;
  spare1: bigint;
  spare2: bigint;
}

const none: Rounds = {
  totalstaked: 0n,
  totalrstaked: 0n,
  totalrvoters: 0n,
  notclaimed: 0n,
  pool: 0n,
  processtime: 0n,
  processtimeupd: 0n,
  isprocessing: false,
  processFrom: '',
  processQuant: 0n,
  processrstaked: 0n,
  processed: 0n,
  spare1: 0n,
  spare2: 0n,
};

const ROUNDS = nameToBigint('globalsd');
const RULES = nameToBigint('globalsxpr');

const stakers = (context: ApplyContext): TableAccess<Staker> => context.table('votersxpr', 'eosio');
const rules = (context: ApplyContext): TableAccess<Rules> => context.table('globalsxpr', 'eosio');
const rounds = (context: ApplyContext): TableAccess<Rounds> => context.table('globalsd', 'eosio');

const secondsNow = ({ now }: ApplyContext): bigint => BigInt(Math.floor(now / 1000));
const roundsOf = (context: ApplyContext): Rounds => rounds(context).get(ROUNDS) ?? none;
const change = (context: ApplyContext, changed: Partial<Rounds>): void =>
  rounds(context).put({ ...roundsOf(context), ...changed }, 'eosio');

export function rulesOf(context: ApplyContext): Rules {
  return rules(context).get(RULES) ?? usual;
}

/** Adds to what the next round will share: two thirds of what inflation saves, and gifts. */
export function fundVoters(context: ApplyContext, units: bigint): void {
  change(context, { pool: roundsOf(context).pool + units });
}

/** Books a change of an account's stake. */
export function bookStake(context: ApplyContext, owner: string, units: bigint): void {
  if (!rules(context).get(RULES)) rules(context).put(usual, 'eosio');
  const state = roundsOf(context);
  const key = nameToBigint(owner);
  const before = stakers(context).get(key);
  const isqualified = before?.isqualified ?? votesEnough(context, owner);
  const waits = isWaiting(state, owner);
  const row = before ?? {
    owner,
    staked: 0n,
    isqualified,
    claimamount: 0n,
    lastclaim: 0n,
    startstake: waits ? 0n : null,
    startqualif: waits ? false : null,
  };
  const startstake = waits ? (row.startstake ?? row.staked) : row.startstake;
  const after = { ...row, staked: row.staked + units, startstake };
  stakers(context).put(after, before ? undefined : owner);
  change(context, {
    totalstaked: state.totalstaked + units,
    totalrstaked: state.totalrstaked + (isqualified ? units : 0n),
    totalrvoters: state.totalrvoters + (!before && isqualified ? 1n : 0n),
  });
}

/**
 * Books whether an account earns after it voted. The contract counts all that the account stakes; its
 * resources are staked in a token of their own there, so here only XPR staked for votes counts.
 */
export function bookChoice(context: ApplyContext, owner: string): void {
  const row = stakers(context).get(nameToBigint(owner));
  const isqualified = votesEnough(context, owner);
  if (!row || row.isqualified === isqualified) return;
  const state = roundsOf(context);
  const startqualif = isWaiting(state, owner)
    ? (row.startqualif ?? row.isqualified)
    : row.startqualif;
  stakers(context).put({ ...row, isqualified, startqualif });
  const sign = isqualified ? 1n : -1n;
  change(context, {
    totalrstaked: state.totalrstaked + sign * row.staked,
    totalrvoters: state.totalrvoters + sign,
  });
}

/** Takes what rounds have booked for a voter. Returns units. */
export function takeClaim(context: ApplyContext, owner: string): bigint {
  context.requireAuth(owner);
  const row = stakers(context).require(nameToBigint(owner), 'Voter not found.');
  const rested = secondsNow(context) - row.lastclaim > rulesOf(context).voters_claim_interval;
  check(rested, 'Your last claim was less than 24h ago. Please wait');
  check(row.claimamount > 0n, 'Nothing to claim.');
  change(context, { notclaimed: roundsOf(context).notclaimed - row.claimamount });
  stakers(context).put({ ...row, claimamount: 0n, lastclaim: secondsNow(context) });
  return row.claimamount;
}

/** Begins a round when it is due, or goes on with the running one: some accounts each second. */
export function shareVoterPay(context: ApplyContext): void {
  const now = secondsNow(context);
  const state = roundsOf(context);
  if (state.isprocessing) {
    if (now > state.processtimeupd) shareOut(context, state);
  } else if (now - state.processtime >= rulesOf(context).process_interval)
    shareOut(context, {
      ...state,
      processtime: now,
      processQuant: state.pool,
      pool: 0n,
      isprocessing: true,
      processFrom: '',
      processrstaked: state.totalrstaked,
    });
}

function shareOut(context: ApplyContext, state: Rounds): void {
  const limit = Number(rulesOf(context).process_by);
  const from = nameToBigint(state.processFrom);
  const turn = stakers(context).rows({ lower: from, limit: limit + 1 });
  let { processed, notclaimed } = state;
  for (const row of turn.slice(0, limit)) {
    const share = shareOf(state, row);
    processed += share;
    notclaimed += share;
    const claimamount = row.claimamount + share;
    if (share > 0n || row.startstake !== null || row.startqualif !== null)
      stakers(context).put({ ...row, claimamount, startstake: null, startqualif: null });
  }
  const next = turn[limit];
  const isOver = {
    isprocessing: false,
    processFrom: '',
    processtimeupd: 0n,
    pool: state.pool + state.processQuant - processed,
    processQuant: 0n,
    processed: 0n,
    processrstaked: 0n,
  };
  const goesOn = { processFrom: next?.owner ?? '', processtimeupd: secondsNow(context), processed };
  change(context, { ...state, notclaimed, ...(next ? goesOn : isOver) });
}

/** ⌊what the round shares × the account's stake ÷ all that earns⌋, as when the round began. */
function shareOf({ processQuant, processrstaked }: Rounds, row: Staker): bigint {
  const earns = row.startqualif ?? row.isqualified;
  if (!earns || processrstaked === 0n) return 0n;
  return (processQuant * (row.startstake ?? row.staked)) / processrstaked;
}

/** Whether the running round has not come to an account yet. */
function isWaiting({ isprocessing, processFrom }: Rounds, owner: string): boolean {
  return isprocessing && nameToBigint(processFrom) < nameToBigint(owner);
}

/** Votes through a proxy do not earn. */
function votesEnough(context: ApplyContext, owner: string): boolean {
  const chosen = voters(context).get(nameToBigint(owner))?.producers.length ?? 0;
  return BigInt(chosen) >= rulesOf(context).min_bp_reward;
}

export const voterPayTables: Record<string, TableSpec> = {
  votersxpr: table<Staker>('voters_xpr', ({ owner }) => nameToBigint(owner)),
  globalsd: table<Rounds>('eosio_global_statesd', () => ROUNDS),
  globalsxpr: table<Rules>('eosio_global_statesxpr', () => RULES),
};

/** The structs of its tables. */
export const voterPayStructs = {
  voters_xpr:
    'owner name, staked uint64, isqualified bool, claimamount uint64, lastclaim uint64, startstake uint64?, startqualif bool?',
  eosio_global_statesd:
    'totalstaked int64, totalrstaked int64, totalrvoters int64, notclaimed int64, pool int64, processtime int64, processtimeupd int64, isprocessing bool, processFrom name, processQuant uint64, processrstaked uint64, processed uint64, spare1 int64, spare2 int64',
  eosio_global_statesxpr:
    'max_bp_per_vote uint64, min_bp_reward uint64, unstake_period uint64, process_by uint64, process_interval uint64, voters_claim_interval uint64, spare1 uint64, spare2 uint64',
};
