import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import { fetchBetweenTabs } from '#src/stores/chain/tab-responses.ts';
import { memoryChannels } from './channels.ts';

const PRODUCERS = 'http://node.test/v1/chain/get_producers';
const body = '{"limit":100}';
let now: number;

/** A tab whose network responds with its name. */
function openTab(name: string, status = 200) {
  const send = vi.fn(async () => new Response(name, { status }));
  const fetch = fetchBetweenTabs(send, () => now);
  return {
    send,
    fetch,
    read: async (url = PRODUCERS, init = { body }) => (await fetch?.(url, init))?.text(),
  };
}

/** Messages are sent once the text of a response is there. */
const sent = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  now = 0;
  vi.stubGlobal('BroadcastChannel', memoryChannels());
});
afterEach(() => void vi.unstubAllGlobals());

test('a tab uses the response of another for as long as it is recent', async () => {
  const [first, second] = [openTab('first'), openTab('second')];
  expect(await first.read()).toBe('first');
  await sent();
  now += limits.tabResponseMs - 1;
  expect(await second.read()).toBe('first');
  expect(second.send).not.toHaveBeenCalled();
  now += 1;
  expect(await second.read()).toBe('second');
});

test.each([
  ['prices', 'http://node.test/backend/ticker'],
  ['rates of currencies', 'http://node.test/backend/forex'],
  ['tokens', 'http://node.test/backend/tokens'],
  ['rates of an account service', 'http://node.test/v1/chain/exchange-rates/info'],
])('%s are shared', async (_, url) => {
  const [first, second] = [openTab('first'), openTab('second')];
  await first.read(url);
  await sent();
  expect(await second.read(url)).toBe('first');
});

test('anything else, another body and a failure are requested by each tab', async () => {
  const [first, second, failing] = [openTab('first'), openTab('second'), openTab('busy', 429)];
  await first.read('http://node.test/v1/chain/get_account');
  await first.read(PRODUCERS, { body: '{"limit":50}' });
  await failing.read();
  await sent();
  expect(await second.read('http://node.test/v1/chain/get_account')).toBe('second');
  expect(await second.read()).toBe('second');
});

test('a malformed message is ignored, and only a few responses are stored', async () => {
  const { read } = openTab('own');
  const channel = new BroadcastChannel('responses');
  channel.postMessage({ key: `${PRODUCERS} ${body}`, text: 7 });
  channel.postMessage(null);
  expect(await read()).toBe('own');
  channel.postMessage({ key: `${PRODUCERS} ${body}`, text: 'other' });
  for (let one = 0; one < limits.tabResponses; one++)
    channel.postMessage({ key: `${one}`, text: '' });
  expect(await read()).toBe('own');
});

test('is none without channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openTab('alone').fetch).toBeNull();
});
