import type { Server as HttpServer } from 'node:http';
import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApi } from './api/app.ts';
import type { DemoAccount } from './api/context.ts';
import { createFaultList } from './api/devnet/faults.ts';
import type { FaultList } from './api/devnet/faults.ts';
import { attachPush } from './api/push/push.ts';
import { attachStream } from './api/stream/server.ts';
import { CHAIN_KEYS, chainPort, chainSpec } from './chains.ts';
import type { ChainKey } from './chains.ts';
import { createChain } from './engine/chain.ts';
import type { Devnet } from './engine/devnet.ts';
import { createDeltaLog } from './history/deltas.ts';
import { createHistory } from './history/history.ts';
import type { History } from './history/history.ts';
import { CROWD_CONTRACTS } from './story/crowd/contracts.ts';
import { CROWDED } from './story/crowd/crowd.ts';
import { createStoryClock } from './story/clock.ts';
import type { StoryClock } from './story/clock.ts';
import { cachedStory, cacheStory } from './story/story-cache.ts';
import type { RecordedStory } from './story/story-cache.ts';
import { demoAccounts, runPresent, runStory } from './story/story.ts';
import { startPriceReports, startTraffic } from './story/traffic.ts';

export interface DevnetOptions {
  chains?: string[];
  /** The port of eos; the other chains follow in fixed order. 0 uses any free ports. */
  port?: number;
  host?: string;
  /** Whether to run the story first. Without it a chain has its genesis only. */
  story?: boolean;
  /** Whether the story includes the crowd, which takes some seconds. */
  crowd?: boolean;
  /** Whether to load a recorded story of the same code from disk, and to record it. */
  remember?: boolean;
  /** Milliseconds between blocks; 0 makes no blocks automatically. */
  blockInterval?: number;
  /** Whether the story's people keep sending transactions. */
  traffic?: boolean;
  /**
   * Milliseconds UTC at which time stands still, instead of the machine's clock. Services take the
   * later of the two, so it is the same for all of them only if it is in the future.
   */
  at?: number;
}

/** A chain in memory with its API, not listening yet. */
export interface BootedChain {
  chain: Devnet;
  history: History;
  faults: FaultList;
  app: Hono;
  demoAccounts: DemoAccount[];
  /** Accounts with a push channel for their events. */
  watched: Set<string>;
  /** Ids of the story's transactions, in order. */
  story: readonly string[];
}

export interface RunningChain extends BootedChain {
  key: string;
  url: string;
  port: number;
}

export interface RunningDevnet extends RunningChain {
  /**
   * All chains. The first one's fields are also on the devnet itself. The others boot on first use,
   * over HTTP or here.
   */
  chains: RunningChain[];
  close(): Promise<void>;
}

const BLOCK_INTERVAL = 500;
const SETTLING_BLOCKS = 25;
/** A request on a connection that is just being closed would fail. */
const STAYING_OPEN = { keepAliveTimeout: 0 };
/** Milliseconds reserved for the story's present. */
const STORY_PRESENT = 4_500;

/** Boots one chain: genesis, history, story. Afterwards it uses the machine's clock. */
export function bootChain(
  key: string,
  options: Pick<DevnetOptions, 'story' | 'crowd' | 'remember' | 'at'> = {},
): BootedChain {
  const spec = chainSpec(chainKey(key));
  const { at } = options;
  const clock = createStoryClock(spec.genesisTime, at === undefined ? Date.now : () => at);
  const contracts = options.crowd ? [...CROWD_CONTRACTS] : [];
  const chain = createChain(spec, { now: clock.now, contracts });
  const recorded = (options.story ?? true) ? loadOrRunStory(chain, clock, options) : undefined;
  const history = createHistory(chain, undefined, recorded?.changes);
  if (recorded) {
    settle(chain, clock);
    runPresent(chain, clock, options);
  } else {
    clock.release();
    chain.produceBlock();
  }
  const accounts = options.story === false ? [] : demoAccounts(spec);
  const faults = createFaultList();
  const context = { chain, history, faults, demoAccounts: accounts, watched: new Set<string>() };
  return { ...context, app: createApi(context), story: recorded?.story ?? [] };
}

