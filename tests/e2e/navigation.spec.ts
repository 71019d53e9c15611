import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Marks the document. A page that is loaded anew has no mark. */
async function mark(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
}

test('the code of navigation comes when a link is pointed at, and no earlier', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.url().split('/').at(-1) ?? '');
  });
  // Nobody stays for that long, however slow the machine is.
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number) =>
        later(run, ms === 3_000 || ms === 1_500 ? 2 ** 31 - 1 : ms),
    });
  });
  const loaded = () => scripts.some((name) => name.startsWith('navigation.'));
  await page.goto('/account/alice');
  await expect(page.locator('main a[href^="/transaction/"]').first()).toBeVisible();
  await page.mouse.move(1, 1);
  await mark(page);
  await expect.poll(() => scripts.some((name) => name.startsWith('frame-controls.'))).toBe(true);
  expect(loaded()).toBe(false);
  await page.locator('main a[href^="/transaction/"]').first().hover();
  await expect.poll(loaded).toBe(true);
});

test('links lead from screen to screen in one document, and back to where one was @core', async ({
  page,
}) => {
  // So low that the list is below the fold.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/account/alice');
  await mark(page);
  const transaction = page.locator('main a[href^="/transaction/"]').last();
  let index = 0;
  // The list below the first facts comes later.
  await expect(async () => {
    await transaction.scrollIntoViewIfNeeded();
    index = await page.evaluate(() => scrollY);
    expect(index).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  const href = (await transaction.getAttribute('href')) ?? '';

  await transaction.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page).toHaveTitle(`Transaction ${href.split('/').at(-1)} · Vaulta`);
  await expect(page.getByText('Executed').first()).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectSameDocument(page);

  await page.locator('main a[href^="/block/"]').first().click();
  await expect(page).toHaveURL(/\/block\/\d+$/);
  await expect(page).toHaveTitle(/^Block \d+ · Vaulta$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vote' }).click();
  await expect(page).toHaveURL(/\/vote$/);
  await expect(page.locator('#header nav > a[href$="/vote"]')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectSameDocument(page);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await page.goBack();
  await expect(page).toHaveTitle('Account alice · Vaulta');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(index, -2);
  await page.goForward();
  await expect(page).toHaveTitle(/^Transaction /);
  await expectSameDocument(page);
});

test('pages of text and other languages are loaded, and lead back into a document', async ({
  page,
}) => {
  await page.goto('/account/alice');
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL(/\/guides$/);
  await expect(page.locator('html[data-marked]')).toHaveCount(0);
  await page.locator('main a[href="/guides/voting"]').first().click();
  await expect(page).toHaveURL(/\/guides\/voting$/);
  await mark(page);
  await page.locator('article a[href="/vote"]').first().click();
  await expect(page).toHaveURL(/\/vote$/);
  await expect(page).toHaveTitle('Vote · Vaulta');
  await expectSameDocument(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Voting and producers' })).toBeVisible();
});

test('an address from the address bar, a reload and a link show the same screen', async ({
  page,
}) => {
  const headings = async () => page.locator('main :is(h1, h2)').allInnerTexts();
  await page.goto('/block/20');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const loaded = await headings();
  await page.goto('/account/alice');
  await mark(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/block/20' });
    link.textContent = '20';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveTitle('Block 20 · Vaulta');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await headings()).toEqual(loaded);
  await expectSameDocument(page);
  await page.reload();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await headings()).toEqual(loaded);
  await page.goBack();
  await expect(page).toHaveTitle('Account alice · Vaulta');
  await expect(page.locator('main h1')).toContainText('alice');
});

test('a reload and a way back keep the place in a list, and the rows that were loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/account/busytrader11?tab=transactions');
  await mark(page);
  const main = page.getByRole('main');
  const place = () => page.evaluate(() => Math.round(scrollY));
  const scrolled = async (y: number) => {
    await expect(async () => {
      await page.evaluate((top) => scrollTo(0, top), y);
      expect(await place()).toBe(y);
    }).toPass();
    // The browser tells of it with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  };
  await expect(main.getByText('100 actions checked')).toBeVisible();
  await scrolled(2_000);
  await page.reload();
  // Rows above may be lower than they are before they have been seen.
  await expect.poll(place).toBeGreaterThan(1_900);

  await mark(page);
  await main.getByRole('button', { name: 'Load more' }).click();
  const end = main.getByText('End of the history');
  await expect(end).toBeVisible();
  await scrolled(4_500);
  const id = await main.locator('a[href^="/transaction/"]').last().getAttribute('href');
  await main.locator(`a[href="${id}"]`).last().click();
  await expect(page).toHaveURL((url) => url.pathname === id);
  const left = await page.evaluate(() => (history.state as { navigation: number }).navigation);
  expect(left).toBe(1);
  await page.goBack();
  await expect(end).toBeVisible();
  await expect(main.locator(`a[href="${id}"]`).last()).toBeInViewport();
  await expectSameDocument(page);
});

test('a screen whose data are late is shown with its parts to come', async ({ page }) => {
  await page.goto('/account/alice');
  await mark(page);
  await page.route('**/get_transaction**', () => new Promise(() => undefined));
  await page.locator('main a[href^="/transaction/"]').first().click();
  await expect(page).toHaveTitle(/^Transaction /);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Token flow' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Actions' })).toBeVisible();
  await expectSameDocument(page);
});

