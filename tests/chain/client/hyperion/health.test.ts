import { expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { readHyperionHealth } from '#src/chain/client/hyperion/health.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

function accessTo(response: () => Response): ChainAccess {
  const fetch = (async () => response()) as unknown as typeof globalThis.fetch;
  const hyperionPool = createPool({ endpoints: ['https://history'], checkHead: false, fetch });
  return { hyperionPool } as ChainAccess;
}

it('the health of a chain’s Hyperion service is read', async () => {
  const access = accessTo(() => Response.json({ version: '4.0.7', health: [] }));
  expect(await readHyperionHealth(access)).toMatchObject({ version: '4.0.7' });
});

it('a response that is no health is malformed', async () => {
  const access = accessTo(() => Response.json({ status: 'OK' }));
  await expect(readHyperionHealth(access)).rejects.toMatchObject({
    attempts: [{ kind: 'malformed' }],
  });
});

it('a chain without a service, or with one that lacks the call, does not support it', async () => {
  const none = { hyperionPool: null } as ChainAccess;
  await expect(readHyperionHealth(none)).rejects.toMatchObject({ service: 'hyperion' });
  const old = accessTo(() => Response.json({}, { status: 404 }));
  await expect(readHyperionHealth(old)).rejects.toMatchObject({ service: 'hyperion' });
});