/** Brings a new chain to the end of the story, from a recording or by running it. */
function loadOrRunStory(
  chain: Devnet,
  clock: StoryClock,
  options: Pick<DevnetOptions, 'crowd' | 'remember'>,
): RecordedStory {
  const { key } = chain.spec;
  const name = options.crowd && key === CROWDED ? `${key}-crowd` : key;
  const past = options.remember === false ? undefined : cachedStory(name);
  if (past) {
    chain.load(past.chain);
    clock.reach(past.time);
    return past;
  }
  const log = createDeltaLog(chain);
  const story = runStory(chain, clock, options);
  log.close();
  const recorded = { chain: chain.save(), changes: log.all(), story, time: clock.now() };
  if (options.remember !== false) cacheStory(name, recorded);
  return recorded;
}

/**
 * Closes blocks until a recent one is irreversible: clients use its time for their transactions.
 */
function settle(chain: Devnet, clock: StoryClock): void {
  clock.reach(clock.machine() - SETTLING_BLOCKS * BLOCK_INTERVAL - STORY_PRESENT);
  for (let made = 0; made < SETTLING_BLOCKS; made++) {
    chain.produceBlock();
    clock.advance(BLOCK_INTERVAL);
  }
}

/**
 * Boots chains and serves each on its port. Throws a sentence for an unknown chain or a port in
 * use.
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<RunningDevnet> {
  const { chains: keys = ['eos'], port = 8888, host = '127.0.0.1' } = options;
  const servers: ServerType[] = [];
  const streams: { close(): void }[] = [];
  const timers: NodeJS.Timeout[] = [];
  const stops: (() => void)[] = [];
  const running: RunningChain[] = [];
  const close = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
    for (const stream of streams) stream.close();
    await Promise.all(servers.map(closeServer));
  };
  try {
    for (const key of keys.map(chainKey)) {
      const boot = once(() => {
        const booted = bootChain(key, options);
        timers.push(...keepProducing(booted.chain, options.blockInterval));
        stops.push(startPriceReports(booted.chain));
        if (options.traffic) stops.push(startTraffic(booted.chain));
        return booted;
      });
      if (running.length === 0) boot();
      const handler: Hono['fetch'] = (request, env) => boot().app.fetch(request, env);
      const server = await listen(handler, host, port === 0 ? 0 : chainPort(key, port));
      servers.push(server.server);
      const http = server.server as HttpServer;
      streams.push(attachStream(http, boot), attachPush(http, boot));
      running.push(runningChain(key, host, server.port, boot));
    }
  } catch (thrown) {
    await close();
    throw thrown;
  }
  const [first] = running;
  if (!first) throw new Error('No chain was asked for.');
  return { ...first, chains: running, close };
}

function runningChain(
  key: ChainKey,
  host: string,
  port: number,
  boot: () => BootedChain,
): RunningChain {
  return {
    key,
    port,
    url: `http://${host}:${port}`,
    get chain() {
      return boot().chain;
    },
    get history() {
      return boot().history;
    },
    get faults() {
      return boot().faults;
    },
    get app() {
      return boot().app;
    },
    get watched() {
      return boot().watched;
    },
    get demoAccounts() {
      return boot().demoAccounts;
    },
    get story() {
      return boot().story;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function chainKey(key: string): ChainKey {
  const found = CHAIN_KEYS.find((candidate) => candidate === key);
  if (found) return found;
  throw new Error(`The devnet has no chain "${key}". It has: ${CHAIN_KEYS.join(', ')}.`);
}

function keepProducing(chain: Devnet, interval = BLOCK_INTERVAL): NodeJS.Timeout[] {
  return interval > 0 ? [setInterval(() => chain.produceBlock(), interval)] : [];
}

function listen(
  handler: Hono['fetch'],
  host: string,
  port: number,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const options = { fetch: handler, hostname: host, port, serverOptions: STAYING_OPEN };
    const server = serve(options, (info) => {
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

/** Open keep-alive connections would keep the server running. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
