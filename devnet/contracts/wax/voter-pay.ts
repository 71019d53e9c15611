import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { changeGlobal, globalState } from '../system/global.ts';
import { sendTransfer } from '../system/money.ts';
import { claimrewards, fillBuckets } from '../system/rewards.ts';
import { voters } from '../system/rows.ts';
import type { Voter } from '../system/rows.ts';

const PAYER = 'eosio.voters';
/** Minimum number of votes for pay, without a proxy. */
const EARNING_VOTES = 16;
const DAY_MS = 24 * 3600 * 1000;
const EPOCH = '1970-01-01T00:00:00.000';

/** A voter's pay: its weight counts for the seconds it was held. */
interface VoterPay {
  unpaid_voteshare: number;
  unpaid_voteshare_last_updated: string;
  unpaid_voteshare_change_rate: number;
  last_claim_time: string;
}

/** The totals of all voters in the row of `global`, and the bucket. */
interface AllVotersPay {
  voters_bucket: bigint;
  total_voteshare_change_rate: number;
  total_unpaid_voteshare: number;
  total_unpaid_voteshare_last_updated: string;
}

export const noVoterPay: VoterPay = {
  unpaid_voteshare: 0,
  unpaid_voteshare_last_updated: EPOCH,
  unpaid_voteshare_change_rate: 0,
  last_claim_time: EPOCH,
};

export const nothingForVoters: AllVotersPay = {
  voters_bucket: 0n,
  total_voteshare_change_rate: 0,
  total_unpaid_voteshare: 0,
  total_unpaid_voteshare_last_updated: EPOCH,
};

const payOf = (context: ApplyContext, owner: string): Voter & VoterPay =>
  voters(context).require(nameToBigint(owner), 'voter does not exist.') as Voter & VoterPay;
const allPay = (context: ApplyContext): AllVotersPay =>
  globalState(context) as unknown as AllVotersPay;

/** Credits a voter's pay at the old weight before it changes. */
export function bookVoterPay(context: ApplyContext, owner: string): void {
  const voter = payOf(context, owner);
  const earns = voter.producers.length >= EARNING_VOTES || voter.proxy !== '';
  const rate = earns ? voter.last_vote_weight - voter.proxied_vote_weight : 0;
  const all = allPay(context);
  changeGlobal(context, {
    total_unpaid_voteshare: sharesOfAll(context),
    total_unpaid_voteshare_last_updated: context.time,
    total_voteshare_change_rate:
      all.total_voteshare_change_rate + rate - voter.unpaid_voteshare_change_rate,
  });
  const paid: Voter & VoterPay = {
    ...voter,
    unpaid_voteshare: sharesOf(context, voter),
    unpaid_voteshare_change_rate: rate,
    unpaid_voteshare_last_updated: context.time,
  };
  voters(context).put(paid);
}

const voterclaim = action<{ owner: string }>((context, { owner }) => {
  const units = collect(context, owner);
  sendTransfer(context, PAYER, owner, units, 'voter pay', [owner]);
});

/** Introduced for genesis members; today for everybody. */
const actions: Record<string, ActionHandler> = {
  voterclaim,
  claimgbmvote: voterclaim,
  claimgbmprod: claimrewards,
};

/** WAX's voter pay in eosio. */
export const voterPay = {
  actions,
  tables: {},
  abi: abiOf({
    structs: {
      voterclaim: 'owner name',
      claimgbmvote: 'owner name',
      claimgbmprod: 'owner name',
      voter_info:
        'owner name, proxy name, producers name[], staked int64, unpaid_voteshare float64, unpaid_voteshare_last_updated time_point, unpaid_voteshare_change_rate float64, last_claim_time time_point, last_vote_weight float64, proxied_vote_weight float64, is_proxy bool, flags1 uint32, reserved2 uint32, reserved3 asset',
      'eosio_global_state:blockchain_parameters':
        'max_ram_size uint64, total_ram_bytes_reserved uint64, total_ram_stake int64, last_producer_schedule_update block_timestamp_type, last_pervote_bucket_fill time_point, pervote_bucket int64, perblock_bucket int64, voters_bucket int64, total_voteshare_change_rate float64, total_unpaid_voteshare float64, total_unpaid_voteshare_last_updated time_point, total_unpaid_blocks uint32, total_activated_stake int64, thresh_activated_stake_time time_point, last_producer_schedule_size uint16, total_producer_vote_weight float64, last_name_close block_timestamp_type',
    },
    actions: Object.keys(actions),
  }),
};

/** Removes a voter's part from the totals. */
function collect(context: ApplyContext, owner: string): bigint {
  context.requireAuth(owner);
  const voter = payOf(context, owner);
  check(
    voter.unpaid_voteshare_last_updated !== EPOCH,
    'you need to vote first! unpaid_voteshare_last_updated is zero.',
  );
  const rested = context.now - Date.parse(`${voter.last_claim_time}Z`) > DAY_MS;
  check(rested, 'already claimed rewards within past day');
  fillBuckets(context);
  const total = sharesOfAll(context);
  check(total > 0, 'no rewards available.');
  const own = sharesOf(context, voter);
  const { voters_bucket: bucket } = allPay(context);
  const part = BigInt(Math.trunc(Number(bucket) * (own / total)));
  const units = part < bucket ? part : bucket;
  check(units > 0n, 'no rewards available.');
  changeGlobal(context, {
    voters_bucket: bucket - units,
    total_unpaid_voteshare: Math.max(0, total - own),
    total_unpaid_voteshare_last_updated: context.time,
  });
  const paid: Voter & VoterPay = {
    ...voter,
    unpaid_voteshare: 0,
    unpaid_voteshare_last_updated: context.time,
    last_claim_time: context.time,
  };
  voters(context).put(paid);
  return units;
}

function sharesOf(context: ApplyContext, pay: VoterPay): number {
  if (pay.unpaid_voteshare_last_updated === EPOCH) return pay.unpaid_voteshare;
  const seconds = secondsSince(context, pay.unpaid_voteshare_last_updated);
  return pay.unpaid_voteshare + pay.unpaid_voteshare_change_rate * seconds;
}

function sharesOfAll(context: ApplyContext): number {
  const all = allPay(context);
  if (all.total_unpaid_voteshare_last_updated === EPOCH) return all.total_unpaid_voteshare;
  const seconds = secondsSince(context, all.total_unpaid_voteshare_last_updated);
  return all.total_unpaid_voteshare + all.total_voteshare_change_rate * seconds;
}

function secondsSince({ now }: ApplyContext, time: string): number {
  return Math.max(0, now - Date.parse(`${time}Z`)) / 1000;
}
