import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScatterSocket, type ScatterPairing } from '#src/chain/sign/wallets/scatter-socket.ts';
import { stubWebSocket, type FakeWebSocket } from './simulated/fake-web-socket.ts';

interface Sent {
  readonly data: Record<string, unknown>;
  readonly plugin: string;
}

const event = '42/scatter,';
const sha256 = (text: unknown) => createHash('sha256').update(String(text)).digest('hex');
const turn = () => new Promise((resolve) => setTimeout(resolve));

let sockets: FakeWebSocket[];
let remembered: ScatterPairing[];
beforeEach(() => {
  sockets = stubWebSocket();
  remembered = [];
});
afterEach(() => vi.unstubAllGlobals());

const connecting = (pairing: ScatterPairing | null = null) =>
  ScatterSocket.connect({
    address: '127.0.0.1:50005',
    origin: 'pronghorn',
    pairing,
    onPairing: (one) => remembered.push(one),
  });

async function connected(pairing: ScatterPairing | null = null) {
  const connection = connecting(pairing);
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  socket.fire('open');
  const wallet = await connection;
  const say = (type: string, data?: unknown) =>
    socket.receive(event + JSON.stringify(data === undefined ? [type] : [type, data]));
  /** The newest frame that was sent. */
  const last = () => JSON.parse((socket.sent.at(-1) ?? '').slice(event.length)) as [string, Sent];
  /** Calls, and has the page paired. */
  const called = async (type = 'getOrRequestIdentity', isAllowed: unknown = true) => {
    const answer = wallet.call(type, { fields: 1 });
    answer.catch(() => undefined);
    say('paired', isAllowed);
    await turn();
    return { answer, id: String(last()[1].data['id']) };
  };
  return { wallet, socket, say, last, called };
}

describe('a connection to Scatter on this computer', () => {
  it('joins its namespace once the socket is open', async () => {
    const connection = connecting();
    const [socket] = sockets;
    expect(socket?.url).toBe('ws://127.0.0.1:50005/socket.io/?EIO=3&transport=websocket');
    await turn();
    expect(socket?.sent).toEqual([]);
    socket?.fire('open');
    await connection;
    expect(socket?.sent).toEqual(['40/scatter']);
    expect(socket?.closed).toBe(false);
  });

  it('fails if nothing listens', async () => {
    const connection = connecting();
    connection.catch(() => undefined);
    sockets[0]?.fire('error');
    // Long before the time-out.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sockets[0]?.closed).toBe(true);
    await expect(connection).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(connection).rejects.toThrow('No Scatter Found');
  });

  it('fails if nothing responds within 5 s, and waits no longer after a response', async () => {
    vi.useFakeTimers();
    const connection = connecting();
    connection.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(sockets[0]?.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await expect(connection).rejects.toMatchObject({ failure: 'unreachable' });
    expect(sockets[0]?.closed).toBe(true);
    await connected();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('may end before the first call', async () => {
    const { socket } = await connected();
    expect(() => socket.fire('close')).not.toThrow();
  });

  it('is closed by the page', async () => {
    const { wallet, socket } = await connected();
    wallet.close();
    expect(socket.closed).toBe(true);
  });
});

describe('a page whose content security policy forbids the connection', () => {
  async function failureAfter(blockedURI: unknown) {
    const events = new EventTarget();
    const removed = vi.fn(events.removeEventListener.bind(events));
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', removed);
    const connection = connecting();
    connection.catch(() => undefined);
    sockets[0]?.fire('error');
    // Browsers report the violation after the error.
    await turn();
    events.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
    events.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: 'x:' }));
    const { failure, message } = (await connection.catch((error: unknown) => error)) as {
      failure: string;
      message: string;
    };
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['securitypolicyviolation']);
    return { failure, message };
  }

  it('is reported, and not that nothing listens', async () => {
    const { failure, message } = await failureAfter('ws://127.0.0.1:50005/socket.io/');
    expect(failure).toBe('policy-blocked');
    expect(message).toMatch(/polic/i);
  });

  it.each(['ws://127.0.0.1:50006', 'https://evil.example', null])(
    'is not confused with one that forbids something else: %s',
    async (uri) => {
      expect((await failureAfter(uri)).failure).toBe('unreachable');
    },
  );
});

