import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import {
  aTransfer,
  axeViolations,
  core,
  devnetUrl,
  expect,
  scrollsSideways,
  settingsKey,
  siteOf,
  test,
} from './fixtures.ts';
import { logIn } from './log-in.ts';

/** Another site, whose one page frames the address in its query. */
let stranger: Server;

test.beforeAll(async () => {
  stranger = createServer((request, response) => {
    const src = new URL(request.url ?? '/', 'http://localhost').searchParams.get('frame') ?? '';
    const frame = `<iframe src="${src}" title="card" width="600" height="500"></iframe>`;
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>Stranger</title>${frame}`);
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => new Promise((resolve) => stranger.close(resolve)));

/** Opens the other site with an address of ours in its frame. */
async function framed(page: Page, path: string): Promise<FrameLocator> {
  const { port } = stranger.address() as AddressInfo;
  const src = encodeURIComponent(siteOf('eos') + path);
  await page.goto(`http://localhost:${port}/?frame=${src}`);
  return page.frameLocator('iframe');
}

const toSite = (frame: FrameLocator | Page) =>
  frame.getByRole('link', { name: /^Open in Pronghorn/ });

test('another site shows an account, a transaction and a token, each with its source @core', async ({
  page,
}) => {
  const { id } = await aTransfer();
  const cards = [
    ['/embed/account/alice', 'alice', '/account/alice'],
    [`/embed/transaction/${id}`, 'Actions', `/transaction/${id}`],
    [
      `/embed/token/${core.contract}/${core.code}`,
      core.code,
      `/tokens/${core.contract}%3A${core.code}`,
    ],
  ] as const;
  for (const [path, heading, whole] of cards) {
    const frame = await framed(page, path);
    await expect(frame.getByRole('heading', { name: heading }).first()).toBeVisible();
    // A price has a source of its own.
    await expect(frame.getByText(/^Source: /).last()).toBeVisible();
    await expect(frame.getByText(/^Read /)).toBeVisible();
    await expect(toSite(frame)).toHaveAttribute('href', siteOf('eos') + whole);
    await expect(frame.locator('header.site, nav, form, [data-island]')).toHaveCount(0);
  }
});

test('a link of a card opens the site in a new tab, and the frame stays', async ({ page }) => {
  const { id } = await aTransfer();
  const frame = await framed(page, `/embed/transaction/${id}`);
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'alice' }).first().click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${siteOf('eos')}/account/alice`);
  expect(await tab.evaluate(() => opener)).toBeNull();
  await expect(toSite(frame)).toBeVisible();
});

test.describe('every other page', () => {
  test.use({ allowedConsole: /frame-ancestors|Framing|X-Frame-Options/ });

  test('stays out of frames, also under the same folder', async ({ page }) => {
    for (const path of ['/account/alice', '/wallet/transfer', '/embed/no/such/card', '/embed']) {
      const frame = await framed(page, path);
      // The browser's own page in place of ours.
      await expect
        .poll(() => page.frames().some((one) => one.url().startsWith('chrome-error:')))
        .toBe(true);
      await expect(frame.getByRole('banner')).toHaveCount(0);
    }
  });
});

test('a card has neither user nor settings, and stores nothing', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.evaluate((key) => {
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, darkMode: 'dark' }));
  }, settingsKey);
  const kept = () =>
    page.evaluate(async () => ({
      local: JSON.stringify(Object.entries(localStorage).sort()),
      session: JSON.stringify(Object.entries(sessionStorage).sort()),
      caches: (await caches.keys()).sort(),
    }));
  await page.goto('/terms-and-conditions');
  const before = await kept();

  // Each use of storage by the card would be counted.
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/embed/')) return;
    const uses: string[] = [];
    Object.assign(globalThis, { storageUses: uses });
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      const original = Storage.prototype[name] as (...values: string[]) => unknown;
      Object.assign(Storage.prototype, {
        [name](this: Storage, ...values: string[]) {
          uses.push(`${name} ${values[0]}`);
          return original.apply(this, values);
        },
      });
    }
  });
  await page.goto('/embed/account/alice');
  await expect(page.getByRole('heading', { name: 'alice' })).toBeVisible();
  await expect(page.getByText(/^Source: /)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'storageUses') as string[])).toEqual([]);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !/^\/_astro\/embed[.-]/.test(path))).toEqual([]);
  await expect(page.getByRole('button', { name: /Account|Log in/ })).toHaveCount(0);

  await page.goto('/terms-and-conditions');
  expect(await kept()).toEqual(before);
});

test('the address sets theme and language; without a theme the device does', async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/embed/account/alice');
  await expect(toSite(page)).toBeVisible();
  const dark = await background();
  await page.goto('/embed/account/alice?theme=light');
  await expect(toSite(page)).toBeVisible();
  const light = await background();
  expect(light).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/ar/embed/account/alice?theme=dark');
  await expect(page.getByRole('link', { name: /Pronghorn/ })).toContainText('افتح في');
  expect(await background()).toBe(dark);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});

test.describe('what a card cannot show', () => {
  test('is shown: no such account, no such address', async ({ page }) => {
    await page.goto('/embed/account/nosuchname11');
    await expect(page.getByText('No account has the name “nosuchname11”.')).toBeVisible();
    await page.goto('/embed/account/No!');
    await expect(page.getByRole('heading', { name: 'No card at this address' })).toBeVisible();
    await expect(toSite(page)).toHaveAttribute('href', `${siteOf('eos')}/`);
  });

  test('is shown with the node that did not respond, and retried', async ({ page }) => {
    await page.route(`${devnetUrl}/**`, (route) => route.abort());
    await page.goto('/embed/account/alice');
    await expect(page.getByRole('alert').getByText('127.0.0.1').first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'alice' })).toBeVisible();
  });
});

test('cards fit a narrow frame and have no violation of accessibility', async ({ page }) => {
  const { id } = await aTransfer();
  const paths = [
    '/embed/account/alice',
    `/embed/transaction/${id}?theme=dark`,
    `/ar/embed/token/${core.contract}/${core.code}`,
    '/embed/account/No!',
  ];
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(path);
    await expect(page.getByRole('link', { name: /Pronghorn/ })).toBeVisible();
    await expect(page.locator('[aria-busy=true], [role=status][aria-label]')).toHaveCount(0);
    expect(await scrollsSideways(page), path).toBe(false);
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test('the code of a card is on the pages of accounts, transactions and tokens', async ({
  page,
}) => {
  const { id } = await aTransfer();
  const pages = [
    ['/account/alice', '/embed/account/alice'],
    [`/transaction/${id}`, `/embed/transaction/${id}`],
    [`/tokens/${core.contract}:${core.code}`, `/embed/token/${core.contract}/${core.code}`],
  ] as const;
  for (const [path, card] of pages) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Embed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Embed on another site' });
    const code = dialog.getByLabel('HTML code', { exact: true });
    await expect(code).toContainText(`<iframe src="${siteOf('eos')}${card}`);
    await dialog.getByRole('button', { name: 'Dark' }).click();
    await expect(code).toContainText('theme=dark');
    expect(await axeViolations(page), path).toEqual([]);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /^Open the card/ }).click();
    const tab = await opened;
    await expect(toSite(tab)).toBeVisible();
    expect(new URL(tab.url()).pathname).toBe(card);
    await tab.close();
  }
});
