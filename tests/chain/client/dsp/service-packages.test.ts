import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { readUsedPackages } from '#src/chain/client/dsp/service-packages.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { serviceStakes } from '#src/chain/tables/dsp.ts';
import { notedStatuses } from '#tests/devnet/api/services/noted-statuses.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

const dapp = (amount: string) => parseAsset(`${amount} DAPP`);

describe('packages of the DAPP Network', () => {
  it('are read with their users and stakes', async () => {
    const read = await readUsedPackages(access);
    expect(read).toMatchObject({ complete: true, packages: { length: 4 } });
    expect(read?.packages[0]).toMatchObject({
      provider: 'heliosselene',
      service: 'ipfsservice1',
      users: 2,
      staked: dapp('1300.0000'),
      periodSeconds: 86_400,
      enabled: true,
    });
    expect(read?.packages.filter(({ enabled }) => !enabled)).toHaveLength(1);
  });

  it('show what an account staked, and what is being returned', async () => {
    expect(await serviceStakes(access.pool, 'alice')).toMatchObject([
      { amount: dapp('1000.0000'), returnedAt: null },
      { amount: dapp('200.0000'), returnedAt: expect.any(Number) as number },
    ]);
    expect(await serviceStakes(access.pool, 'carol')).toEqual([]);
  });

  it('are not on a chain without the contract', async () => {
    const other = await run('bos');
    const { fetch, statuses } = notedStatuses();
    expect(await readUsedPackages(openChain(other.config, { fetch }))).toBeNull();
    // A refusal would be an error in the visitor's console.
    expect(new Set(statuses)).toEqual(new Set([200]));
    await other.devnet.close();
  });
});
