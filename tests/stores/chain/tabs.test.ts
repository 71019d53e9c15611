import { afterEach, expect, test, vi } from 'vitest';
import { pageFetch } from '#src/stores/chain/node.ts';
import { shareResponses } from '#src/stores/chain/tabs.ts';
import { memoryChannels } from './channels.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the page’s fetch uses a response of another tab', async () => {
  const url = 'http://node.test/backend/ticker';
  vi.stubGlobal('BroadcastChannel', memoryChannels());
  vi.stubGlobal('fetch', async () => new Response('own'));
  shareResponses();
  shareResponses();
  expect(await (await pageFetch(url)).text()).toBe('own');
  new BroadcastChannel('responses').postMessage({ key: `${url} `, text: 'other' });
  expect(await (await pageFetch(url)).text()).toBe('other');
});
