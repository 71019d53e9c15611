import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveAction } from '#src/chain/history/live/block.ts';
import * as limits from '#src/chain/core/limits.ts';
import { connectStream } from '#src/chain/history/live/stream.ts';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { deadUrl } from '../../rpc/servers.ts';
import { soon } from '#tests/soon.ts';

type Acknowledge = (response: unknown) => void;

const request = { contract: 'eosio.token', action: 'transfer', account: '' };
const delivery = {
  trx_id: 'ab'.repeat(32),
  block_num: 77,
  action_ordinal: 3,
  '@timestamp': '2026-01-01T00:00:00.000',
  act: {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'hi' },
  },
};

/** A Hyperion stream server with the given response. */
async function streamServer(response: (reported: object, acknowledge: Acknowledge) => void) {
  const http = createServer();
  const io = new Server(http, { path: '/stream', transports: ['websocket'], serveClient: false });
  const sockets: Socket[] = [];
  io.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('action_stream_request', response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return { sockets, url: `http://127.0.0.1:${port}`, close: () => io.close() };
}

let server: Awaited<ReturnType<typeof streamServer>>;
let actions: LiveAction[];
let forks: number[];
let lost: number;
let floods: number;
const events = {
  onAction: (action: LiveAction) => actions.push(action),
  onFork: (from: number) => forks.push(from),
  onLost: () => void lost++,
  onFlood: () => void floods++,
};

/** The endpoint and message of a rejected promise. */
async function attempt(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FetchError);
  return (error as FetchError).attempts[0];
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  [actions, forks, lost, floods] = [[], [], 0, 0];
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server?.close();
});

describe('a stream', () => {
  it('starts at a block, and reports actions and forks', async () => {
    const requested: object[] = [];
    server = await streamServer((reported, acknowledge) => {
      requested.push(reported);
      acknowledge({ status: 'OK' });
    });
    const stream = await connectStream(server.url, events);
    expect([stream.isOpen(), stream.lastBlock()]).toEqual([true, 0]);
    await stream.subscribe(request, 70);
    expect(requested).toEqual([{ ...request, filters: [], start_from: 70, read_until: 0 }]);

    const [socket] = server.sockets;
    const message = JSON.stringify(delivery);
    socket?.emit('message', { type: 'action_trace', mode: 'live', message });
    socket?.emit('fork_event', { starting_block: 75, ending_block: 77 });
    socket?.emit('fork_event', 'nonsense');
    await soon(() => expect([actions.length, forks.length]).toEqual([1, 1]));
    const { data } = delivery.act;
    expect(actions[0]).toMatchObject({
      key: `${delivery.trx_id}/3`,
      row: { account: 'eosio.token', name: 'transfer', blockNum: 77, data },
    });
    expect([forks, stream.lastBlock()]).toEqual([[75], 77]);
    stream.close();
  });

  it('reports a lost connection after a reconnect, because missed actions are not sent again', async () => {
    server = await streamServer((_, acknowledge) => acknowledge({ status: 'OK' }));
    const stream = await connectStream(server.url, events);
    expect(lost).toBe(0);
    server.sockets[0]?.conn.close();
    await soon(() => expect(lost).toBe(1));
    stream.close();
    expect(stream.isOpen()).toBe(false);
  });

  it('reports nothing after it is closed', async () => {
    server = await streamServer((_, acknowledge) => acknowledge({ status: 'OK' }));
    const stream = await connectStream(server.url, events);
    server.sockets[0]?.emit('fork_event', { starting_block: 75 });
    stream.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(forks).toEqual([]);
  });
});

describe('a stream that sends more than can be read', () => {
  const open = async () => {
    server = await streamServer((_, acknowledge) => acknowledge({ status: 'OK' }));
    const stream = await connectStream(server.url, events);
    await stream.subscribe(request, 0);
    return stream;
  };
  const closed = async (stream: Awaited<ReturnType<typeof open>>) => {
    await soon(() => expect(floods).toBe(1));
    expect(stream.isOpen()).toBe(false);
    const after = actions.length;
    server.sockets[0]?.emit('message', { type: 'action_trace', messages: [delivery] });
    await soon(() => expect(server.sockets[0]?.connected).toBe(false));
    expect([actions.length, floods, lost]).toEqual([after, 1, 0]);
  };

  it('is closed before a message that is too long is parsed', async () => {
    const stream = await open();
    const message = JSON.stringify({ ...delivery, padding: 'x'.repeat(10) });
    server.sockets[0]?.emit('message', { type: 'action_trace', mode: 'live', message });
    await soon(() => expect(actions).toHaveLength(1));
    const padding = 'x'.repeat(limits.streamCharactersASecond);
    const long = JSON.stringify({ ...delivery, trx_id: 'cd'.repeat(32), padding });
    server.sockets[0]?.emit('message', { type: 'action_trace', mode: 'live', message: long });
    await closed(stream);
    expect(actions).toHaveLength(1);
  });

  it('is closed after too many actions, however short they are', async () => {
    const stream = await open();
    const messages = Array.from({ length: limits.streamDocumentsASecond + 100 }, (_, index) => ({
      trx_id: `t${index}`,
      block_num: 7,
      act: { account: 'a', name: 'b' },
    }));
    vi.useFakeTimers({ toFake: ['Date'] });
    server.sockets[0]?.emit('message', { type: 'action_trace', mode: 'live', messages });
    await closed(stream);
    expect(actions).toHaveLength(limits.streamDocumentsASecond);
  });
});

describe('a failing stream', () => {
  it.each([
    ['an error of its own', { status: 'ERROR', error: 'too many requests' }, 'too many requests'],
    ['a message', { message: 'not allowed here' }, 'not allowed here'],
    ['nothing of the kind', {}, 'The stream refused the request.'],
  ])('fails with %s', async (_, response, message) => {
    server = await streamServer((_reported, acknowledge) => acknowledge(response));
    const stream = await connectStream(server.url, events);
    expect(await attempt(stream.subscribe(request, 0))).toMatchObject({
      endpoint: server.url,
      message,
    });
    stream.close();
  });

  it('fails after ten seconds without a response', async () => {
    let received = false;
    server = await streamServer(() => (received = true));
    const stream = await connectStream(server.url, events);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = attempt(stream.subscribe(request, 0));
    await vi.advanceTimersByTimeAsync(9_999);
    await soon(() => expect(received).toBe(true));
    await vi.advanceTimersByTimeAsync(1);
    expect((await refused)?.message).toBe('The stream did not respond.');
    stream.close();
  });

  it('fails after ten seconds without a server', async () => {
    server = await streamServer(() => undefined);
    const endpoint = await deadUrl();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = attempt(connectStream(endpoint, events));
    // The client is imported dynamically, and starts its timer afterwards.
    await soon(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refused).toMatchObject({ endpoint, kind: 'network' });
  });
});