describe('the pairing of a page', () => {
  it('begins with a random key, whose hash identifies the page from then on', async () => {
    const { last, say, wallet } = await connected();
    wallet.call('getOrRequestIdentity', {}).catch(() => undefined);
    const [type, { data, plugin }] = last();
    expect([type, plugin]).toEqual(['pair', 'pronghorn']);
    expect(data).toEqual({
      appkey: expect.stringMatching(/^appkey:\d{24,}$/),
      origin: 'pronghorn',
      passthrough: false,
    });
    say('paired', true);
    await turn();
    expect(remembered[0]).toEqual({ appkey: sha256(data['appkey']), nonce: 0 });
    expect(last()[1].data['appkey']).toBe(sha256(data['appkey']));
  });

  it('is resumed with what was stored', async () => {
    const { last, called } = await connected({ appkey: 'ab', nonce: '7' });
    await called();
    expect(last()[1].data).toMatchObject({ appkey: 'ab', nonce: '7' });
    expect(remembered.map(({ appkey }) => appkey)).toEqual(['ab']);
  });

  it.each([false, undefined, 'true'])('that the user declines sends no call: %s', async (said) => {
    const { called, socket } = await connected();
    const { answer } = await called('getOrRequestIdentity', said ?? null);
    await expect(answer).rejects.toMatchObject({ failure: 'rejected' });
    await expect(answer).rejects.toThrow('does not allow this page to connect');
    expect(socket.sent).toHaveLength(2);
    expect(remembered).toEqual([]);
  });

  it('gets a new key if the wallet asks for one', async () => {
    const { say, last } = await connected({ appkey: 'ab', nonce: '7' });
    say('rekey');
    const [type, { data }] = last();
    expect([type, data['origin']]).toEqual(['rekeyed', 'pronghorn']);
    expect(data['appkey']).toMatch(/^appkey:\d{24,}$/);
    expect(remembered).toEqual([{ appkey: data['appkey'], nonce: '7' }]);
  });
});

it('pairs a page whatever else the wallet says meanwhile', async () => {
  const { wallet, say, last } = await connected();
  wallet.call('getOrRequestIdentity', {}).catch(() => undefined);
  say('ping', false);
  say('paired', true);
  await turn();
  expect(last()[0]).toBe('api');
});

describe('a call', () => {
  it('shows the announced nonce and announces the next', async () => {
    const { called, last, say } = await connected({ appkey: 'ab', nonce: '7' });
    const { answer, id } = await called('requestSignature');
    const [type, { data }] = last();
    const next = remembered.at(-1)?.nonce;
    expect(type).toBe('api');
    expect(data).toEqual({
      id: expect.stringMatching(/^\d{24,}$/),
      appkey: 'ab',
      nonce: '7',
      nextNonce: sha256(next),
      type: 'requestSignature',
      payload: { fields: 1, origin: 'pronghorn' },
    });
    say('api', { id, result: { signatures: [] } });
    expect(await answer).toEqual({ signatures: [] });
    await called();
    expect(last()[1].data['nonce']).toBe(next);
  });

  it('resolves with the response of its id, as an object or as a text', async () => {
    const { called, say } = await connected();
    const first = await called();
    const second = await called();
    say('api', { id: 'unknown', result: 'lost' });
    say('api', null);
    say('api', { id: 'unknown', result: { isError: true } });
    say('api', JSON.stringify({ id: second.id, result: 'second' }));
    say('api', { id: first.id, result: 'first' });
    expect(await Promise.all([first.answer, second.answer])).toEqual(['first', 'second']);
  });

  it('fails with the refusal of the wallet', async () => {
    const { called, say } = await connected();
    const typed = await called();
    say('api', { id: typed.id, result: { isError: true, type: 'locked', message: 'Locked' } });
    await expect(typed.answer).rejects.toMatchObject({ failure: 'locked', message: 'Locked' });
    const other = await called();
    say('api', { id: other.id, result: { isError: true } });
    await expect(other.answer).rejects.toThrow('The wallet refused');
  });

  it('ignores frames that are no response', async () => {
    const { called, say } = await connected();
    const { answer, id } = await called();
    for (const type of ['paired', 'event', 'apis']) say(type, { id, result: 'forged' });
    say('api', { id, result: 'fine' });
    expect(await answer).toBe('fine');
  });

  it('resolves with an object without an error', async () => {
    const { called, say } = await connected();
    const { answer, id } = await called();
    say('api', { id, result: { isError: false, type: 'locked' } });
    expect(await answer).toEqual({ isError: false, type: 'locked' });
  });

  it('fails at once on a connection that was closed before', async () => {
    const { socket, wallet } = await connected();
    socket.fire('close');
    await expect(wallet.call('getOrRequestIdentity', {})).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(socket.sent).toHaveLength(1);
  });

  it('resolves with the response of its id even after malformed frames', async () => {
    const { called, say, socket } = await connected();
    const { answer, id } = await called();
    for (const frame of [`${event}{`, `${event}"api"`, `${event}["api"]`, event])
      expect(() => socket.receive(frame)).not.toThrow();
    expect(() => say('api', '{"id":')).not.toThrow();
    say('api', { id, result: 'fine' });
    expect(await answer).toBe('fine');
  });

  it('fails if the wallet closes the connection, before or after the pairing', async () => {
    const { called, socket, wallet } = await connected();
    const { answer } = await called();
    const pairing = wallet.call('forgetIdentity', {});
    socket.fire('close');
    await expect(answer).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(pairing).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

it('answers pings, and ignores frames that are no events of its namespace', async () => {
  const { socket, say } = await connected();
  const others = ['42/another,["ping"]', '41/scatter,["ping"]'];
  for (const frame of ['0{"sid":"x"}', '40/scatter', '2', '42["ping"]', `${event}7`, ...others])
    socket.receive(frame);
  expect(socket.sent).toHaveLength(1);
  say('paired', true);
  say('ping');
  expect(socket.sent.slice(1)).toEqual([`${event}["pong"]`]);
});
