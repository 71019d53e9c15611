import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { fioCheck } from './checks.ts';
import { inline } from './fees.ts';
import { fioGlobal } from './global.ts';
import { findAddress, seconds } from './lookup.ts';
import { findProducer, orderedDouble, producers } from './vote-rows.ts';

const TREASURY = 'fio.treasury';
const FIO = 1_000_000_000n;

interface Rewards {
  rewards: bigint;
}

type Pool = 'bprewards' | 'bpbucketpool';

/** When the parts of producers were made, and what was issued for them. */
interface Clock {
  lasttpidpayout: bigint;
  payschedtimer: bigint;
  rewardspaid: bigint;
  bpreservetokensminted: bigint;
  fdtnreservetokensminted: bigint;
}

/** A producer's part of the day's pot. It is erased once it is paid. */
interface Share {
  owner: string;
  abpayshare: bigint;
  sbpayshare: bigint;
  votes: number;
}

const CONTRACTS = ['fio.address', 'fio.fee', 'fio.perms', 'fio.reqobt', 'fio.staking', 'fio.token'];
const PAYERS = [...CONTRACTS, 'eosio', 'eosio.msig'];

const CLAIM_SECONDS = 14_400;
const SCHEDULE_SECONDS = 86_401n;
const LEAST_POT = 50_000n * FIO;
const MOST_ISSUED = 20_000_000n * FIO;
const MOST_PAID = 42;
const FIRST = 21;

const pool = (context: ApplyContext, name: Pool): TableAccess<Rewards> =>
  context.table(name, context.receiver);
const clocks = (context: ApplyContext): TableAccess<Clock> =>
  context.table('clockstate', context.receiver);
const shares = (context: ApplyContext): TableAccess<Share> =>
  context.table('voteshares', context.receiver);

const rewardsIn = (context: ApplyContext, name: Pool) =>
  pool(context, name).get(nameToBigint(name))?.rewards ?? 0n;
const setRewards = (context: ApplyContext, name: Pool, rewards: bigint) =>
  pool(context, name).put({ rewards }, context.receiver);

/** A table with one row, as a singleton has. */
const single = (name: Pool) => table<Rewards>('bpreward', () => nameToBigint(name));

const addsTo = (name: Pool) =>
  action<{ amount: bigint }>((context, { amount }) => {
    check(PAYERS.some(context.hasAuth), 'missing required authority of fio.treasury');
    setRewards(context, name, rewardsIn(context, name) + amount);
  });

function clockNow(context: ApplyContext): Clock {
  const none = { lasttpidpayout: 0n, payschedtimer: 0n, rewardspaid: 0n };
  return (
    clocks(context).get(nameToBigint('clockstate')) ?? {
      ...none,
      bpreservetokensminted: 0n,
      fdtnreservetokensminted: 0n,
    }
  );
}

/** Pays a producer its part. The first claim of a day makes the parts of all. */
const bpclaim = action<{ fio_address: string; actor: string }>(
  (context, { fio_address, actor }) => {
    context.requireAuth(actor);
    const address = findAddress(context, fio_address);
    fioCheck(address, 'fio_address', fio_address, 'Invalid FIO Address');
    const producer = address.owner_account;
    const row = findProducer(context, producer);
    const now = seconds(context);
    const isDue = row !== undefined && Number(now) - row.last_bpclaim > CLAIM_SECONDS;
    const refusal = 'FIO Address not producer or nothing payable';
    fioCheck(isDue, 'fio_address', fio_address, refusal);
    inline(context, 'eosio', 'updlbpclaim', { producer });
    const before = clockNow(context);
    const old = shares(context).rows();
    const isOver = before.payschedtimer > 0n && now >= before.payschedtimer + SCHEDULE_SECONDS;
    if (isOver) for (const { owner } of old) shares(context).remove(nameToBigint(owner));
    const clock = isOver || old.length === 0 ? makeParts(context, before, now) : before;
    const own = shares(context).get(nameToBigint(producer));
    let paid = 0n;
    if (own) {
      check(row?.is_active, 'producer does not have an active key');
      paid = own.abpayshare + own.sbpayshare;
      if (paid > 0n) {
        const quantity = { units: paid, symbol: context.core };
        const memo = 'Paying producer from treasury.';
        inline(context, 'fio.token', 'transfer', { from: TREASURY, to: producer, quantity, memo });
        // As in the contract: what only votes earned is not taken from the pot.
        if (own.abpayshare > 0n)
          setRewards(context, 'bprewards', rewardsIn(context, 'bprewards') - paid);
        inline(context, 'eosio', 'resetclaim', { producer });
      }
      shares(context).remove(nameToBigint(producer));
    }
    clocks(context).put({ ...clock, rewardspaid: clock.rewardspaid + paid }, context.receiver);
    context.respond(`{"status": "OK","amount":${paid}}`);
  },
);

