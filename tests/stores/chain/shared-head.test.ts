import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChainInfo } from '#src/chain/model/block/chain-info.ts';
import { shareHead } from '#src/stores/chain/shared-head.ts';
import { memoryChannels } from './channels.ts';

const info: ChainInfo = {
  chainId: 'c1',
  headBlockNum: 100,
  headBlockTime: 1_000,
  headBlockProducer: 'bp',
  lastIrreversibleBlockNum: 90,
  serverVersion: 'v',
};

/** Locks as in browsers: requests wait in order until the holder's promise settles. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const granted = (queues.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted();
        return hold();
      });
      queues.set(
        name,
        granted.catch(() => undefined),
      );
      return granted;
    },
  };
}

function openTab(endpoints = 'http://node.test') {
  const events = { onInfo: vi.fn(), onTps: vi.fn(), onLost: vi.fn() };
  return { ...events, head: shareHead(endpoints, events) };
}

const granted = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', memoryChannels());
  vi.stubGlobal('navigator', { locks: lockManager() });
});
afterEach(() => void vi.unstubAllGlobals());

test('the first tab publishes, the others receive and do not publish', async () => {
  const [first, second] = [openTab(), openTab()];
  await granted();
  second.head?.publish(info, 7);
  expect(first.onInfo).not.toHaveBeenCalled();
  first.head?.publish(info, 7);
  expect(second.onInfo).toHaveBeenCalledWith(info);
  expect(second.onTps).toHaveBeenCalledWith(7);
  first.head?.publish(info, null);
  expect(second.onTps).toHaveBeenCalledTimes(1);
  expect(second.onLost).not.toHaveBeenCalled();
});

test('the next tab polls at once after the first one closed', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await granted();
  first.head?.publish(info, null);
  first.head?.close();
  await granted();
  expect(second.onLost).toHaveBeenCalledTimes(1);
  expect(third.onLost).not.toHaveBeenCalled();
  second.head?.publish({ ...info, headBlockNum: 101 }, null);
  expect(third.onInfo).toHaveBeenLastCalledWith({ ...info, headBlockNum: 101 });
  expect(first.onInfo).not.toHaveBeenCalled();
});

test('a tab that closed while it waited never polls for others', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await granted();
  second.head?.close();
  first.head?.close();
  await granted();
  third.head?.publish(info, null);
  expect(second.onInfo).not.toHaveBeenCalled();
  expect(second.onLost).not.toHaveBeenCalled();
});

test.each([
  ['a number', 7],
  ['no head', { info: null, tps: 1 }],
  ['a head without a time', { info: { ...info, headBlockTime: 'now' }, tps: 1 }],
  ['a malformed rate', { info, tps: 'many' }],
])('a message with %s is ignored', async (_, data) => {
  openTab();
  await granted();
  const { onInfo, onTps } = openTab();
  new BroadcastChannel('head http://node.test').postMessage(data);
  expect(onInfo).not.toHaveBeenCalled();
  expect(onTps).not.toHaveBeenCalled();
});

test('tabs with other endpoints share nothing', async () => {
  const [one, other] = [openTab(), openTab('http://other.test')];
  await granted();
  one.head?.publish(info, null);
  expect(other.onInfo).not.toHaveBeenCalled();
});

test('is none without locks or channels', () => {
  vi.stubGlobal('navigator', {});
  expect(openTab().head).toBeNull();
  vi.stubGlobal('navigator', { locks: lockManager() });
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openTab().head).toBeNull();
});
