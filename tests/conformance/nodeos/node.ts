import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { devnetPrivateKey, devnetPublicKey } from '#devnet/engine/keys.ts';
import type { NodeosInstall } from './install.ts';

export interface RunningNode {
  url: string;
  close(): Promise<void>;
}

/**
 * A node with a chain of its own in an empty folder, whose eosio has the devnet's key. It makes the
 * blocks of these producers, by the devnet's keys of their names.
 */
export async function startNodeos(
  { command, env }: NodeosInstall,
  producers: readonly string[] = PRODUCERS,
): Promise<RunningNode> {
  const folder = await mkdtemp(join(tmpdir(), 'pronghorn-nodeos-'));
  const [http, peers] = [await freePort(), await freePort()];
  await writeFile(join(folder, 'config.ini'), config(http, peers, producers));
  await writeFile(join(folder, 'genesis.json'), JSON.stringify(genesis()));
  const args = ['--config-dir', folder, '--data-dir', join(folder, 'data')];
  // A group of its own, since the command starts the node as a child.
  const child = spawn(command, [...args, '--genesis-json', join(folder, 'genesis.json')], {
    cwd: folder,
    env,
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${http}`;
  try {
    await untilAnswers(url);
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return { url, close };
}

/** Who makes blocks: eosio, and whom the steps elect, without whose blocks the node would stop. */
const PRODUCERS = ['eosio', 'bob'];

function config(http: number, peers: number, producers: readonly string[]): string {
  const lines = {
    'http-server-address': `127.0.0.1:${http}`,
    'p2p-listen-endpoint': `127.0.0.1:${peers}`,
    'http-validate-host': false,
    'access-control-allow-origin': '*',
    'verbose-http-errors': true,
    'abi-serializer-max-time-ms': 2000,
    'max-transaction-time': 1400,
    'enable-stale-production': true,
    'enable-account-queries': true,
    'trace-no-abis': true,
  };
  const plugins = ['chain_api', 'producer', 'producer_api', 'http', 'trace_api'];
  return [
    ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`),
    ...producers.map((name) => `producer-name = ${name}`),
    ...producers.map(
      (name) =>
        `signature-provider = ${devnetPublicKey(name)}=KEY:${devnetPrivateKey(name).toWif()}`,
    ),
    ...plugins.map((name) => `plugin = eosio::${name}_plugin`),
  ].join('\n');
}

function genesis(): object {
  return {
    initial_timestamp: '2026-01-01T00:00:00.000',
    initial_key: devnetPublicKey('eosio'),
    initial_configuration: {
      max_block_net_usage: 1048576,
      target_block_net_usage_pct: 1000,
      max_transaction_net_usage: 524288,
      base_per_transaction_net_usage: 12,
      net_usage_leeway: 500,
      context_free_discount_net_usage_num: 20,
      context_free_discount_net_usage_den: 100,
      max_block_cpu_usage: 2000000,
      target_block_cpu_usage_pct: 1000,
      max_transaction_cpu_usage: 1500000,
      min_transaction_cpu_usage: 100,
      max_transaction_lifetime: 3600,
      deferred_trx_expiration_window: 600,
      max_transaction_delay: 3888000,
      max_inline_action_size: 524287,
      max_inline_action_depth: 10,
      max_authority_depth: 10,
    },
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const answers = await fetch(`${url}/v1/chain/get_info`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await sleep(200);
  }
  throw new Error('The node did not answer within 30 s.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
