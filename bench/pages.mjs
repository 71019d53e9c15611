/**
 * `npm run bench:pages`: how fast pages show their data and turn, on a phone with a slow processor,
 * as multiples of a bare page in the same run. Writes `docs/speed.md`.
 *
 * `--rounds 7`, `--network 4g` (100 ms, 1.6 Mbit/s), `--no-build` (takes `dist` as it is),
 * `--check` (fails where a ratio is over its bound), `--print` (writes no file).
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromiumArguments, ensureChromium } from '../scripts/lib/chromium.mjs';
import { requireFreePorts } from '../scripts/lib/ports.mjs';
import {
  ensureDependencies,
  main,
  projectEnvironment,
  root,
  run,
  SetupError,
} from '../scripts/lib/setup.mjs';
import { barePage } from './pages/bare.mjs';
import { lighthouseScores } from './pages/lighthouse.mjs';
import { measureNavigation, measureVisit } from './pages/measure.mjs';
import { medianOf, reportOf } from './pages/report.mjs';
import { serveBuild } from './pages/server.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    network: { type: 'string', default: 'none' },
    'no-build': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});

const sitePort = Number(process.env.SITE_PORT ?? 24_443);
const devnetPort = Number(process.env.DEVNET_PORT ?? 28_888);
/** The contract of the measured chain's core token. */
const core = 'core.vaulta';
const node = `http://127.0.0.1:${devnetPort}`;
const environment = {
  SITE_PORT: String(sitePort),
  DEVNET_PORT: String(devnetPort),
  PUBLIC_DEVNET: '1',
  CHAIN: 'eos',
};

async function post(path, body) {
  return (await fetch(node + path, { method: 'POST', body: JSON.stringify(body) })).json();
}

async function nodeIsUp() {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${node}/v1/chain/get_info`).catch(() => null))?.ok) return;
    await wait(200);
  }
  throw new SetupError(`${node} does not answer.`);
}

/** What the pages show, and the figure to wait for. */
async function subjects() {
  const history = await fetch(
    `${node}/v2/history/get_actions?account=alice&filter=${core}:transfer&limit=1`,
  );
  const [action] = (await history.json()).actions;
  const [balance] = await post('/v1/chain/get_currency_balance', {
    code: core,
    account: 'alice',
    symbol: 'A',
  });
  const block = await post('/v1/chain/get_block', { block_num_or_id: action.block_num });
  const grouped = (text) =>
    text.split(' ')[0].replace(/^\d+/, (n) => Number(n).toLocaleString('en'));
  return {
    ids: { account: 'alice', block: action.block_num, transaction: action.trx_id },
    figures: {
      account: grouped(balance),
      block: block.producer,
      transaction: grouped(action.act.data.quantity),
    },
  };
}

await main(async () => {
  ensureDependencies();
  await requireFreePorts([
    { port: sitePort, what: 'the site', variable: 'SITE_PORT' },
    { port: devnetPort, what: 'the devnet', variable: 'DEVNET_PORT' },
  ]);
  if (!options['no-build'] && !run('astro', ['build', '--silent'], { env: environment }))
    throw new SetupError('The site could not be built.');
  const executablePath = await ensureChromium();
  const devnet = spawn('node', ['devnet/main.ts', '--quiet'], {
    cwd: root,
    env: projectEnvironment(environment),
    stdio: 'ignore',
  });
  try {
    await nodeIsUp();
    const { ids, figures } = await subjects();
    const server = await serveBuild({
      port: sitePort,
      folder: join(root, 'dist', 'eos'),
      chain: 'eos',
      bare: (name) => barePage(name, { node, core, ids }),
    });
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    const origin = `https://eos.pronghorn.localhost:${sitePort}`;
    const context = { browser, origin, network: options.network };
    const pages = ['account', 'block', 'transaction'];
    const navigations = [
      ['account', 'transaction'],
      ['transaction', 'account'],
    ];
    const samples = new Map();
    const add = (key, sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
    // Variants alternate, so that a slow minute of the machine slows all of them.
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const name of pages)
        for (const variant of ['bare', 'site']) {
          const path = variant === 'bare' ? `/bare/${name}` : `/${name}/${ids[name]}`;
          add(`${variant} ${name}`, await measureVisit(context, path, figures[name]));
        }
      for (const [from, to] of navigations)
        for (const variant of ['bare', 'site']) {
          const path = variant === 'bare' ? `/bare/${from}` : `/${from}/${ids[from]}`;
          const target = variant === 'bare' ? `/bare/${to}` : `/${to}/${ids[to]}`;
          add(`${variant} ${from} → ${to}`, {
            visible: await measureNavigation(context, path, figures[from], target, figures[to]),
          });
        }
      process.stdout.write('.');
    }
    process.stdout.write('\n');
    await browser.close();
    const scores = await lighthouseScores({
      executablePath,
      origin,
      pages: {
        account: `/account/${ids.account}`,
        transaction: `/transaction/${ids.transaction}`,
        home: '/',
        transfer: '/wallet/transfer',
        guides: '/guides',
      },
    });
    server.close();
    const medians = new Map([...samples].map(([key, list]) => [key, medianOf(list)]));
    const { text, failures } = reportOf(medians, {
      scores,
      network: options.network,
      rounds: Number(options.rounds),
      machine: `${cpus().length} cores`,
    });
    console.log(text);
    if (!options.print) {
      writeFileSync(join(root, 'docs', 'speed.md'), text);
      run('oxfmt', ['docs/speed.md']);
    }
    if (options.check && failures.length > 0) {
      console.error(failures.join('\n'));
      process.exitCode = 1;
    }
  } finally {
    devnet.kill('SIGTERM');
  }
});
