import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { startDevnet, type RunningDevnet } from '#devnet/start.ts';
import { logIn } from './log-in.ts';
import { devnetUrl, expect, test } from './fixtures.ts';

/**
 * Pictures of the key screens, on a chain of their own whose time stands still. They are in
 * `tests/e2e/look/`; `npm run look` takes them anew. In English: other scripts have each machine's
 * own fonts.
 */

/** In the future: the chain's services take the later one of this and the machine's time. */
const AT = Date.UTC(2031, 0, 15, 12);

/** The first sale of RAM. */
let sale: string;

let devnet: RunningDevnet;

test.beforeAll(async () => {
  devnet = await startDevnet({ crowd: true, port: 0, blockInterval: 0, at: AT });
  const query = 'act.name=sellram&sort=asc&after=1&limit=1';
  const response = await fetch(`${devnet.url}/v2/history/get_actions?${query}`);
  const { actions } = (await response.json()) as { actions: { trx_id: string }[] };
  sale = actions[0]?.trx_id ?? '';
});

test.afterAll(async () => {
  await devnet.close();
});

/** Sends the page's requests to the still chain, and stops its clock. */
async function standStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(AT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${devnetUrl}/**`, (route) =>
    route.continue({ url: route.request().url().replace(devnetUrl, devnet.url) }),
  );
  // Without its streams the page reads each block.
  await page.routeWebSocket(/.*/, (socket) => socket.close());
  // A font that comes later than the first paint would be left out.
  await page.route(/\.css$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const css = await readFile(`dist/eos${pathname}`, 'utf8');
    const body = css.replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ contentType: 'text/css', body });
  });
}

interface Look {
  /** Known once the chain runs, for what has an id. */
  readonly path: string | (() => string);
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** The last part that the page shows. */
  readonly shows: (page: Page) => Locator;
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const text = (name: string | RegExp) => (page: Page) => page.getByText(name).first();

const looks: Record<string, Look> = {
  home: { path: '/', width: 1440, theme: 'light', shows: text('Longer ticks') },
  'home-phone': { path: '/', width: 390, theme: 'dark', shows: text('Longer ticks') },
  account: { path: '/account/alice', width: 1440, theme: 'light', shows: heading('Votes') },
  'account-tablet': {
    path: '/account/alice',
    width: 1024,
    theme: 'dark',
    shows: heading('Votes'),
  },
  history: {
    path: '/account/alice?tab=transactions',
    width: 1440,
    theme: 'light',
    shows: heading('Account transactions'),
  },
  transaction: {
    path: () => `/transaction/${sale}`,
    width: 1440,
    theme: 'light',
    shows: text('Net change'),
  },
  block: { path: '/block/218', width: 768, theme: 'dark', shows: heading('Details') },
  contract: {
    path: '/account/eosio.token?loadContract=true',
    width: 1440,
    theme: 'dark',
    shows: heading('accounts'),
  },
  vote: {
    path: '/vote',
    width: 1440,
    theme: 'dark',
    shows: (page) => page.getByRole('cell', { name: 'South Korea' }).first(),
  },
  proposals: { path: '/msigs', width: 768, theme: 'light', shows: text('voidedvotes1') },
};

for (const [name, { path, width, theme, shows }] of Object.entries(looks)) {
  test(`${name} looks as before`, async ({ page }) => {
    await standStill(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(typeof path === 'string' ? path : path());
    await seen(page, shows(page));
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}

test('a half-typed transfer looks as before', async ({ page }) => {
  await standStill(page);
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount', { exact: true }).fill('12.5');
  await seen(page, page.getByText('Dry run succeeded'));
  await expect(page).toHaveScreenshot('transfer.png');
});

/** Waits until the page has all of its parts. */
async function seen(page: Page, last: Locator): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(last).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.locator('#header')).toContainText(/\d\/12/);
  if ((page.viewportSize()?.width ?? 0) >= 992)
    await expect(page.locator('#header')).toContainText(/0\.\d{3}/);
  await page.evaluate(() => document.fonts.ready);
}
