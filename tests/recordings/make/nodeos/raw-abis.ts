import { abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import type { Client } from '#tests/conformance/client.ts';
import { eosio } from '#tests/conformance/steps/making.ts';
import { contractAbis } from '#tests/recordings/abis.ts';
import type { Book } from '../book.ts';
import { contractAccount, EMPTY_CODE, setAbi } from './contract-account.ts';

/** What compilers of several years left at the end of an ABI's bytes: less than all, or more. */
const TAILS: readonly (readonly [account: string, tail: (hex: string) => string])[] = [
  ['abi.whole', (hex) => hex],
  ['abi.short', (hex) => hex.replace(/0000$/, '')],
  ['abi.shorter', (hex) => hex.replace(/000000$/, '')],
  ['abi.long', (hex) => `${hex}00`],
];

/** Sets one ABI in the forms that compilers gave it, and keeps the bytes the node gives back. */
export async function recordRawAbis(client: Client, book: Book): Promise<void> {
  const [, definition] = contractAbis().find(([account]) => account === 'eosio.token')!;
  const hex = Buffer.from(abiToBytes(abiFromJson(definition))).toString('hex');
  for (const [account, tail] of TAILS) {
    await contractAccount(client, account);
    await setAbi(client, account, tail(hex));
    const code = { account, vmtype: 0, vmversion: 0, code: EMPTY_CODE };
    await client.must([eosio('setcode', account, code)]);
    for (const call of ['get_raw_abi', 'get_raw_code_and_abi', 'get_code']) {
      const params = { account_name: account, ...(call === 'get_code' && { code_as_wasm: true }) };
      const { json, status } = await client.ask(`chain/${call}`, params);
      const request = { path: `/v1/chain/${call}`, params };
      book.keep({ title: account, request, response: json, status });
    }
  }
}
