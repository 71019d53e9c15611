import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { action, table } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { fioCheck } from './checks.ts';
import { abiOf } from '../abi.ts';
import { hashOf } from './key.ts';
import { findAddress } from './lookup.ts';
import { firstFrom, wide } from './rows.ts';

const FEES = 'fio.fee';

interface Fee {
  fee_id: bigint;
  end_point: string;
  end_point_hash: bigint;
  /** 0 is always paid; 1 is free while the address has bundled transactions left. */
  type: bigint;
  suf_amount: bigint;
}

const fiofees = (context: ApplyContext): TableAccess<Fee> => context.table('fiofees', FEES, FEES);

const createfee = action<{ end_point: string; type: bigint; suf_amount: bigint }>(
  (context, { end_point, type, suf_amount }) => {
    check(context.hasAuth('eosio') || context.hasAuth(FEES), 'missing required authority of eosio');
    fioCheck(suf_amount >= 0n, 'suf_amount', suf_amount, ' invalid suf amount');
    const rows = fiofees(context);
    const before = firstFrom(rows, 2, hashOf(end_point));
    const known = before?.end_point === end_point ? before : undefined;
    const [last] = rows.rows({ reverse: true, limit: 1 });
    const fee_id = known?.fee_id ?? (last ? last.fee_id + 1n : 0n);
    rows.put({ fee_id, end_point, end_point_hash: hashOf(end_point), type, suf_amount }, FEES);
  },
);

/** fio.fee: what each endpoint costs. */
export const fioFee: NativeContract = {
  name: FEES,
  abi: abiOf({
    structs: {
      createfee: 'end_point string, type int64, suf_amount int64',
      fiofee:
        'fee_id uint64, end_point string, end_point_hash uint128, type uint64, suf_amount uint64',
    },
    actions: ['createfee'],
    tables: { fiofees: 'fiofee' },
  }),
  actions: { createfee },
  tables: {
    fiofees: table<Fee>(
      'fiofee',
      ({ fee_id }) => fee_id,
      wide(({ end_point_hash }) => end_point_hash),
      ({ type }) => type,
    ),
  },
};

export interface Payment {
  actor: string;
  max_fee: bigint;
  /** By whose bundled transactions it may be free; empty for none. */
  fio_address?: string;
}

/** What an answer says besides the fee. */
interface Told {
  fio_request_id?: bigint;
  /** `OK` where nothing else. */
  status?: string;
  /** Seconds. */
  expiration?: bigint;
}

interface FeeOptions {
  /** How often the fee is due. */
  times?: bigint;
  told?: Told;
}

/** RAM that the chain adds to whoever pays for a row or two. */
const GROWTH = 2560n;

/**
 * Takes the fee of an endpoint, or counts one of the address's bundled transactions, and answers
 * with it. Returns the units taken.
 */
export function takeFee(
  context: ApplyContext,
  endpoint: string,
  { actor, max_fee, fio_address = '' }: Payment,
  { times = 1n, told = {} }: FeeOptions = {},
): bigint {
  context.requireAuth(actor);
  fioCheck(max_fee >= 0n, 'max_fee', max_fee, 'Invalid fee value');
  const fee = firstFrom(fiofees(context), 2, hashOf(endpoint));
  const known = fee?.end_point === endpoint;
  fioCheck(known, 'endpoint_name', endpoint, 'FIO fee not found for endpoint');
  const bundled = fee.type === 1n && fio_address !== '' && findAddress(context, fio_address);
  if (bundled && bundled.owner_account === actor && bundled.bundleeligiblecountdown > 0n) {
    inline(context, 'fio.address', 'decrcounter', { fio_address: bundled.name, step: 1 });
    context.respond(answerOf(0n, told));
    return 0n;
  }
  const units = fee.suf_amount * times;
  fioCheck(max_fee >= units, 'max_fee', max_fee, 'Fee exceeds supplied maximum.');
  if (units > 0n) {
    const quantity = { units, symbol: context.core };
    const memo = `FIO fee: ${endpoint}`;
    const args = { from: actor, to: 'fio.treasury', quantity, memo };
    inline(context, 'fio.token', 'transfer', args, actor);
  }
  inline(context, 'eosio', 'incram', { accountname: actor, amount: GROWTH }, 'eosio');
  context.respond(answerOf(units, told));
  return units;
}

/** What the receipt says, spaced as FIO's contracts write it. */
function answerOf(fee: bigint, { fio_request_id, status = 'OK', expiration }: Told): string {
  const parts = [
    fio_request_id === undefined ? '' : `"fio_request_id":${fio_request_id}`,
    `"status": "${status}"`,
    expiration === undefined ? '' : `"expiration":"${fioTime(expiration)}"`,
    `"fee_collected":${fee}`,
  ];
  return `{${parts.filter((part) => part !== '').join(',')}}`;
}

function fioTime(seconds: bigint): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
}

/** FIO's own contracts are privileged: they act for others. */
export function inline(
  context: ApplyContext,
  account: string,
  name: string,
  args: Record<string, unknown>,
  by = context.receiver,
): void {
  const authorization = [{ actor: by, permission: 'active' }];
  context.sendInline({ account, name, authorization, args });
}
