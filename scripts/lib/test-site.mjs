import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { devnetPrivateKey } from '../../devnet/engine/keys.ts';
import { chromiumArguments, ensureChromium } from './chromium.mjs';
import { ensureDependencies, projectEnvironment, root, run, SetupError } from './setup.mjs';

const sitePort = Number(process.env.SITE_PORT ?? 24_321);
const devnetPort = Number(process.env.DEVNET_PORT ?? 28_888);
const environment = {
  SITE_PORT: String(sitePort),
  DEVNET_PORT: String(devnetPort),
  PUBLIC_DEVNET: '1',
  CHAIN: 'eos',
};

const siteUrl = `http://eos.pronghorn.localhost:${sitePort}`;
export const devnetUrl = `http://127.0.0.1:${devnetPort}`;

async function waitFor(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(200);
  }
  throw new SetupError(`${url} does not respond.`);
}

/**
 * Serves the site on the test chain while the work runs, which gets a browser. With `--built` the site
 * is not built again.
 */
export async function onTestSite(work) {
  ensureDependencies();
  const executablePath = await ensureChromium();
  const isBuilt = process.argv.includes('--built');
  if (!isBuilt && !run('astro', ['build', '--silent'], { env: environment }))
    throw new SetupError('The site could not be built.');
  const env = projectEnvironment(environment);
  const children = [['devnet/main.ts', '--quiet'], ['scripts/preview.mjs']].map((args) =>
    spawn('node', args, { cwd: root, env, stdio: 'ignore' }),
  );
  let browser;
  try {
    await waitFor(`${devnetUrl}/v1/chain/get_info`);
    await waitFor(`http://localhost:${sitePort}/`);
    const { chromium } = await import('playwright');
    browser = await chromium.launch({ executablePath, args: chromiumArguments });
    await work(browser);
  } finally {
    await browser?.close();
    for (const child of children) child.kill('SIGTERM');
  }
}

/** The latest transfer of alice. */
export async function newestTransfer() {
  const query = 'account=alice&filter=core.vaulta:transfer&limit=1';
  const response = await fetch(`${devnetUrl}/v2/history/get_actions?${query}`);
  const { actions } = await response.json();
  return actions[0].trx_id;
}

/** A new page in which nobody sponsors CPU: a sponsor's payment is no part of a picture. */
export async function pageForPictures(browser, options) {
  const page = await browser.newPage(options);
  await page.addInitScript(() => {
    localStorage.setItem('pronghorn-config-0.0.7', JSON.stringify({ freeCpuEnabled: false }));
  });
  return page;
}

/** Opens a screen twice: a font that comes late is used from the next load on. */
export async function openForPicture(page, path) {
  await page.goto(`${siteUrl}${path}`);
  await page.locator('main h1').first().waitFor();
  await page.reload();
  await page.locator('main h1').first().waitFor();
}

/** Opens the review of a payment by alice. */
export async function reviewPayment(page) {
  await logInAsAlice(page);
  await page.getByLabel('Amount').first().fill('5');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).waitFor();
}

export async function logInAsAlice(page) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await dialog.getByRole('button', { name: /^Development key/ }).click();
  await dialog.getByLabel('Account').fill('alice');
  await dialog.getByLabel('Private key').fill(String(devnetPrivateKey('alice')));
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
