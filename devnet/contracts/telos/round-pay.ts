import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { changeGlobal, globalState } from '../system/global.ts';
import { core, plus, sendTransfer } from '../system/money.ts';
import { producers } from '../system/rows.ts';

const PAYER = 'eosio.bpay';
const ROUND_BLOCKS = 3_600;
const YEAR_MS = 52 * 7 * 24 * 3600 * 1000;
const BLOCK_EPOCH = Date.UTC(2000, 0, 1);
/** Whole tokens for all producers in a month while the price is below 37 cents, which it is. */
const MONTHLY = 315_000;
const FIRST = 21;
const STANDBYS = 35;

interface Payment {
  bp: string;
  pay: Asset;
}

const payments = (context: ApplyContext): TableAccess<Payment> =>
  context.table('payments', 'eosio');

/** Rounds start with the chain. */
export const noRounds = { last_claimrewards: 0 };

/** Books the pay of producers by rank, every half an hour. */
export function bookRound(context: ApplyContext): void {
  const slot = Math.floor((context.now - BLOCK_EPOCH) / 500);
  const last = Number(globalState(context)['last_claimrewards']);
  if (last === 0) changeGlobal(context, { last_claimrewards: slot });
  if (last === 0 || last + ROUND_BLOCKS > slot) return;
  changeGlobal(context, { last_claimrewards: slot });
  if (globalState(context).total_unpaid_blocks <= 0) return;
  fillBucket(context);
  const paid = producers(context)
    .rows({ index: 2, limit: STANDBYS })
    .filter(({ is_active }) => is_active);
  const { perblock_bucket: bucket } = globalState(context);
  const share = Number(bucket) / shareSum(paid.length);
  for (const [index, producer] of paid.entries()) {
    const rank = index + 1;
    const parts = rank <= FIRST ? 2 * (122 - 2 * rank) : 164 - 2 * rank;
    const units = BigInt(Math.trunc((share * parts) / 100));
    const { perblock_bucket, total_unpaid_blocks } = globalState(context);
    changeGlobal(context, {
      perblock_bucket: perblock_bucket - units,
      total_unpaid_blocks: total_unpaid_blocks - producer.unpaid_blocks,
    });
    producers(context).put({ ...producer, last_claim_time: context.time, unpaid_blocks: 0 });
    const before = payments(context).get(nameToBigint(producer.owner));
    const pay = before ? plus(before.pay, units) : core(context, units);
    payments(context).put({ bp: producer.owner, pay }, 'eosio');
  }
}

function shareSum(active: number): number {
  if (active <= FIRST) return active * (2.4 - 0.02 * (active - 1));
  return 42 + ((active - FIRST) / 2) * (2.4 - 0.02 * (active - FIRST - 1));
}

function fillBucket(context: ApplyContext): void {
  const { last_pervote_bucket_fill, perblock_bucket } = globalState(context);
  const passed = context.now - Date.parse(`${last_pervote_bucket_fill}Z`);
  const monthly = MONTHLY * 10 ** context.core.precision;
  const units = BigInt(Math.trunc((monthly * 12 * passed) / YEAR_MS));
  changeGlobal(context, {
    last_pervote_bucket_fill: context.time,
    perblock_bucket: perblock_bucket + units,
  });
}

/**
 * Pays what rounds booked. Blocks of the devnet send no actions, so a claim issues the tokens that the
 * chain issues with each round.
 */
const claimrewards = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  const producer = producers(context).require(nameToBigint(owner), 'unable to find key');
  check(producer.is_active, 'producer does not have an active key');
  const key = nameToBigint(owner);
  const { pay } = payments(context).require(key, 'No payment exists for account');
  payments(context).remove(key);
  context.sendInline({
    account: 'eosio.token',
    name: 'issue',
    authorization: [{ actor: 'eosio', permission: 'active' }],
    args: { to: 'eosio', quantity: pay, memo: 'Issue new TLOS tokens' },
  });
  sendTransfer(context, 'eosio', PAYER, pay.units, 'Transfer producer share to per-block bucket');
  sendTransfer(context, PAYER, owner, pay.units, 'Producer/Standby Payment');
});

const actions: Record<string, ActionHandler> = { claimrewards };
const tables: Record<string, TableSpec> = {
  payments: table<Payment>('payment_info', ({ bp }) => nameToBigint(bp)),
};

/** Telos' pay of producers in eosio. */
export const roundPay = {
  actions,
  tables,
  abi: abiOf({
    structs: {
      payment_info: 'bp name, pay asset',
      'eosio_global_state:blockchain_parameters':
        'max_ram_size uint64, total_ram_bytes_reserved uint64, total_ram_stake int64, last_producer_schedule_update block_timestamp_type, last_pervote_bucket_fill time_point, pervote_bucket int64, perblock_bucket int64, total_unpaid_blocks uint32, total_activated_stake int64, thresh_activated_stake_time time_point, last_producer_schedule_size uint16, total_producer_vote_weight float64, last_name_close block_timestamp_type, last_claimrewards uint32',
    },
    actions: [],
    tables: { payments: 'payment_info' },
  }),
};
