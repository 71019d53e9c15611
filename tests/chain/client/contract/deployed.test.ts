import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { readDeployed } from '#src/chain/client/contract/deployed.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

it('reads the hashes and sizes of a contract', async () => {
  const { codeHash, abiHash, abi, sizes } = await readDeployed(access, 'eosio.token');
  expect(codeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(abiHash).toBe(createHash('sha256').update(abi).digest('hex'));
  expect(sizes?.abi).toBe(abi.length);
});

it('has empty hashes for an account without a contract', async () => {
  expect(await readDeployed(access, 'alice')).toMatchObject({
    codeHash: '',
    abiHash: '',
    sizes: { code: 0, abi: 0 },
  });
});
