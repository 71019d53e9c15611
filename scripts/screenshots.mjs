/** `npm run screenshots`: the pictures in the README, taken on the test chain. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumArguments, ensureChromium } from './lib/chromium.mjs';
import {
  ensureDependencies,
  main,
  projectEnvironment,
  root,
  run,
  SetupError,
} from './lib/setup.mjs';

const sitePort = 24_321;
const devnetPort = 28_888;
const environment = {
  SITE_PORT: String(sitePort),
  DEVNET_PORT: String(devnetPort),
  PUBLIC_DEVNET: '1',
  CHAIN: 'eos',
};
const folder = join(root, 'docs', 'images');

const start = (args) =>
  spawn('node', args, { cwd: root, env: projectEnvironment(environment), stdio: 'ignore' });

async function waitFor(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(200);
  }
  throw new SetupError(`${url} does not respond.`);
}

async function newestTransfer() {
  const query = 'account=alice&filter=eosio.token:transfer&limit=1';
  const response = await fetch(`http://127.0.0.1:${devnetPort}/v2/history/get_actions?${query}`);
  const { actions } = await response.json();
  return actions[0].trx_id;
}

await main(async () => {
  ensureDependencies();
  const executablePath = await ensureChromium();
  if (!run('astro', ['build', '--silent'], { env: environment }))
    throw new SetupError('The site could not be built.');
  const children = [start(['devnet/main.ts', '--quiet']), start(['scripts/preview.mjs'])];
  try {
    await waitFor(`http://127.0.0.1:${devnetPort}/v1/chain/get_info`);
    await waitFor(`http://localhost:${sitePort}/`);
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({
      executablePath,
      args: chromiumArguments,
    });
    const shots = [
      { name: 'home', path: '/', colorScheme: 'light' },
      { name: 'account', path: '/account/alice', colorScheme: 'light' },
      { name: 'transaction', path: `/transaction/${await newestTransfer()}`, colorScheme: 'dark' },
    ];
    mkdirSync(folder, { recursive: true });
    for (const { name, path, colorScheme } of shots) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme });
      await page.goto(`http://eos.pronghorn.localhost:${sitePort}${path}`);
      await page.locator('main h1').waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      // Waits for late content and a few blocks.
      await page.waitForTimeout(5_000);
      await page.screenshot({ path: join(folder, `${name}.png`) });
    }
    await browser.close();
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
});
