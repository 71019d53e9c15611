import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { readParameters } from '#src/chain/client/chain/parameters.ts';
import { notedStatuses } from '#tests/devnet/api/services/noted-statuses.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;

beforeAll(async () => {
  // FIO's contract lacks two of the tables that others have.
  running = await run('fio');
});
afterAll(() => running.devnet.close());

it('parameters are read without a request that the node refuses', async () => {
  const { fetch, statuses } = notedStatuses();
  const parameters = await readParameters(openChain(running.config, { fetch }));
  expect(parameters.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
