import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { readContract } from '#src/chain/client/contract/contract.ts';
import { packByNode } from '#src/chain/client/contract/node-packing.ts';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'hi' };
const call = { account: 'eosio.token', action: 'transfer', data, hex: '' };

describe('packed data', () => {
  it('is packed and decoded by a node for comparison', async () => {
    const refused = packByNode(access.pool, { ...call, hex: 'ff' });
    await expect(refused).rejects.toBeInstanceOf(RpcError);
    const hex = `0000000000855c340000000000000e3d1027000000000000${'04454f5300000000'}026869`;
    expect(await packByNode(access.pool, { ...call, hex })).toEqual({
      packed: { endpoint: running.devnet.url, value: hex },
      decoded: { endpoint: running.devnet.url, value: data },
    });
  });
});

describe('the hash of a contract’s code', () => {
  it('comes with the code from a node without a call for it', async () => {
    const { codeHash } = await readContract(access, 'eosio.token');
    await running.order({ route: '/v1/chain/get_code_hash', kind: 'status', value: 404 });
    expect(codeHash).toMatch(/^[\da-f]{64}$/);
    expect(await readContract(access, 'eosio.token')).toMatchObject({ codeHash });
  });
});
