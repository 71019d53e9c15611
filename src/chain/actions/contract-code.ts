import { bytesToHex } from '../core/checksum.ts';
import { type Action, systemAction } from './action.ts';

/** @param code a WebAssembly module; empty removes the contract */
export function setcode(account: string, code: Uint8Array, permission = 'active'): Action {
  return systemAction('setcode', account, permission, {
    account,
    vmtype: 0,
    vmversion: 0,
    code: bytesToHex(code),
  });
}

/** @param abi packed, not as JSON */
export function setabi(account: string, abi: Uint8Array, permission = 'active'): Action {
  return systemAction('setabi', account, permission, { account, abi: bytesToHex(abi) });
}
