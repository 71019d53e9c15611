import { afterEach, beforeEach, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ChainClock } from '#src/chain/model/block/chain-clock.ts';
import { getRawAbi } from '#src/chain/rpc/contract-calls.ts';
import { createUncheckedAbis } from '#tests/chain/sign/unchecked-abis.ts';
import { signingNode } from '#src/chain/sign/session/signing-node.ts';
import { CHAIN_ID, NOW, startFakeNode, type FakeNode } from '../fake-node.ts';

const HOUR = 3_600_000;
/** When the node's head block was made. */
const HEAD = NOW - 1_000;

let node: FakeNode;
beforeEach(async () => {
  node = await startFakeNode();
});
afterEach(() => node.stop());

/** The time from which an expiration counts, with a device clock that is off. */
async function expiryBase(deviceAhead: number, headTime = HEAD) {
  const clocks: ChainClock[] = [];
  const endpoints = { default: [node.url], actions: [], transactions: [], provider: [node.url] };
  const config = { ...eos, chainId: CHAIN_ID, hyperionUrl: null, historyTypes: [], endpoints };
  const access = openChain(config, { now: () => NOW + deviceAhead });
  const { header } = signingNode(
    access,
    createUncheckedAbis((account) => getRawAbi(access.pool, account)),
    (clock) => void clocks.push(clock),
  );
  await header.getInfo();
  return { base: await header.expiryBase(headTime), clocks };
}

it('counts an expiration from the head block if the device clock is right', async () => {
  const { base, clocks } = await expiryBase(0);
  expect(base).toBe(HEAD);
  expect(clocks).toMatchObject([{ off: null }]);
});

it('counts an expiration from the current time if the head block is ahead of it', async () => {
  expect((await expiryBase(0, NOW + 5_000)).base).toBe(NOW);
});

it('counts an expiration from the current time if the head block is old', async () => {
  expect((await expiryBase(0, NOW - HOUR)).base).toBe(NOW);
});

it.each([-HOUR, HOUR])(
  'counts an expiration from the chain’s time if the device clock is %i ms off',
  async (ahead) => {
    const { base, clocks } = await expiryBase(ahead);
    expect(base).toBe(HEAD);
    expect(clocks).toMatchObject([{ signing: -1_000 - ahead }]);
  },
);