function makeParts(context: ApplyContext, clock: Clock, now: bigint): Clock {
  const bucket = rewardsIn(context, 'bpbucketpool');
  setRewards(context, 'bpbucketpool', bucket - bucket / 365n);
  let pot = rewardsIn(context, 'bprewards') + bucket / 365n;
  const minted = clock.bpreservetokensminted;
  let issued = 0n;
  if (minted < MOST_ISSUED && pot < LEAST_POT) {
    const rest = MOST_ISSUED - minted;
    issued = rest < LEAST_POT ? rest : LEAST_POT - pot;
    inline(context, 'fio.token', 'mintfio', { to: TREASURY, amount: issued });
    pot += issued;
  }
  setRewards(context, 'bprewards', pot);
  const paid = producers(context)
    .rows({ index: 2, limit: MOST_PAID })
    .filter(({ is_active }) => is_active);
  const first = BigInt(Math.min(paid.length, FIRST));
  const all = fioGlobal(context).total_producer_vote_weight;
  const tenth = pot / 10n;
  for (const [index, { owner, total_votes: votes }] of paid.entries())
    shares(context).put(
      {
        owner,
        abpayshare: index < Number(first) ? (tenth * 4n) / first : 0n,
        sbpayshare: all > 0 ? BigInt(Math.trunc(Number(tenth * 6n) * (votes / all))) : 0n,
        votes,
      },
      context.receiver,
    );
  const { payschedtimer } = clock;
  return {
    ...clock,
    bpreservetokensminted: minted + issued,
    payschedtimer: payschedtimer === 0n ? now : payschedtimer + SCHEDULE_SECONDS - 1n,
  };
}

/**
 * fio.treasury: what producers are paid of fees. Fees of names go to a bucket that is paid out
 * over a year. Nothing is issued for the foundation and for those who stake.
 */
export const fioTreasury: NativeContract = {
  name: TREASURY,
  abi: abiOf({
    structs: {
      bprewdupdate: 'amount uint64',
      bppoolupdate: 'amount uint64',
      bpclaim: 'fio_address string, actor name',
      bpreward: 'rewards uint64',
      treasurystate:
        'lasttpidpayout uint64, payschedtimer uint64, rewardspaid uint64, bpreservetokensminted uint64, fdtnreservetokensminted uint64',
      bppaysched: 'owner name, abpayshare uint64, sbpayshare uint64, votes float64',
    },
    actions: ['bprewdupdate', 'bppoolupdate', 'bpclaim'],
    tables: {
      bprewards: 'bpreward',
      bpbucketpool: 'bpreward',
      clockstate: 'treasurystate',
      voteshares: 'bppaysched',
    },
  }),
  actions: {
    bprewdupdate: addsTo('bprewards'),
    bppoolupdate: addsTo('bpbucketpool'),
    bpclaim,
  },
  tables: {
    bprewards: single('bprewards'),
    bpbucketpool: single('bpbucketpool'),
    clockstate: table<Clock>('treasurystate', () => nameToBigint('clockstate')),
    voteshares: table<Share>('bppaysched', ({ owner }) => nameToBigint(owner), {
      type: 'idx_double',
      key: ({ votes }) => orderedDouble(votes),
    }),
  },
};
