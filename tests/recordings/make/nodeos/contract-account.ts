import type { Call, Client } from '#tests/conformance/client.ts';
import { eosio, keyAuthority } from '#tests/conformance/steps/making.ts';

/** A module of WebAssembly whose `apply` is empty. */
export const EMPTY_CODE =
  '0061736d0100000001070160037e7e7e0003020100070901056170706c7900000a040102000b';

/** Makes an account, where there is none, with resources enough to hold an ABI. */
export async function contractAccount(client: Client, account: string): Promise<void> {
  const { status } = await client.ask('chain/get_account', { account_name: account });
  await client.must([...(status >= 400 ? [created(account)] : []), ...enriched(account)]);
}

/** The accounts of the system share one key. */
function created(name: string): Call {
  const authority = keyAuthority(name.startsWith('eosio.') ? 'eosio' : name);
  return eosio('newaccount', 'eosio', {
    creator: 'eosio',
    name,
    owner: authority,
    active: authority,
  });
}

/** RAM and stake for an account that sends and holds much. */
export function enriched(receiver: string): Call[] {
  const stake = { stake_net_quantity: '500000.0000 EOS', stake_cpu_quantity: '500000.0000 EOS' };
  return [
    eosio('buyrambytes', 'eosio', { payer: 'eosio', receiver, bytes: 600_000 }),
    eosio('delegatebw', 'eosio', { from: 'eosio', receiver, transfer: false, ...stake }),
  ];
}

/** Sets the packed ABI of an account. */
export async function setAbi(client: Client, account: string, abi: string): Promise<void> {
  await client.must([eosio('setabi', account, { account, abi })]);
}
