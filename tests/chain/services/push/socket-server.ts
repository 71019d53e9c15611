import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A connection, as the server sees it. */
export interface Peer {
  /** Messages of the client, in order. */
  readonly received: unknown[];
  say(message: unknown): void;
  /** Any text, JSON or not. */
  sayRaw(text: string): void;
  /** Bytes that are not a frame. */
  sayGarbage(): void;
  /** Closes with a closing handshake. */
  close(): void;
  /** Closes without a handshake. */
  drop(): void;
}

export interface SocketServer {
  readonly url: string;
  readonly peers: Peer[];
  close(): Promise<void>;
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x81;
const CLOSE = 0x88;

/**
 * A minimal WebSocket server by RFC 6455.
 * @param admit the response to each connection attempt, counted from 0
 */
export async function serveSockets(
  admit: (attempt: number) => 'welcome' | 'refuse' | 'ignore' = () => 'welcome',
  port = 0,
): Promise<SocketServer> {
  const peers: Peer[] = [];
  const sockets = new Set<Socket>();
  let attempts = 0;
  const server = createServer((_, response) => response.writeHead(426).end());
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    const verdict = admit(attempts++);
    if (verdict === 'refuse') socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    if (verdict === 'welcome') peers.push(welcome(request, socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    peers,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function welcome(request: IncomingMessage, socket: Socket): Peer {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const received: unknown[] = [];
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (let frame = takeFrame(waiting); frame; frame = takeFrame(waiting)) {
      waiting = waiting.subarray(frame.size);
      if (frame.kind === TEXT) received.push(JSON.parse(frame.text));
      if (frame.kind === CLOSE) socket.end(Buffer.from([CLOSE, 0]));
    }
  });
  const sayRaw = (text: string) => void socket.write(frameOf(text));
  return {
    received,
    sayRaw,
    say: (message) => sayRaw(JSON.stringify(message)),
    sayGarbage: () => void socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff])),
    close: () => void socket.write(Buffer.from([CLOSE, 2, 0x03, 0xe8])),
    drop: () => socket.destroy(),
  };
}

/** Client frames are masked. A size of 126 means that two bytes hold the size. */
function takeFrame(bytes: Buffer) {
  if (bytes.length < 6) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const long = short === 126;
  const size = long ? bytes.readUInt16BE(2) : short;
  const begin = (long ? 4 : 2) + 4;
  if (bytes.length < begin + size) return null;
  const mask = bytes.subarray(begin - 4, begin);
  const text = Buffer.from(
    bytes.subarray(begin, begin + size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  ).toString();
  return { kind: bytes.readUInt8(0), text, size: begin + size };
}

function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length < 126) return Buffer.concat([Buffer.from([TEXT, body.length]), body]);
  const isLong = body.length > 0xffff;
  const head = Buffer.alloc(isLong ? 10 : 4, 0);
  head.writeUInt8(TEXT, 0);
  head.writeUInt8(isLong ? 127 : 126, 1);
  if (isLong) head.writeBigUInt64BE(BigInt(body.length), 2);
  else head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
