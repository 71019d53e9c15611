import { createServer } from 'node:net';
import { SetupError } from './setup.mjs';

export const sitePort = Number(process.env.SITE_PORT ?? 4321);
/** The first of the nine devnet ports. */
export const devnetPort = Number(process.env.DEVNET_PORT ?? 8888);

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Throws an error that names the port and the variable to change it. */
export async function requireFreePorts(wanted) {
  for (const { port, what, variable } of wanted) {
    if (await isFree(port)) continue;
    throw new SetupError(
      `Port ${port}, which ${what} needs, is taken: end what uses it, or choose another with ${variable}=<port>.`,
    );
  }
}
