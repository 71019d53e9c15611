import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { connectName } from '#src/chain/config/connect-host.ts';
import { chainByKey, chainOfHost, ownHost } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { responseTo } from './site-response.ts';
import { isConnectHost } from './connect-page.ts';
import {
  embedHeaders,
  frameHeaders,
  type Headers,
  immutableCache,
  immutableFolder,
  pageCache,
  securityHeaders,
  unframedOnly,
} from './headers.ts';

export interface SiteOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The listening address. By default this machine's IPv4 and IPv6 loopback addresses. */
  readonly host?: string | undefined;
  /** The build: a folder for each chain, and one for the users' frame. */
  readonly dir: string;
  /** Origins that may frame it. */
  readonly sites: readonly string[];
}

export interface Site {
  readonly port: number;
  readonly chains: readonly ChainConfig[];
  close(): Promise<void>;
}

/** Serves a build like its hosts would: one subdomain for each chain, pages by `routes.ts`. */
export async function startSite({ port, host, dir, sites }: SiteOptions): Promise<Site> {
  const chains = await chainsIn(dir);
  const filesOf = (folder: string, extensions: string[] = []) =>
    sirv(join(dir, folder), {
      dev: true,
      etag: true,
      // The build has compressed copies, as its hosts would send them.
      brotli: true,
      gzip: true,
      extensions,
      setHeaders: cacheHeaders,
    });
  const files = new Map(chains.map(({ key }) => [key, filesOf(key)]));
  const frame = filesOf(connectName, ['html']);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? '';
    if (isConnectHost(host)) {
      setHeaders(response, frameHeaders(sites));
      return frame(request, response, () => sendText(response, 404, 'Not found\n'));
    }
    setHeaders(response, securityHeaders);
    const own = ownHost(host);
    if (own !== null) {
      response.writeHead(301, { Location: `http://${own}${request.url ?? '/'}` }).end();
      return;
    }
    const chain = chainFor(host, chains);
    if (!chain) return sendText(response, 404, 'This build has no such chain.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered.\n');
    const target = responseTo(request.url ?? '/', chain);
    const page = (name: string) => join(dir, chain.key, `${name}.html`);
    if (target.kind === 'redirect') {
      response.writeHead(target.status, { Location: target.location }).end();
    } else if (target.kind === 'page') {
      if (target.framed) {
        for (const name of unframedOnly) response.removeHeader(name);
        setHeaders(response, embedHeaders);
      }
      await sendPage(request, response, 200, page(target.page));
    } else {
      files.get(chain.key)?.(request, response, () => {
        void sendPage(request, response, 404, page(target.missing));
      });
    }
  }

  const servers = await listenAt(host, port, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendText(response, 500, `${String(error)}\n`);
      else response.destroy();
    });
  });
  return {
    port: portOf(servers[0]),
    chains,
    close: async () => void (await Promise.all(servers.map(closed))),
  };
}

async function chainsIn(dir: string): Promise<ChainConfig[]> {
  if (!existsSync(dir))
    throw new Error(`There is no build in ${dir}: run \`npm run build\` first.`);
  const folders = await readdir(dir);
  return folders.flatMap((folder) => chainByKey(folder) ?? []);
}

/** The chain named by a host, else the default or the only one. */
function chainFor(host: string, chains: readonly ChainConfig[]): ChainConfig | undefined {
  const named = chainOfHost(host);
  const names = host.split('.')[0] === named.key;
  const built = chains.find((chain) => chain.key === named.key);
  return built ?? (names ? undefined : chains[0]);
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function cacheHeaders(response: ServerResponse, pathname: string): void {
  const immutable = pathname.startsWith(immutableFolder);
  response.setHeader('Cache-Control', immutable ? immutableCache : pageCache);
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
): Promise<void> {
  const html = await readFile(file).catch(() => null);
  if (!html) return sendText(response, 404, 'Not found\n');
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = packed ? gzipSync(html) : html;
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': pageCache,
    Vary: 'Accept-Encoding',
    ...(packed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Browsers resolve `localhost` and `*.localhost` to either address. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Errors on machines without IPv6. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Listens at the host's address, or at all loopback addresses, on one port. */
async function listenAt(
  host: string | undefined,
  port: number,
  handler: RequestListener,
): Promise<[Server, ...Server[]]> {
  const first = createServer(handler);
  await listen(first, port, host ?? LOOPBACK[0]);
  if (host !== undefined) return [first];
  const second = createServer(handler);
  try {
    await listen(second, portOf(first), LOOPBACK[1]);
    return [first, second];
  } catch (error) {
    if (NO_ADDRESS.has((error as NodeJS.ErrnoException).code ?? '')) return [first];
    await closed(first);
    throw error;
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port}, which the site needs, is taken: end what uses it, or choose another with SITE_PORT=<port>.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}
