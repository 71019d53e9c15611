import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { firstFrom, nextId } from './rows.ts';

interface Lock {
  id: bigint;
  owner_account: string;
  lock_amount: bigint;
  payouts_performed: number;
  can_vote: number;
  periods: { duration: bigint; amount: bigint }[];
  remaining_lock_amount: bigint;
  /** Seconds. */
  timestamp: number;
}

/** Unstaked tokens are locked for a week. */
const WEEK = 7n * 86_400n;

const locks = (context: ApplyContext): TableAccess<Lock> =>
  context.table('locktokensv2', 'eosio', 'eosio');

/** Locks what an account unstaked. The chain has two actions, for the first lock and for more. */
const addgenlocked = action<{ owner: string; amount: bigint }>((context, { owner, amount }) => {
  check(context.hasAuth('fio.staking'), 'missing required authority of fio.staking');
  const now = Math.floor(context.now / 1000);
  const before = firstFrom(locks(context), 2, nameToBigint(owner));
  const own = before?.owner_account === owner ? before : null;
  const timestamp = own?.timestamp ?? now;
  const period = { duration: BigInt(now - timestamp) + WEEK, amount };
  const lock = {
    id: own?.id ?? nextId(locks(context)),
    owner_account: owner,
    lock_amount: (own?.lock_amount ?? 0n) + amount,
    payouts_performed: 0,
    can_vote: 1,
    periods: [...(own?.periods ?? []), period],
    remaining_lock_amount: (own?.remaining_lock_amount ?? 0n) + amount,
    timestamp,
  };
  locks(context).put(lock, 'eosio');
});

/** FIO's locks of tokens in eosio. */
export const fioLocks = {
  actions: { addgenlocked },
  tables: {
    locktokensv2: table<Lock>(
      'locked_tokens_info_v2',
      ({ id }) => id,
      ({ owner_account }) => nameToBigint(owner_account),
    ),
  },
  structs: {
    addgenlocked: 'owner name, amount int64',
    lockperiodv2: 'duration int64, amount int64',
    locked_tokens_info_v2:
      'id int64, owner_account name, lock_amount int64, payouts_performed int32, can_vote int32, periods lockperiodv2[], remaining_lock_amount int64, timestamp uint32',
  },
};
