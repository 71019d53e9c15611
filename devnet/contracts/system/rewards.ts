import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import { nameFromBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { changeGlobal, globalState } from './global.ts';
import { core, sendTransfer } from './money.ts';
import { producers } from './rows.ts';
import { beginSchedule } from './schedules.ts';
import { claimShare, inflationOf } from './votepay.ts';
import type { Inflation } from './votepay.ts';
import type { ChainSpec } from '../../types.ts';
import { fundVoters } from '../proton/voter-pay.ts';
import { checkCaller } from './vaulta.ts';

const DAY_MS = 24 * 3600 * 1000;
const YEAR_MS = 52 * 7 * DAY_MS;
const FACTOR = 10_000n;
const MIN_VOTE_PAY = 100;

/** Pays a producer for its blocks, and for its votes by their duration. */
export const claimrewards = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  checkCaller(context);
  const producer = producers(context).require(nameToBigint(owner), 'unable to find key');
  check(producer.is_active, 'producer does not have an active key');
  check(
    context.now - Date.parse(`${producer.last_claim_time}Z`) > DAY_MS,
    'already claimed rewards within past day',
  );
  beginSchedule(context);
  fillBuckets(context);
  const global = globalState(context);
  const perBlock = share(
    global.perblock_bucket,
    producer.unpaid_blocks,
    global.total_unpaid_blocks,
  );
  const voted = claimShare(context, producer, global.pervote_bucket);
  const least = BigInt(MIN_VOTE_PAY) * 10n ** BigInt(context.core.precision);
  const perVote = voted < least ? 0n : voted;
  changeGlobal(context, {
    perblock_bucket: global.perblock_bucket - perBlock,
    pervote_bucket: global.pervote_bucket - perVote,
    total_unpaid_blocks: global.total_unpaid_blocks - producer.unpaid_blocks,
  });
  producers(context).put({ ...producer, last_claim_time: context.time, unpaid_blocks: 0 });
  if (perBlock > 0n)
    sendTransfer(context, 'eosio.bpay', owner, perBlock, 'producer block pay', [owner]);
  if (perVote > 0n)
    sendTransfer(context, 'eosio.vpay', owner, perVote, 'producer vote pay', [owner]);
});

/** Inflation starts with the first block. */
export function startPay(context: ApplyContext): void {
  if (Date.parse(`${globalState(context).last_pervote_bucket_fill}Z`) > 0) return;
  changeGlobal(context, { last_pervote_bucket_fill: context.time });
}

/** Issues the inflation since the last call. Above the maximum supply eosio pays it. */
export function fillBuckets(context: ApplyContext): void {
  const global = globalState(context);
  const since = Date.parse(`${global.last_pervote_bucket_fill}Z`);
  if (since === 0) return;
  changeGlobal(context, { last_pervote_bucket_fill: context.time });
  const inflation = inflationOf(context);
  const { continuous_rate: rate } = inflation;
  const issued = BigInt(
    Math.trunc((rate * Number(coreSupply(context)) * (context.now - since)) / YEAR_MS),
  );
  if (issued <= 0n) return;
  const parts = inflationParts(issued, inflation, context.spec);
  const { supply, max_supply } = coreStat(context);
  if (supply.units + issued <= max_supply.units)
    context.sendInline({
      account: 'eosio.token',
      name: 'issue',
      authorization: [{ actor: 'eosio', permission: 'active' }],
      args: {
        to: 'eosio',
        quantity: core(context, issued),
        memo: 'issue tokens for producer pay and savings',
      },
    });
  const send = (to: string, units: bigint, memo: string): void => {
    if (units > 0n) sendTransfer(context, 'eosio', to, units, memo);
  };
  send('eosio.saving', parts.savings, 'unallocated inflation');
  send('eosio.voters', parts.voters, 'fund voters bucket');
  send('yield.farms', parts.farms, 'deposit rewards');
  send('cfund.proton', parts.community, 'fund committee bucket');
  send('eosio.bpay', parts.blocks, 'fund per-block bucket');
  send('eosio.vpay', parts.votes, 'fund per-vote bucket');
  const { voters_bucket } = global;
  changeGlobal(context, {
    perblock_bucket: global.perblock_bucket + parts.blocks,
    pervote_bucket: global.pervote_bucket + parts.votes,
    ...(typeof voters_bucket === 'bigint' && { voters_bucket: voters_bucket + parts.voters }),
  });
  if (context.spec.xpr) fundVoters(context, parts.savings);
}

/** Where issued units go. */
interface InflationParts {
  blocks: bigint;
  votes: bigint;
  savings: bigint;
  /** WAX only. */
  voters: bigint;
  /** XPR only: farms and the committee. What voters get there is saved first. */
  farms: bigint;
  community: bigint;
}

/**
 * The parts of issued units. Each is cut off; what is cut stays with the last of its group. WAX: a
 * fifth for blocks, twice that for voters. XPR: a quarter for farms, and of what producers do not get
 * two thirds for voters. Sources: `claimrewards` of the three system contracts.
 */
export function inflationParts(
  issued: bigint,
  { inflation_pay_factor, votepay_factor }: Omit<Inflation, 'continuous_rate'>,
  { xpr, genesisRewards }: Pick<ChainSpec, 'xpr' | 'genesisRewards'>,
): InflationParts {
  const farms = xpr ? issued / 4n : 0n;
  const rest = issued - farms;
  const producers = (rest * FACTOR) / inflation_pay_factor;
  const blocks = (producers * FACTOR) / votepay_factor;
  const votes = producers - blocks;
  const voters = genesisRewards ? 2n * producers : 0n;
  const saved = rest - producers - voters;
  const savings = xpr ? (2n * saved) / 3n : saved;
  return { blocks, votes, savings, voters, farms, community: saved - savings };
}

/** The core token's supply in units. */
export function coreSupply(context: ApplyContext): bigint {
  return coreStat(context).supply.units;
}

function coreStat(context: ApplyContext): { supply: Asset; max_supply: Asset } {
  const key = symbolCodeToBigint(context.core.code);
  return context
    .table<{ supply: Asset; max_supply: Asset }>('stat', nameFromBigint(key), 'eosio.token')
    .require(key, 'system token does not exist');
}

function share(bucket: bigint, part: number, total: number): bigint {
  return total > 0 ? (bucket * BigInt(part)) / BigInt(total) : 0n;
}
