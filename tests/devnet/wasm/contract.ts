import { readFileSync } from 'node:fs';
import { ABI, Serializer } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import type { TransactionTrace } from '#devnet/types.ts';
import { keyAuthority } from '../harness.ts';
import type { Bench } from '../harness.ts';

/** As much as a block takes, so that large code passes; another number each time. */
let netWords = 65_000;

/** Bytes of a file of the repository. */
export function bytesOf(path: string): Uint8Array {
  return readFileSync(new URL(`../../../${path}`, import.meta.url));
}

/** Puts WebAssembly on an account, with RAM for it. */
export function setCode(bench: Bench, account: string, code: Uint8Array): TransactionTrace {
  const call = {
    account: 'eosio',
    name: 'setcode',
    by: account,
    data: { account, vmtype: 0, vmversion: 0, code: Buffer.from(code).toString('hex') },
  };
  return bench.push(call, { change: { max_net_usage_words: netWords-- } });
}

/** Puts code and ABI on a new account. */
export function install(bench: Bench, account: string, code: Uint8Array, abi: object): void {
  addRoom(bench, account, code.length * 10 + 500_000);
  setCode(bench, account, code);
  const packed = Serializer.encode({ object: ABI.from(abi as ABIDef), type: ABI }).hexString;
  bench.push({ account: 'eosio', name: 'setabi', by: account, data: { account, abi: packed } });
}

/** Lets a contract act with an account's active permission, its own by default. */
export function lendCode(bench: Bench, contract: string, account = contract): void {
  const permission = { actor: contract, permission: 'eosio.code' };
  const auth = { ...keyAuthority(account), accounts: [{ permission, weight: 1 }] };
  const data = { account, permission: 'active', parent: 'owner', auth };
  bench.push({ account: 'eosio', name: 'updateauth', by: account, data });
}

/** A new account with so many bytes of RAM. */
export function addRoom(bench: Bench, account: string, bytes: number): void {
  bench.addAccount(account);
  bench.push({
    account: 'eosio',
    name: 'buyrambytes',
    by: 'eosio',
    data: { payer: 'eosio', receiver: account, bytes },
  });
}
