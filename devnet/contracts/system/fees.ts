import type { ApplyContext } from '../../engine/contract.ts';
import { sendTransfer } from './money.ts';
import { channelToRex } from './rex/returns.ts';

/** Vaulta's account of all system fees. */
const FEES = 'eosio.fees';

/** Sends a fee to the REX pool, on Vaulta to eosio.fees. False if there is no pool to take it. */
export function channelFee(context: ApplyContext, from: string, units: bigint): boolean {
  if (!context.spec.vaulta) return channelToRex(context, from, units);
  sendTransfer(context, from, FEES, units, `transfer from ${from} to ${FEES}`);
  return true;
}
