import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answered {
  status: number;
  json: unknown;
}

/** Changes answers to a path, or lets them be. */
export type Bend = (path: string, answered: Answered) => Answered;

/** Hands on to a node what it is asked, and bends what comes back. */
export async function startCrookedProxy(
  target: string,
  bend: Bend,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '/';
      void fetch(target + path, { method: 'POST', body: Buffer.concat(chunks) })
        .then(async (answer) => bend(path, { status: answer.status, json: await answer.json() }))
        .then(({ status, json }) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(json));
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
