import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer on its way from a node to a page. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

interface Proxy {
  /** For the option `proxy` of a browser context. */
  readonly server: string;
  /** How many answers it has rewritten. */
  readonly rewritten: () => number;
  close(): Promise<void>;
}

/**
 * Opens a proxy on this machine that rewrites the answers to pages. Routes of Playwright could do so
 * too, but they hold up every request of a page and keep the browser from caching its scripts.
 */
export async function openProxy(rewrite: (answer: Answer) => Answer): Promise<Proxy> {
  let rewritten = 0;
  const proxy = createServer((asked, response) => {
    void answerOf(asked).then(
      (answer) => {
        // A browser asks first whether it may send what it wants to ask.
        const isAsked = asked.method !== 'OPTIONS';
        if (isAsked) rewritten++;
        const { status, headers, body } = isAsked ? rewrite(answer) : answer;
        response.writeHead(status, without(headers, 'content-length', 'transfer-encoding'));
        response.end(body);
      },
      // What the node breaks off is broken off.
      () => response.destroy(),
    );
  });
  // Secure connections and those of web sockets lead elsewhere.
  proxy.on('connect', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    rewritten: () => rewritten,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

const without = (headers: OutgoingHttpHeaders, ...names: string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function answerOf(asked: IncomingMessage): Promise<Answer> {
  const headers = without(asked.headers, 'accept-encoding');
  return new Promise((resolve, reject) => {
    const sent = request(asked.url ?? '', { method: asked.method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 500,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    asked.pipe(sent);
  });
}