test('text typed into the search before hydration is kept after it', async ({ page }) => {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/home-screen.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.locator('main').getByRole('combobox');
  await box.click();
  await page.keyboard.type('alic');
  goOn();
  await expect(page.locator('main').getByRole('option')).toContainText(['alice']);
  await expect(box).toHaveValue('alic');
  await expect(box).toBeFocused();
});

test.describe('the first facts', () => {
  /** Holds back React, so that only the first facts can be seen. */
  async function withoutReact(page: Page): Promise<void> {
    await page.route(/\/_astro\/react.*\.js/, () => new Promise(() => undefined));
  }

  test('are in the page before React runs', async ({ page }) => {
    await withoutReact(page);
    await page.goto('/account/alice', { waitUntil: 'commit' });
    const fact = (name: string) => page.locator(`[data-fact=${name}][data-painted]`).first();
    await expect(fact('name')).toHaveText('alice');
    await expect(fact('cpu')).toHaveText(/^[\d,]+\.\d{4} A$/);
    await page.goto('/block/20', { waitUntil: 'commit' });
    await expect(fact('number')).toHaveText('20');
    await page.goto('/ar', { waitUntil: 'commit' });
    await expect(fact('head')).toHaveText(/^[\d,]+$/);
  });

  test('of a node of another chain are not shown', async ({ page }) => {
    await page.route('**/v1/chain/get_info', async (route) => {
      const response = await route.fetch();
      const info = (await response.json()) as object;
      await route.fulfill({ response, json: { ...info, chain_id: 'ab'.repeat(32) } });
    });
    await page.goto('/account/alice');
    await expect(page.getByText('Endpoint serves another chain')).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName('first-facts').length)).toBe(0);
  });

  test('of a node that answers late are left to React', async ({ page }) => {
    const { promise: drawn, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/v1/chain/get_info', async (route) => {
      await drawn;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#screen[data-live]')).toBeAttached();
    goOn();
    await expect(page.locator('main').locator('.dial-figure a[href^="/block/"]')).toHaveText(
      /^[\d,]+$/,
    );
    await page.locator('main').getByRole('combobox').fill('alic');
    await expect(page.locator('main').getByRole('option')).toContainText(['alice']);
  });

  test('do not delay hydration if the node is silent', async ({ page }) => {
    await page.route('**/v1/chain/**', () => new Promise(() => undefined));
    await page.goto('/account/alice', { waitUntil: 'commit' });
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    await page.getByRole('link', { name: 'Permissions' }).click();
    await expect(page).toHaveURL(/tab=permissions/);
  });
});
