import { fc } from '#tests/fc.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import {
  openPush,
  type Push,
  type PushEvent,
  type PushMessage,
  type PushOptions,
  readPush,
} from '#src/chain/services/push/push.ts';
import { soon } from '#tests/soon.ts';
import { CASES } from '../../core/cases.ts';
import { deadUrl, infoBody } from '../../rpc/servers.ts';
import { serveSockets, type SocketServer } from './socket-server.ts';

const servers: SocketServer[] = [];
const open: Push[] = [];

afterEach(async () => {
  for (const push of open.splice(0)) push.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function server(...args: Parameters<typeof serveSockets>) {
  const made = await serveSockets(...args);
  servers.push(made);
  return made;
}

const FAST = { reconnectMinMs: 20, reconnectFactor: 1, pollMs: 20, connectMs: 5_000 };

/** A push channel and everything it reports. */
function listen(url: string | null, options: Partial<PushOptions> = {}) {
  const messages: PushMessage[] = [];
  const events: PushEvent[] = [];
  let polls = 0;
  const push = openPush({
    url,
    channels: ['info', 'marketcap', 'actions', 'tps'],
    onMessage: (message) => messages.push(message),
    onEvent: (event) => events.push(event),
    poll: () => Promise.resolve(polls++),
    ...options,
    timing: { ...FAST, ...options.timing },
  });
  open.push(push);
  return { push, messages, events, polls: () => polls };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the push channel', () => {
  it('subscribes to its channels and reports their messages', async () => {
    const { url, peers } = await server();
    const { messages, events } = listen(url, { channels: ['info', 'tps', 'marketcap', 'actions'] });
    await soon(() => expect(peers[0]?.received).toHaveLength(1));
    expect(peers[0]?.received).toEqual([{ subscribe: ['info', 'tps', 'marketcap', 'actions'] }]);
    peers[0]?.say({ channel: 'info', data: infoBody() });
    peers[0]?.say({ channel: 'tps', data: 41 });
    peers[0]?.say({ channel: 'marketcap', data: { marketcap: '1500000000' } });
    peers[0]?.say({ channel: 'actions', data: [{ act: { name: 'transfer' } }, 7] });
    await soon(() => expect(messages).toHaveLength(4));
    expect(messages).toMatchObject([
      { channel: 'info', data: { headBlockNum: 100, headBlockProducer: 'eosio' } },
      { channel: 'tps', data: { tps: 41, aps: null } },
      { channel: 'marketcap', data: 1_500_000_000 },
      { channel: 'actions', data: [{ act: { name: 'transfer' } }] },
    ]);
    expect(events).toEqual(['connected']);
  });

  it('logs losses and reconnects, but no first connection', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const informed = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { url, peers } = await server();
    const { events } = listen(url);
    await soon(() => expect(events).toEqual(['connected']));
    expect([warned.mock.calls, informed.mock.calls]).toEqual([[], []]);
    peers[0]?.close();
    await soon(() => expect(events).toContain('reconnected'));
    expect(warned).toHaveBeenCalledWith(`Push channel ${url}: disconnected`);
    expect(informed).toHaveBeenCalledWith(`Push channel ${url}: reconnected`);
    vi.restoreAllMocks();
  });

  it('ignores other channels and malformed messages', async () => {
    const { url, peers } = await server();
    const { messages, events } = listen(url, { channels: ['tps'] });
    await soon(() => expect(peers).toHaveLength(1));
    for (const text of [
      '',
      '<html>',
      'null',
      '[]',
      '{"channel":"tps"}',
      '{"channel":"x","data":1}',
    ])
      peers[0]?.sayRaw(text);
    peers[0]?.say({ channel: 'marketcap', data: 5 });
    peers[0]?.say({ channel: 'tps', data: 'many' });
    peers[0]?.say({ channel: 'tps', data: 7 });
    await soon(() => expect(messages).toHaveLength(1));
    expect([messages[0]?.data, events]).toEqual([{ tps: 7, aps: null }, ['connected']]);
  });

  it('is closed permanently if it sends more than can be read, and the page polls', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { url, peers } = await server();
    const { messages, events, polls } = listen(url, { channels: ['tps'] });
    await soon(() => expect(events).toEqual(['connected']));
    const before = polls();
    const padding = 'x'.repeat(limits.pushCharactersASecond);
    peers[0]?.sayRaw(JSON.stringify({ channel: 'tps', data: 7, padding }));
    await soon(() => expect(events).toEqual(['connected', 'disconnected']));
    await soon(() => expect(polls()).toBeGreaterThan(before));
    expect([messages, peers.length]).toEqual([[], 1]);
    vi.restoreAllMocks();
  });

  it('is polled only until it is connected', async () => {
    const { url, peers } = await server();
    const { events, polls } = listen(url);
    expect(polls()).toBe(1);
    await soon(() => expect(events).toEqual(['connected']));
    expect(peers).toHaveLength(1);
    const before = polls();
    await pause(100);
    expect(polls()).toBe(before);
  });

  it.each(['close', 'drop', 'sayGarbage'] as const)(
    'is polled after a loss by %s until it is connected again',
    async (end) => {
      const { url, peers } = await server();
      const { events, polls, messages } = listen(url, { timing: { reconnectMinMs: 400 } });
      await soon(() => expect(events).toEqual(['connected']));
      const before = polls();
      peers[0]?.[end]();
      await soon(() => expect(polls()).toBeGreaterThan(before + 1));
      await soon(() => expect(events).toEqual(['connected', 'disconnected', 'reconnected']));
      await soon(() => expect(peers[1]?.received).toHaveLength(1));
      peers[1]?.say({ channel: 'tps', data: 1 });
      await soon(() => expect(messages).toHaveLength(1));
      const after = polls();
      await pause(100);
      expect(polls()).toBe(after);
    },
  );

  it('retries a refused connection, and reports each attempt', async () => {
    const { url } = await server((attempt) => (attempt < 3 ? 'refuse' : 'welcome'));
    const { events } = listen(url);
    await soon(() => expect(events.at(-1)).toBe('connected'));
    expect(events).toEqual(['connect-error', 'connect-error', 'connect-error', 'connected']);
  });

  it('treats a connection without a response in time as failed', async () => {
    const { url, peers } = await server((attempt) => (attempt === 0 ? 'ignore' : 'welcome'));
    const { events, polls } = listen(url, { timing: { connectMs: 400 } });
    await soon(() => expect(events.at(-1)).toBe('connected'));
    expect(events[0]).toBe('connect-error');
    expect(peers.length).toBeGreaterThan(0);
    expect(polls()).toBeGreaterThan(1);
  });

  it('stops after the maximum attempts and is polled from then on', async () => {
    const url = (await deadUrl()).replace('http', 'ws');
    const { events, polls } = listen(url, { timing: { reconnectTries: 3 } });
    await soon(() => expect(events).toHaveLength(4));
    await pause(200);
    expect(events).toEqual(Array<string>(4).fill('connect-error'));
    const before = polls();
    await soon(() => expect(polls()).toBeGreaterThan(before + 1));
  });

  it('waits longer before each attempt', async () => {
    const at: number[] = [];
    const url = (await deadUrl()).replace('http', 'ws');
    listen(url, {
      onEvent: () => at.push(Date.now()),
      timing: { reconnectMinMs: 50, reconnectFactor: 3, reconnectTries: 3 },
    });
    await soon(() => expect(at).toHaveLength(4));
    const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(waits[0]).toBeGreaterThanOrEqual(45);
    expect(waits[1]).toBeGreaterThanOrEqual(145);
    expect(waits[2]).toBeGreaterThanOrEqual(445);
  });

  it('pings, and accepts any message as a response', async () => {
    const { url, peers } = await server();
    const { events } = listen(url, { timing: { pingMs: 60, timeoutMs: 10_000 } });
    await soon(() => expect(peers[0]?.received).toHaveLength(2));
    expect(peers[0]?.received[1]).toEqual({ ping: expect.any(Number) as unknown });
    peers[0]?.say({ pong: 1 });
    await soon(() => expect(peers[0]?.received).toHaveLength(3));
    expect(events).toEqual(['connected']);
  });

  it('reconnects if a ping gets no response', async () => {
    const { url, peers } = await server();
    const { events } = listen(url, { timing: { pingMs: 50, timeoutMs: 80 } });
    await soon(() => expect(events.length).toBeGreaterThan(2));
    expect(events.slice(0, 3)).toEqual(['connected', 'disconnected', 'reconnected']);
    expect(peers.length).toBeGreaterThan(1);
  });

  it('is polled if the chain has none, or its URL is invalid', async () => {
    const none = listen(null);
    await soon(() => expect(none.polls()).toBeGreaterThan(2));
    expect(none.events).toEqual([]);
    for (const url of ['nonsense', 'https://127.0.0.1/push', '']) {
      const broken = listen(url);
      await soon(() => expect(broken.polls()).toBeGreaterThan(2));
      expect(broken.events).toEqual(['connect-error']);
    }
  });

  it('polls one at a time, and continues after a failure', async () => {
    let requestOptions = 0;
    let most = 0;
    let requested = 0;
    listen(null, {
      poll: async () => {
        most = Math.max(most, ++requestOptions);
        requested++;
        await pause(40);
        requestOptions--;
        throw new Error('node is down');
      },
    });
    await soon(() => expect(requested).toBeGreaterThan(2));
    expect(most).toBe(1);
  });

  it('aborts a poll when it connects, and reports nothing after it is closed', async () => {
    const { url, peers } = await server();
    const signals: AbortSignal[] = [];
    const { push, events, messages } = listen(url, {
      poll: (signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    await soon(() => expect(events).toEqual(['connected']));
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    push.close();
    peers[0]?.say({ channel: 'tps', data: 1 });
    await pause(100);
    expect([events, messages, peers.length]).toEqual([['connected'], [], 1]);
  });

  it('never starts if it is closed while connecting or polling', async () => {
    const { url, peers } = await server();
    const early = listen(url);
    early.push.close();
    early.push.close();
    await pause(100);
    expect([early.events, early.polls(), peers]).toEqual([[], 1, []]);
    const dead = listen((await deadUrl()).replace('http', 'ws'));
    await soon(() => expect(dead.events.length).toBeGreaterThan(0));
    dead.push.close();
    const [reported, polled] = [dead.events.length, dead.polls()];
    await pause(100);
    expect([dead.events.length, dead.polls()]).toEqual([reported, polled]);
  });

  it("uses the product's timing", () => {
    expect(limits).toMatchObject({
      socketConnectMs: 10_000,
      socketPingMs: 45_000,
      pushTimeoutMs: 10_000,
      pollMs: 2_000,
      reconnectMinMs: 500,
      reconnectFactor: 2,
      reconnectTries: 10,
    });
  });

  it('polls every 2 s by default', async () => {
    vi.useFakeTimers();
    try {
      let polls = 0;
      const push = openPush({
        url: null,
        channels: ['info'],
        onMessage: () => undefined,
        poll: () => Promise.resolve(polls++),
      });
      await vi.advanceTimersByTimeAsync(1_999);
      expect(polls).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(polls).toBe(2);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(polls).toBe(7);
      push.close();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(polls).toBe(7);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a pushed message', () => {
  it('has all digits of a large number', () => {
    const data = '[{"act":{"data":{"id":18446744073709551615,"change":-9007199254740993}}}]';
    expect(readPush(`{"channel":"actions","data":${data}}`)).toMatchObject({
      data: [{ act: { data: { id: '18446744073709551615', change: '-9007199254740993' } } }],
    });
  });

  it('of any form is decoded or ignored', () => {
    const channel = fc.constantFrom('info', 'marketcap', 'actions', 'tps', 'other');
    const known = fc.record({ channel, data: fc.jsonValue() }).map((one) => JSON.stringify(one));
    fc.assert(
      fc.property(fc.oneof(known, fc.json(), fc.string(), fc.anything()), (text) => {
        const message = readPush(text);
        if (message !== null)
          expect(['info', 'marketcap', 'actions', 'tps']).toContain(message.channel);
      }),
      CASES,
    );
  });
});
