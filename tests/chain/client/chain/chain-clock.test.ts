import { expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { readClock } from '#src/chain/client/chain/chain-clock.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { createUncheckedAbis } from '#tests/chain/sign/unchecked-abis.ts';
import { signingNode } from '#src/chain/sign/session/signing-node.ts';
import { CHAIN_ID, infoBody } from '../../rpc/servers.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 1);
const FIRST = 'https://api.first.example';
const SECOND = 'https://api.second.org';

/** A chain whose heads are this many milliseconds ahead of this device. */
function chainWith(heads: Readonly<Record<string, number>>) {
  const requested: string[] = [];
  const endpoints = Object.keys(heads);
  const access = openChain(
    {
      ...eos,
      chainId: CHAIN_ID,
      hyperionUrl: null,
      historyTypes: [],
      endpoints: { default: endpoints, actions: [], transactions: [], provider: endpoints },
    },
    {
      now: () => NOW,
      fetch: async (input) => {
        const { origin } = new URL(String(input));
        requested.push(origin);
        const time = new Date(NOW + (heads[origin] ?? 0)).toISOString().slice(0, -1);
        return Response.json({ ...infoBody(), head_block_time: time });
      },
    },
  );
  const clocks: unknown[] = [];
  const abis = createUncheckedAbis(() => Promise.reject(new Error('not asked')));
  const { header } = signingNode(access, abis, (clock) => clocks.push(clock));
  return { access, requested, clocks, expiryBase: header.expiryBase };
}

async function baseFor(heads: Readonly<Record<string, number>>) {
  const chain = chainWith(heads);
  await chain.access.node.getInfo();
  const [first = ''] = Object.keys(heads);
  return { ...chain, base: (await chain.expiryBase(NOW + (heads[first] ?? 0))) - NOW };
}

it('requests no other operator if the head has a normal age', async () => {
  const { access, requested } = chainWith({ [FIRST]: -500, [SECOND]: HOUR });
  await access.node.getInfo();
  expect(await readClock(access)).toMatchObject({ off: null });
  expect(requested).toEqual([FIRST]);
});

it("requests another operator if the head differs from this device's time", async () => {
  const { access, requested } = chainWith({ [FIRST]: 2 * HOUR, [SECOND]: -500 });
  await access.node.getInfo();
  expect(await readClock(access)).toMatchObject({ signing: 0, off: { endpoint: FIRST } });
  expect(requested).toEqual([FIRST, SECOND]);
});

it('counts an expiry from a head that is slightly behind', async () => {
  expect((await baseFor({ [FIRST]: -500 })).base).toBe(-500);
});

it("counts an expiry from this device's time if a head is slightly ahead", async () => {
  expect((await baseFor({ [FIRST]: 20_000 })).base).toBe(0);
});

it.each([
  ['of the only node', { [FIRST]: 2 * HOUR }],
  ['that another operator does not confirm', { [FIRST]: 2 * HOUR, [SECOND]: -500 }],
])('does not extend an expiry by a head in the future %s', async (_what, heads) => {
  const { base, clocks } = await baseFor(heads);
  expect(base).toBe(0);
  expect(clocks).toMatchObject([{ off: { whose: 'node', endpoint: FIRST, ms: 2 * HOUR } }]);
});

it('uses the time that two operators agree on', async () => {
  const { base, clocks } = await baseFor({ [FIRST]: 2 * HOUR, [SECOND]: 2 * HOUR - 500 });
  expect(base).toBe(2 * HOUR - 500);
  expect(clocks).toMatchObject([{ off: { whose: 'device' } }]);
});

it("counts from the only node's head if it is in the past", async () => {
  expect((await baseFor({ [FIRST]: -2 * HOUR })).base).toBe(-2 * HOUR);
});

it('uses the time of a local chain with an advanced clock', async () => {
  expect((await baseFor({ 'http://127.0.0.1:8888': 72 * HOUR })).base).toBe(72 * HOUR);
});
