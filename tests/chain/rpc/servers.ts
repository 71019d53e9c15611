import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CHAIN_ID = 'aa'.repeat(32);

/** A local server that records the requested paths in order. */
export interface LocalServer {
  readonly url: string;
  readonly requested: string[];
  /** How often a path was requested. */
  count(path: string): number;
  /** Resets all connections from now on. The port stays taken: no other server can get it. */
  stop(): void;
  /** Responds again, at the same address. */
  restart(handler: Handler): void;
  close(): Promise<void>;
}

export type Handler = (
  path: string,
  response: ServerResponse,
  request: IncomingMessage,
  body: string,
) => void;

const running = new Set<LocalServer>();

export async function serve(handler: Handler): Promise<LocalServer> {
  const requested: string[] = [];
  let respond: Handler | null = handler;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    requested.push(path);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => respond?.(path, response, request, body));
  });
  server.on('connection', (socket) => respond ?? socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local: LocalServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    count: (path) => requested.filter((one) => one === path).length,
    stop: () => {
      respond = null;
      server.closeAllConnections();
      server.unref();
    },
    restart: (next) => {
      respond = next;
    },
    close: () => {
      running.delete(local);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  running.add(local);
  return local;
}

export async function closeAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.close()));
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function infoBody({ ageMs = 500, chainId = CHAIN_ID } = {}) {
  return {
    chain_id: chainId,
    head_block_num: 100,
    head_block_id: '01'.repeat(32),
    head_block_time: new Date(Date.now() - ageMs).toISOString().slice(0, -1),
    head_block_producer: 'eosio',
    last_irreversible_block_num: 90,
    last_irreversible_block_id: '02'.repeat(32),
    server_version: 'v',
  };
}

/** A healthy node: get_info, and the same response to everything else. */
export function healthyNode(answer: unknown, info: Parameters<typeof infoBody>[0] = {}) {
  return serve((path, response) =>
    json(response, path === '/v1/chain/get_info' ? infoBody(info) : answer),
  );
}

/** A node that responds to get_info and fails everything else. */
export function brokenNode(handler: Handler) {
  return serve((path, response, request, body) =>
    path === '/v1/chain/get_info'
      ? json(response, infoBody())
      : handler(path, response, request, body),
  );
}

/** An address that no request gets through to. */
export async function deadUrl(): Promise<string> {
  const server = await serve((_, response) => response.end());
  server.stop();
  return server.url;
}

/** An error in nodeos's format. */
export function chainError(code: number, name: string, message: string, what = 'What') {
  return {
    code: 500,
    message: 'Internal Service Error',
    error: { code, name, what, details: [{ message, file: 'x.cpp', line_number: 1, method: 'm' }] },
  };
}
