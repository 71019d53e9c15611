import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openPush,
  type PushChannel,
  type PushEvent,
  type PushMessage,
} from '#src/chain/services/push/push.ts';
import { BOOT_TIMEOUT, signedTransfer } from '../support.ts';
import { named, run, type Running } from './running.ts';

let running: Running;

beforeAll(async () => {
  running = await run('eos');
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

const ALL: readonly PushChannel[] = ['info', 'marketcap', 'actions', 'tps'];

/** The site's own client, and all that it heard. */
function listen(channels: readonly PushChannel[], timing = {}) {
  const messages: PushMessage[] = [];
  const events: PushEvent[] = [];
  let polls = 0;
  const push = openPush({
    url: running.config.pushUrl,
    channels,
    timing: { pollMs: 50, ...timing },
    onMessage: (message) => messages.push(message),
    onEvent: (event) => events.push(event),
    poll: () => Promise.resolve(polls++),
  });
  return { messages, events, push, polls: () => polls };
}

const until = (holds: () => boolean) => expect.poll(holds).toBe(true);

describe('the push channel', () => {
  it('reports each channel at once, and news as blocks are made', async () => {
    const { messages, push, polls } = listen(ALL);
    await until(() => ALL.every((channel) => messages.some((one) => one.channel === channel)));
    const heads = () =>
      messages.flatMap((one) => (one.channel === 'info' ? [one.data.headBlockNum] : []));
    await until(() => new Set(heads()).size > 3);
    expect(heads()).toEqual(heads().toSorted((a, b) => a - b));
    const asked = polls();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(polls()).toBe(asked);
    push.close();
  });

  it('reports actions when there are some, and only what was subscribed to', async () => {
    const { messages, push } = listen(['actions']);
    await until(() => messages.length > 0);
    const { id, body } = signedTransfer(running.devnet, { memo: 'pushed' });
    const url = `${running.devnet.url}/v1/chain/push_transaction`;
    await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    await until(() => JSON.stringify(messages).includes(id));
    expect(new Set(messages.map(({ channel }) => channel))).toEqual(new Set(['actions']));
    push.close();
  });

  it('reports a watched account alone', async () => {
    const heard: { channel: string }[] = [];
    const socket = new WebSocket(named(running.config.pushUrl));
    socket.onmessage = ({ data }) =>
      void heard.push(JSON.parse(String(data)) as { channel: string });
    await new Promise((resolve) => (socket.onopen = resolve));
    await fetch(`${named(running.config.backendUrl)}/watcher?type=create&channel=bob`);
    socket.send(JSON.stringify({ subscribe: ['bob', 'carol'] }));
    socket.send(JSON.stringify({ ping: 7 }));
    await until(() => JSON.stringify(heard).includes('{"pong":7}'));
    const { id, body } = signedTransfer(running.devnet, { memo: 'watched' });
    const url = `${running.devnet.url}/v1/chain/push_transaction`;
    await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    await until(() => JSON.stringify(heard).includes(id));
    expect(heard.filter(({ channel }) => channel === 'carol')).toEqual([]);
    socket.close();
  });

  it('cannot be reached while a fault is set; the client polls, and reconnects', async () => {
    await running.order({ route: '/push', kind: 'drop', calls: 2 });
    const { events, push, polls } = listen(['tps'], { reconnectMinMs: 20 });
    await until(() => events.includes('connected'));
    expect(events.slice(0, -1)).toContain('connect-error');
    expect(polls()).toBeGreaterThan(0);
    push.close();
  });

  it('ends those who speak no frames, and stays', async () => {
    const { connect } = await import('node:net');
    const socket = connect(running.devnet.port, '127.0.0.1');
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.write(
      'GET /push HTTP/1.1\r\nHost: devnet\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    socket.once('data', () => socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff])));
    await ended;
    const { messages, push } = listen(['info']);
    await until(() => messages.length > 0);
    push.close();
  });
});
