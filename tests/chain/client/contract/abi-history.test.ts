import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { abiHistory } from '#src/chain/client/contract/abi-history.ts';
import { readDeployed } from '#src/chain/client/contract/deployed.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('telos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

it('has each ABI that was set, the newest first, which is the chain’s own', async () => {
  const { versions, source, more } = await abiHistory(access, 'eosio.evm');
  expect(source).toBe('hyperion');
  expect(more).toBe(false);
  expect(versions).toHaveLength(2);
  const [newest, first] = versions;
  expect(newest!.at).toBeGreaterThan(first!.at);
  const { abi } = await readDeployed(access, 'eosio.evm');
  expect(Buffer.from(newest!.bytes).toString('hex')).toBe(Buffer.from(abi).toString('hex'));
});

it('has none of an account without a contract', async () => {
  expect((await abiHistory(access, 'alice')).versions).toEqual([]);
});
