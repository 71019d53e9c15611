import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { readSupply } from '#src/chain/client/chain/supply.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('proton');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

it('supply, stakes and inflation come from the contracts, circulation from a service', async () => {
  const view = await readSupply(access);
  expect(view?.supply.units).toBeGreaterThan(0n);
  expect(view?.circulating?.units).toBeGreaterThan(0n);
  expect(view?.staked?.units).toBeGreaterThan(0n);
  expect(view?.yearly?.apr).toBeGreaterThan(0);
});

it('rewards of producers come from the treasury of FIO', async () => {
  const fio = await run('fio');
  const view = await readSupply(openChain(fio.config)).finally(() => fio.devnet.close());
  const { bpRewards, bpBucket, totalBp } = view?.producers ?? {};
  expect(bpRewards?.units).toBeGreaterThan(0n);
  expect(bpBucket?.units).toBeGreaterThan(0n);
  expect(totalBp?.units).toBe((bpRewards?.units ?? 0n) + (bpBucket?.units ?? 0n));
  expect((await readSupply(access))?.producers).toBe(null);
});

it('a service that fails leaves out the circulation only', async () => {
  await running.order({ route: '/backend/supply', kind: 'status', value: 503 });
  const view = await readSupply(access);
  expect(view?.supply.units).toBeGreaterThan(0n);
  expect(view?.circulating).toBe(null);
});

it('requests no table of FIO that its contract does not have', async () => {
  const fio = await run('fio');
  const refused: string[] = [];
  const counting: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok) refused.push(String(init?.body));
    return response;
  };
  await readSupply(openChain(fio.config, { fetch: counting })).finally(() => fio.devnet.close());
  expect(refused).toEqual([]);
});
