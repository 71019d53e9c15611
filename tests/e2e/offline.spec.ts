import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

/** Other tests have no service worker: it would answer instead of their routes. */
test.use({
  serviceWorkers: 'allow',
  allowedConsole: /dynamically imported|Failed to fetch/,
});

const workerFile = new URL('../../dist/eos/sw.js', import.meta.url);
const workerCode = await readFile(workerFile, 'utf8');

/** Browsers get a compressed copy if there is one. */
async function writeWorker(code: string): Promise<void> {
  await writeFile(workerFile, code);
  await writeFile(`${workerFile.pathname}.br`, brotliCompressSync(code));
  await writeFile(`${workerFile.pathname}.gz`, gzipSync(code));
}

/** The worker is installed, and has kept the page and its files. */
async function workerReady(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const kept = await caches.open('pronghorn-offline-pages');
    return (await kept.keys()).length >= 1;
  });
}

/** A second visit, through the worker. */
async function visitAgain(page: Page): Promise<void> {
  await workerReady(page);
  await page.reload();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.mouse.move(1, 1);
  await expect(async () => {
    expect(await notKept(page)).toEqual([]);
  }).toPass();
}

/** Scripts and styles that this page has loaded and the worker has not kept. */
function notKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_astro/'));
    const kept = await Promise.all(loaded.map((name) => caches.match(name)));
    return loaded.filter((_, index) => kept[index] === undefined);
  });
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await page.reload();
}

test('a page that was visited opens offline with the age of its data, and others say why not', async ({
  page,
  context,
}) => {
  await page.goto('/account/alice');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await visitAgain(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Staked for CPU');
  await goOffline(context, page);
  await expect(main).toContainText('Staked for CPU');
  await page.mouse.move(5, 5);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(notice).toContainText(/Oldest: (now|\d+ (second|minute)s? ago)/);
  // The head block is never kept: nothing can be signed from it.
  const kept = await page.evaluate(async () => {
    const reads = await caches.open('pronghorn-offline-reads');
    const all = await Promise.all((await reads.keys()).map((key) => reads.match(key)));
    return Promise.all(all.map((response) => response?.text() ?? ''));
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((text) => text.includes('last_irreversible_block_id'))).toEqual([]);

  // With a connection the page still says how old its data may be.
  await context.setOffline(false);
  const back = page.getByRole('status').filter({ hasText: 'You are online again' });
  await expect(back).toContainText(/Oldest: (now|\d+ (second|minute)s? ago)/);
  await expect(back.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();

  // The same screen with another name: nothing is known of it, at most something of the chain.
  await page.goto('/account/bob');
  await page.mouse.move(1, 1);
  await expect(notice).toContainText(
    /(No|Only some) data (for|of) this page is stored on this device\./,
  );
  await expect(main).not.toContainText('Staked for CPU');
  // A screen that was never opened.
  await page.goto('/wallets');
  await expect(main).toContainText('This page was not opened on this device before.');

  // It opens by itself, as it says.
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wallets');
  await page.goto('/account/alice');
  await expect(main).toContainText('Staked for CPU');
  await page.mouse.move(1, 1);
  await expect(notice).toHaveCount(0);
});

test('a form that is opened offline keeps what was typed', async ({ page, context }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await visitAgain(page);
  const main = page.getByRole('main');
  await main.getByLabel('Memo').fill('rent of May');
  await expect(async () => {
    expect(await notKept(page)).toEqual([]);
  }).toPass();
  await goOffline(context, page);
  await page.mouse.move(1, 1);
  await expect(main.getByLabel('Memo')).toHaveValue('rent of May');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await main.getByLabel('Memo').fill('rent of June');
  await context.setOffline(false);
  await page.reload();
  await expect(main.getByLabel('Memo')).toHaveValue('rent of June');
});

test.describe('a new version', () => {
  // Of this test alone: other tests of this file run beside it.
  test.afterAll(() => writeWorker(workerCode));

  test('waits until the visitor opens it', async ({ page }) => {
    await page.goto('/terms-and-conditions');
    await workerReady(page);
    // The host has another build now. Playwright cannot answer requests for a worker's script.
    await writeWorker(`// another\n${workerCode}`);
    const old = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const { active } = registration;
      await registration.update();
      return active?.scriptURL;
    });
    expect(old).toContain('/sw.js');
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await expect(notice).toBeVisible();
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(notice).toHaveCount(0);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null),
    ).toBe(true);
  });
});

test('a visitor who saves data gets no worker', async ({ page, browser, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/terms-and-conditions');
  await page.mouse.move(1, 1);
  // Another visitor, who comes later and has one.
  const other = await browser.newPage({ baseURL });
  await other.goto('/terms-and-conditions');
  await workerReady(other);
  await other.close();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
