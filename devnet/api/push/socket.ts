import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { jsonText } from '../json.ts';
import { frameOf, OPCODE, readFrame } from './frames.ts';
import type { Frame } from './frames.ts';

/** A connected client. */
export interface Peer {
  /** Sends any value as JSON. */
  send(message: unknown): void;
  close(): void;
}

interface Listening {
  onText(text: string): void;
  onClose(): void;
}

/** The constant for RFC 6455's handshake. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Upgrades a connection to a WebSocket for texts, or closes it after an invalid request. */
export function acceptSocket(
  request: IncomingMessage,
  socket: Duplex,
  { onText, onClose }: Listening,
): Peer | null {
  const key = request.headers['sec-websocket-key'];
  if (key === undefined || request.headers['sec-websocket-version'] !== '13') {
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    return null;
  }
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const write = (opcode: number, body: Buffer): void => {
    if (socket.writable) socket.write(frameOf(opcode, body));
  };

  function take({ opcode, body }: Frame): void {
    if (opcode === OPCODE.text) onText(body.toString());
    if (opcode === OPCODE.ping) write(OPCODE.pong, body);
    if (opcode === OPCODE.close) socket.end(frameOf(OPCODE.close, body));
  }

  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    try {
      for (let frame = readFrame(waiting); frame; frame = readFrame(waiting)) {
        waiting = waiting.subarray(frame.size);
        take(frame);
      }
    } catch {
      socket.destroy();
    }
  });
  socket.on('error', () => socket.destroy()).on('close', onClose);
  return {
    send: (message) => write(OPCODE.text, Buffer.from(jsonText(message))),
    close: () => socket.destroy(),
  };
}
