import type { ApplyContext } from '../../engine/contract.ts';
import { fioCheck } from './checks.ts';
import { findFee } from './fee-rows.ts';
import { findAddress } from './lookup.ts';

export interface Payment {
  actor: string;
  max_fee: bigint;
  /** The address whose bundled transactions are used; empty for none. */
  fio_address?: string;
}

/** Additional response fields besides the fee. */
interface FioResponse {
  fio_request_id?: bigint;
  /** `OK` by default. */
  status?: string;
  /** Seconds. */
  expiration?: bigint;
}

interface FeeOptions {
  /** How many times the fee is due. */
  times?: bigint;
  response?: FioResponse;
}

/** RAM that the chain grants the payer for one or two rows. */
const GROWTH = 2560n;
/** The producers' part of a fee. A quarter is for those who stake. */
const PRODUCERS_PERCENT = 60n;

/**
 * Charges an endpoint's fee or a bundled transaction, and responds with it. Returns the charged
 * units.
 */
export function takeFee(
  context: ApplyContext,
  endpoint: string,
  { actor, max_fee, fio_address = '' }: Payment,
  { times = 1n, response = {} }: FeeOptions = {},
): bigint {
  context.requireAuth(actor);
  fioCheck(max_fee >= 0n, 'max_fee', max_fee, 'Invalid fee value');
  const fee = findFee(context, endpoint);
  fioCheck(fee, 'endpoint_name', endpoint, 'FIO fee not found for endpoint');
  const bundled = fee.type === 1n && fio_address !== '' && findAddress(context, fio_address);
  if (bundled && bundled.owner_account === actor && bundled.bundleeligiblecountdown > 0n) {
    inline(context, 'fio.address', 'decrcounter', { fio_address: bundled.name, step: 1 });
    context.respond(responseText(0n, response));
    return 0n;
  }
  const units = fee.suf_amount * times;
  fioCheck(max_fee >= units, 'max_fee', max_fee, 'Fee exceeds supplied maximum.');
  if (units > 0n) {
    const quantity = { units, symbol: context.core };
    const memo = `FIO fee: ${endpoint}`;
    const args = { from: actor, to: 'fio.treasury', quantity, memo };
    inline(context, 'fio.token', 'transfer', args, actor);
    inline(context, 'fio.staking', 'incgrewards', { fioamountsufs: units / 4n });
    const pool = endpoint.startsWith('register_fio_') ? 'bppoolupdate' : 'bprewdupdate';
    inline(context, 'fio.treasury', pool, { amount: (units * PRODUCERS_PERCENT) / 100n });
  }
  inline(context, 'eosio', 'incram', { accountname: actor, amount: GROWTH }, 'eosio');
  context.respond(responseText(units, response));
  return units;
}

/** The receipt's response, with the spacing of FIO's contracts. */
function responseText(
  fee: bigint,
  { fio_request_id, status = 'OK', expiration }: FioResponse,
): string {
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

/** FIO's contracts are privileged and act for other accounts. */
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
