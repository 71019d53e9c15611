import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A client's socket, as far as short texts need one. */
export interface Peer {
  readonly path: string;
  readonly send: (text: string) => void;
}

interface SocketServerOptions {
  readonly onOpen?: (peer: Peer) => void;
  readonly onText?: (peer: Peer, text: string) => void;
  readonly onRequest?: (request: IncomingMessage, response: ServerResponse) => void;
}

const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const textFrame = 0x81;

/** An HTTP server that takes WebSockets (RFC 6455): whole text frames, nothing else. */
export async function startSocketServer(options: SocketServerOptions) {
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => options.onRequest?.(request, response));
  server.on('upgrade', (request, socket: Duplex) => {
    sockets.add(socket);
    const key = `${String(request.headers['sec-websocket-key'])}${guid}`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    const peer: Peer = {
      path: request.url ?? '',
      send: (text) => void (socket.writable && socket.write(frame(text))),
    };
    socket.on('error', () => undefined);
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let read = readFrame(rest); read; read = readFrame(rest)) {
        rest = rest.subarray(read.length);
        if (read.text === null) socket.end();
        else options.onText?.(peer, read.text);
      }
    });
    options.onOpen?.(peer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const long = body.length > 125;
  const head = Buffer.alloc(long ? 4 : 2);
  head[0] = textFrame;
  head[1] = long ? 126 : body.length;
  if (long) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

/** The next masked frame; its text is null for one that closes. */
function readFrame(bytes: Buffer): { text: string | null; length: number } | null {
  if (bytes.length < 6) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const at = short === 126 ? 4 : 2;
  const size = short === 126 ? bytes.readUInt16BE(2) : short;
  if (bytes.length < at + 4 + size) return null;
  const mask = bytes.subarray(at, at + 4);
  const body = bytes.subarray(at + 4, at + 4 + size).map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  const text = bytes[0] === textFrame ? Buffer.from(body).toString() : null;
  return { text, length: at + 4 + size };
}
