import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultList } from './faults.ts';
import { bodyOf, PAGE } from './fault-body.ts';

/**
 * Applies a path's faults to a WebSocket handshake. Returns the applied faults, or null if the
 * connection was refused and closed.
 */
export async function applyUpgradeFaults(
  faults: FaultList,
  path: string,
  socket: Duplex,
): Promise<readonly Fault[] | null> {
  const found = faults.hit(path);
  if (found.length === 0) return found;
  socket.on('error', () => socket.destroy());
  for (const fault of found) if (fault.kind === 'latency') await sleep(fault.value);
  const instead = found.map(responseTo).find((response) => response !== undefined);
  if (instead === null) socket.destroy();
  else if (instead !== undefined) await end(socket, instead);
  return socket.writable ? found : null;
}

/** The response instead of the handshake; null for none. */
function responseTo({ kind, value }: Fault): string | null | undefined {
  switch (kind) {
    case 'drop':
      return null;
    case 'status':
      return httpResponse(value, 'text/plain', bodyOf(value) ?? '');
    case 'busy':
      return httpResponse(429, 'text/plain', bodyOf(429) ?? '');
    case 'html':
      return httpResponse(502, 'text/html', PAGE);
    case 'missing-plugin':
      return httpResponse(404, 'text/plain', 'Unknown Endpoint');
    case 'truncate':
      return 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: webs';
    default:
      return undefined;
  }
}

function httpResponse(status: number, type: string, body: string): string {
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}\r\nConnection: close\r\n` +
    `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** Resolves once everything was written, so that nothing is cut off. */
function end(socket: Duplex, text: string): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', resolve);
    socket.end(text, resolve);
  });
}
