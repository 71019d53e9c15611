import { enableCompileCache, flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { CHAIN_KEYS } from './chains.ts';
import { keepHeapSmall } from './small-heap.ts';
import type { DevnetOptions, RunningDevnet } from './start.ts';

const USAGE = `node devnet/main.ts [--chains eos,wax] [--port 8888] [--host 127.0.0.1] [--brief] [--traffic] [--all] [--quiet]

  --chains  chains to run, by comma; all nine without it
  --port    port of eos, which the others follow; DEVNET_PORT does the same
  --host    address to listen on
  --brief   leave the crowd out of the story, and be there sooner
  --traffic let the story's people go on sending transactions
  --all     begin all chains before the first request, not each with its own
  --quiet   print nothing`;

/** Parses the command line. Throws a sentence for unknown options. */
function readOptions(): Required<
  Pick<DevnetOptions, 'chains' | 'port' | 'host' | 'traffic' | 'crowd'>
> & {
  quiet: boolean;
  all: boolean;
} {
  const { values } = parseArgs({
    options: {
      chains: { type: 'string', default: CHAIN_KEYS.join(',') },
      port: { type: 'string', default: process.env['DEVNET_PORT'] ?? '8888' },
      host: { type: 'string', default: '127.0.0.1' },
      brief: { type: 'boolean', default: false },
      traffic: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${values.port}" is no port. Give a number from 0 to 65535.`);
  }
  const { host, traffic, quiet, brief, all } = values;
  return { chains: values.chains.split(','), port, host, traffic, quiet, all, crowd: !brief };
}

function announce(devnet: RunningDevnet): void {
  const [first, ...others] = devnet.chains;
  console.log('Test chains, whose keys are public:');
  if (first) {
    const { key, url, chain, story } = first;
    const summary = `head ${chain.headBlock.num}, story of ${story.length} transactions`;
    console.log(`${key.padEnd(12)} ${url}  ${summary}`);
  }
  for (const { key, url } of others) {
    console.log(`${key.padEnd(12)} ${url}  begins when it is first asked`);
  }
  console.log('\nDemo accounts:');
  for (const { name, privateKey, about } of devnet.demoAccounts) {
    console.log(`${name.padEnd(8)} ${privateKey}  ${about}`);
  }
}

try {
  const { quiet, all, ...options } = readOptions();
  // Caches compiled code for the next start, where compiling is much of the start-up time.
  enableCompileCache();
  const { startDevnet } = await import('./start.ts');
  const devnet = await startDevnet(options);
  if (all) await Promise.all(devnet.chains.map(({ url }) => fetch(`${url}/v1/chain/get_info`)));
  keepHeapSmall();
  if (!quiet) announce(devnet);
  flushCompileCache();
  // `disconnect`: the parent command of this process has ended.
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.once(end, () => void devnet.close().then(() => process.exit(0)));
  }
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = 1;
}
