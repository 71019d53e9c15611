import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApi } from './api/app.ts';
import type { DemoAccount } from './api/context.ts';
import { createFaultList } from './api/devnet/faults.ts';
import { CHAIN_KEYS, chainPort, chainSpec } from './chains.ts';
import type { ChainKey } from './chains.ts';
import { createChain } from './engine/chain.ts';
import type { Devnet } from './engine/chain.ts';
import { createHistory } from './history/history.ts';
import { createStoryClock } from './story/clock.ts';
import { demoAccounts, tellPresent, tellStory } from './story/story.ts';

export interface DevnetOptions {
  chains?: string[];
  /** The port of eos; each other chain has its fixed place behind it. 0 takes any free ports. */
  port?: number;
  host?: string;
  /** Whether the story is told first. Without it a chain holds its genesis only. */
  story?: boolean;
  /** Milliseconds between blocks; 0 makes none by itself. */
  blockInterval?: number;
}

/** A chain in memory with its API, not listening yet. */
export interface BootedChain {
  chain: Devnet;
  app: Hono;
  demoAccounts: DemoAccount[];
  /** Ids of the story's transactions, in order. */
  story: readonly string[];
}

export interface RunningChain extends BootedChain {
  url: string;
  port: number;
}

export interface RunningDevnet extends RunningChain {
  /** All of them; the first one's fields stand on the devnet itself. */
  chains: RunningChain[];
  close(): Promise<void>;
}

const BLOCK_INTERVAL = 500;

/** Boots one chain: genesis, history, story. The clock is the machine's from then on. */
export function bootChain(key: string, options: Pick<DevnetOptions, 'story'> = {}): BootedChain {
  const spec = chainSpec(chainKey(key));
  const clock = createStoryClock(spec.genesisTime);
  const chain = createChain(spec, { now: clock.now });
  const history = createHistory(chain);
  let story: string[] = [];
  if (options.story ?? true) {
    story = tellStory(chain, clock);
    tellPresent(chain, clock);
  } else {
    clock.release();
    chain.produceBlock();
  }
  const accounts = options.story === false ? [] : demoAccounts();
  const app = createApi({ chain, history, faults: createFaultList(), demoAccounts: accounts });
  return { chain, app, demoAccounts: accounts, story };
}

/**
 * Boots chains and serves each on its port. Throws a sentence for an unknown chain and for a port
 * that is taken.
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<RunningDevnet> {
  const { chains: keys = ['eos'], port = 8888, host = '127.0.0.1' } = options;
  const servers: ServerType[] = [];
  const running: RunningChain[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
  };
  try {
    for (const key of keys) {
      const booted = bootChain(key, options);
      const server = await listen(
        booted.app,
        host,
        port === 0 ? 0 : chainPort(chainKey(key), port),
      );
      servers.push(server.server);
      running.push({ ...booted, port: server.port, url: `http://${host}:${server.port}` });
    }
  } catch (thrown) {
    await close();
    throw thrown;
  }
  const [first] = running;
  if (!first) throw new Error('No chain was asked for.');
  const timers = running.map(({ chain }) => keepProducing(chain, options.blockInterval));
  return {
    ...first,
    chains: running,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await close();
    },
  };
}

function chainKey(key: string): ChainKey {
  const known = CHAIN_KEYS.find((candidate) => candidate === key);
  if (known) return known;
  throw new Error(`The devnet has no chain "${key}". It has: ${CHAIN_KEYS.join(', ')}.`);
}

function keepProducing(chain: Devnet, interval = BLOCK_INTERVAL): NodeJS.Timeout | undefined {
  return interval > 0 ? setInterval(() => chain.produceBlock(), interval) : undefined;
}

function listen(
  app: Hono,
  host: string,
  port: number,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (info) => {
      resolve({ server, port: info.port });
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    });
  });
}

function portTaken(port: number): Error {
  return new Error(
    `Port ${port} is taken. Stop what listens there, or move the devnet with --port or DEVNET_PORT.`,
  );
}

/** Open keep-alive connections would hold the server up. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
