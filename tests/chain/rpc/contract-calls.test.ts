import { afterEach, describe, expect, it } from 'vitest';
import * as contract from '#src/chain/rpc/contract-calls.ts';
import { isSentWithItsBody, responding, type SentCall } from './responding.ts';
import { closeAll } from './servers.ts';

afterEach(closeAll);

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;
  const account = { account_name: 'alice' };
  const hashes = { ...account, code_hash: '0', abi_hash: '1' };

  it.each<SentCall>([
    [
      'get_raw_abi',
      (pool) => contract.getRawAbi(pool, 'alice'),
      chain('get_raw_abi'),
      account,
      { ...hashes, abi: '' },
    ],
    [
      'get_raw_code_and_abi',
      (pool) => contract.getRawCodeAndAbi(pool, 'alice'),
      chain('get_raw_code_and_abi'),
      account,
      { ...account, wasm: '', abi: '' },
    ],
    [
      'get_code',
      (pool) => contract.getCode(pool, 'alice'),
      chain('get_code'),
      { ...account, code_as_wasm: true },
      hashes,
    ],
    [
      'get_code_hash',
      (pool) => contract.getCodeHash(pool, 'alice'),
      chain('get_code_hash'),
      account,
      hashes,
    ],
    [
      'abi_bin_to_json',
      (pool) => contract.abiBinToJson(pool, 'eosio', 'a', 'ff'),
      chain('abi_bin_to_json'),
      { code: 'eosio', action: 'a', binargs: 'ff' },
      { args: {} },
    ],
    [
      'abi_json_to_bin',
      (pool) => contract.abiJsonToBin(pool, 'eosio', 'a', { x: 1 }),
      chain('abi_json_to_bin'),
      { code: 'eosio', action: 'a', args: { x: 1 } },
      { binargs: '01' },
    ],
  ])('%s is sent with its body', isSentWithItsBody);
});

describe('a response', () => {
  it('in base64 may have one padding sign too many', async () => {
    for (const abi of ['DmE=', 'DmE==', 'DmE']) {
      const { pool } = await responding({ account_name: 'a', code_hash: '', abi_hash: '', abi });
      expect([...(await contract.getRawAbi(pool, 'a')).abi]).toEqual([0x0e, 0x61]);
    }
    const { pool } = await responding({ account_name: 'a', code_hash: '', abi_hash: '', abi: '#' });
    await expect(contract.getRawAbi(pool, 'a')).rejects.toMatchObject({ name: 'FetchError' });
  });
});
