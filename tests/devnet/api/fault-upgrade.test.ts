import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { soon } from '#tests/soon.ts';
import { BOOT_TIMEOUT } from './support.ts';

let devnet: RunningDevnet;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());
beforeEach(() => devnet.faults.clear());

const order = (fault: object): Promise<Response> =>
  fetch(`${devnet.url}/devnet/fault`, { method: 'POST', body: JSON.stringify(fault) });

const PATHS = ['/push', '/stream/?EIO=4&transport=websocket'];
const routeOf = (path: string): string => path.split('/', 2).join('/');

/** All that the server sends to a handshake, until it ends the connection. */
function handshake(path: string, enough = /$^/): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(devnet.port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      if (enough.test(heard)) socket.destroy();
    });
    socket.on('error', reject).on('close', () => resolve(heard));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: devnet\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });
}

describe.each(PATHS)('the handshake of %s', (path) => {
  const route = routeOf(path);

  it('is late', async () => {
    await order({ route, kind: 'latency', value: 300 });
    const begin = performance.now();
    expect(await handshake(path, /\r\n\r\n/)).toMatch(/^HTTP\/1.1 101/);
    expect(performance.now() - begin).toBeGreaterThan(290);
  });

  it('is refused with the status that was ordered, and is made the next time', async () => {
    await order({ route, kind: 'status', value: 429, calls: 1 });
    expect(await handshake(path)).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/);
    expect(await handshake(path, /\r\n\r\n/)).toMatch(/^HTTP\/1.1 101/);
  });

  it('gets a page, a busy error, an unknown error, half a response, or none', async () => {
    const answers = {
      html: /^HTTP\/1.1 502 .*<html>/s,
      busy: /^HTTP\/1.1 429 /,
      'missing-plugin': /^HTTP\/1.1 404 /,
    };
    for (const [kind, answer] of Object.entries(answers)) {
      await order({ route, kind, calls: 1 });
      expect(await handshake(path)).toMatch(answer);
    }
    await order({ route, kind: 'truncate', calls: 1 });
    expect(await handshake(path)).toMatch(/^HTTP\/1.1 101 (?!.*\r\n\r\n)/s);
    await order({ route, kind: 'drop', calls: 1 });
    expect(await handshake(path)).toBe('');
  });
});

type Told = Record<string, unknown>;

interface Listening {
  reported: Record<string, Told[]>;
  /** Asks for something and waits for the answer. */
  ask(event: string, request: object): Promise<Told>;
  close(): void;
}

/** A client of the stream that keeps what each event told: socket.io's packets of text, by hand. */
function listen(): Listening {
  const url = devnet.url.replace('http', 'ws');
  const socket = new WebSocket(`${url}/stream/?EIO=4&transport=websocket`);
  const reported: Record<string, Told[]> = { handshake: [], message: [], lib_update: [] };
  const answers: Told[] = [];
  socket.onmessage = ({ data }) => {
    const [, type, body] = /^(\d+)(.*)$/s.exec(String(data))!;
    if (type === '0') socket.send('40');
    if (type === '42') {
      const [event, content] = JSON.parse(body!) as [string, Told];
      reported[event]?.push(content);
    }
    if (type === '430') answers.push(...(JSON.parse(body!) as Told[]));
  };
  return {
    reported,
    async ask(event, request) {
      const before = answers.length;
      socket.send(`420${JSON.stringify([event, request])}`);
      await soon(() => expect(answers.length).toBeGreaterThan(before));
      return answers.at(-1)!;
    },
    close: () => socket.close(),
  };
}

describe('the stream', () => {
  it('reports another chain’s id in its handshake and with each irreversible block', async () => {
    await order({ route: '/stream', kind: 'wrong-chain-id' });
    const { reported, close } = listen();
    await soon(() => expect(reported['handshake']).toHaveLength(1));
    devnet.chain.produceBlock();
    await soon(() => expect(reported['lib_update']).toHaveLength(1));
    for (const one of [...reported['handshake']!, ...reported['lib_update']!])
      expect(one['chain_id']).toBe('f'.repeat(64));
    close();
  });

  it('does so in the handshake of the one connection it was ordered for', async () => {
    await order({ route: '/stream', kind: 'wrong-chain-id', calls: 1 });
    const ids: unknown[] = [];
    for (let connection = 0; connection < 2; connection++) {
      const { reported, close } = listen();
      await soon(() => expect(reported['handshake']).toHaveLength(1));
      ids.push(reported['handshake']![0]!['chain_id']);
      close();
    }
    expect(ids).toEqual(['f'.repeat(64), devnet.chain.spec.chainId]);
  });

  it('stays behind under a stale head, and reports the blocks between once that is over', async () => {
    const { reported, ask, close } = listen();
    await soon(() => expect(reported['handshake']).toHaveLength(1));
    await order({ route: '/stream', kind: 'stale-head', value: 3600 });
    const { num } = devnet.chain.headBlock;
    const answer = await ask('delta_stream_request', {
      code: 'eosio',
      table: '*',
      scope: '',
      payer: '',
      start_from: num + 1,
      read_until: num + 2,
    });
    expect(answer['status']).toBe('OK');
    expect(answer['currentBlockNum']).toBeLessThan(num);
    devnet.chain.produceBlock();
    // What was said before the answer has been heard.
    await ask('cancel_stream_request', {});
    expect(reported['message']).toEqual([]);
    devnet.faults.clear();
    devnet.chain.produceBlock();
    await soon(() => {
      const blocks = reported['message']!.map(
        ({ message }) => (JSON.parse(String(message)) as { block_num: number }).block_num,
      );
      expect(new Set(blocks)).toEqual(new Set([num + 1, num + 2]));
    });
    close();
  });
});

describe('the push channel', () => {
  it('reports a stale head and another chain’s id', async () => {
    await order({ route: '/push', kind: 'wrong-chain-id', calls: 1 });
    await order({ route: '/push', kind: 'stale-head', value: 5 });
    const socket = new WebSocket(`${devnet.url.replace('http', 'ws')}/push`);
    const heard = new Promise<string>((resolve) => {
      socket.onmessage = ({ data }) => resolve(String(data));
    });
    socket.onopen = () => socket.send(JSON.stringify({ subscribe: ['info'] }));
    const { data } = JSON.parse(await heard) as { data: Told };
    expect(data['chain_id']).toBe('f'.repeat(64));
    expect(Number(data['head_block_num'])).toBeLessThan(devnet.chain.headBlock.num);
    socket.close();
  });
});
