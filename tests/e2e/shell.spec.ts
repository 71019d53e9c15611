import type { Page } from '@playwright/test';
import { aTransfer, expect, scrollsSideways, siteOf, test } from './fixtures.ts';
import { withoutVisitor } from './no-interaction.ts';

/** Until every part of the header has come to life. */
async function alive(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
}

test('home shows the chain, its blocks, RAM and validators, and moves nothing @core', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const main = page.locator('main');
  const fact = (name: string) =>
    main
      .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
      .locator('dd')
      .first();
  await expect(fact('Head block')).toHaveText(/\d/);
  await expect(fact('Price of A')).toHaveText(/^\$\d/);
  await expect(fact('In circulation')).toHaveText(/\d.* A$/);
  await expect(fact('Staked votes')).toHaveText(/\d.* A$/);
  await expect(fact('RAM, per KB')).toHaveText(/\d.* A$/);
  await expect(main.getByRole('link', { name: /^bp[a-z1-5]+/ }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Latest transactions' })).toBeVisible();
  await main.getByLabel('Amount').fill('20');
  await expect(main.getByText('20 KB')).toBeVisible();
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.01);
  expect(await scrollsSideways(page)).toBe(false);
});

test('the first page has one search; the header’s comes once that is out of sight', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  const boxes = page.getByRole('combobox', { name: /^Search/ });
  await expect(boxes).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^bp[a-z1-5]+/ }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.locator('#header').getByRole('combobox')).toBeVisible();
});

test('/ focuses the visible search, also right after a menu was open', async ({ page }) => {
  for (const path of ['/', '/guides/resources']) {
    await page.goto(path);
    await page.locator('#header summary').filter({ visible: true }).first().click();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox').filter({ visible: true }).first()).toBeFocused();
  }
});

/** Keeps the code of a part of the page from it until the function that it gives is called. */
async function holdBack(page: Page, part: string): Promise<() => void> {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/_astro/.*\\.js|${part}\\.tsx`), async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

test('a button pressed before the page came to life is pressed once it does', async ({ page }) => {
  const goOn = await holdBack(page, 'account-menu');
  await page.goto('/terms-and-conditions', { waitUntil: 'commit' });
  const logIn = page.locator('#header').getByRole('button', { name: 'Log in' });
  await logIn.click();
  await logIn.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  goOn();
  await expect(page.getByRole('dialog', { name: 'Connect To Wallet' })).toBeVisible();
});

test('what is typed before the page came to life is searched for', async ({ page }) => {
  const goOn = await holdBack(page, 'search-box');
  await page.goto('/block/2', { waitUntil: 'commit' });
  const box = page.locator('#header').getByRole('combobox');
  await box.click();
  await page.keyboard.type('alic');
  goOn();
  await expect(page.locator('#header').getByRole('option')).toContainText(['alice']);
  await expect(box).toHaveValue('alic');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/alice$/);
});

test('Enter before the page came to life is not lost', async ({ page }) => {
  const goOn = await holdBack(page, 'search-box');
  await page.goto('/block/2', { waitUntil: 'commit' });
  await page.locator('#header').getByRole('combobox').click();
  await page.keyboard.type('alice');
  await page.keyboard.press('Enter');
  goOn();
  await expect(page).toHaveURL(/\/account\/alice$/);
});

test('back to top appears below 250 px, leads there, and goes', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await alive(page);
  const button = page.locator('#back-to-top');
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px';
    scrollTo(0, 260);
  });
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo(0, 250));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 260));
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#content')).toBeFocused();
});

test('back to top covers no link at the end of a page', async ({ page }) => {
  const links = page.locator('footer .foot-links a');
  for (const path of ['/terms-and-conditions', '/ar/terms-and-conditions'])
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await alive(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('#back-to-top')).toBeVisible();
      const covered = await links.evaluateAll((all) =>
        all
          .filter((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            return [left + 2, right - 2].some(
              (x) => document.elementFromPoint(x, (top + bottom) / 2)?.id === 'back-to-top',
            );
          })
          .map((link) => link.textContent),
      );
      expect(covered, `${path} at ${width}`).toEqual([]);
    }
});

test('networks whose nodes may be offline are marked, and others are not', async ({ page }) => {
  const notice = page.getByText('Nodes of this network may no longer respond.');
  for (const chain of ['bos', 'kylin']) {
    await page.goto(siteOf(chain));
    await expect(notice).toBeVisible();
    await page.goto(`${siteOf(chain)}/account/alice`);
    await expect(notice).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/wallets');
  await alive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a name is marked wherever it is on the page while the pointer is on it', async ({ page }) => {
  // A transfer names its sender in the title, as its signer, in the flow and in its actions.
  const { id } = await aTransfer();
  await page.goto(`/transaction/${id}`);
  await page.mouse.move(1, 1);
  await expect(page.locator('main [data-name]').first()).toBeVisible();
  // The placeholder has names too.
  await expect(page.locator('main .stub')).toHaveCount(0);
  const name = await page.locator('main [data-name]').first().getAttribute('data-name');
  const named = page.locator(`main [data-name="${name}"]`);
  await expect.poll(() => named.count()).toBeGreaterThan(1);
  const marked = page.locator(`main [data-name="${name}"][data-marked]`);
  // The marks come with the frame's controls.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await named.first().hover();
    expect(await marked.count()).toBe(await named.count());
  }).toPass();
  await page.mouse.move(1, 1);
  await expect(marked).toHaveCount(0);
});

test('menus are named by what they show, and Escape gives the focus back @core', async ({
  page,
}) => {
  await page.goto('/wallets');
  await alive(page);
  for (const summary of await page.locator('#header summary:visible').all()) {
    const shown = (await summary.innerText()).trim();
    const name = (await summary.getAttribute('aria-label')) ?? shown;
    expect(name).not.toBe('');
    expect(name).toContain(shown);
  }
  const settings = page.locator('#header').getByLabel('Settings');
  await settings.click();
  await page.locator('#header').getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(page.locator('#header details[open]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('one click changes the theme, and rows can be closer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/account/alice');
  const header = page.locator('#header');
  const toggle = header.getByRole('button', { name: 'Switch between light and dark' });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const row = page.getByRole('region', { name: 'Latest actions' }).getByRole('row').nth(1);
  const height = async () => (await row.boundingBox())?.height ?? 0;
  await expect(row).toBeVisible();
  const comfortable = await height();
  await header.getByLabel('Settings').click();
  await header.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(height).toBeLessThan(comfortable);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

test('the round in the header follows the head block', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const strip = page
    .locator('#header')
    .getByRole('img', { name: /^Turn \d+ of 21, block \d+ of 12/ });
  await expect(strip).toBeVisible();
  const before = await strip.getAttribute('aria-label');
  await expect(strip).not.toHaveAttribute('aria-label', before ?? '');
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wallets');
  const lasts = await page.locator('#loading').evaluate((bar) => {
    bar.removeAttribute('hidden');
    return parseFloat(getComputedStyle(bar).animationDuration);
  });
  expect(lasts).toBeLessThan(0.001);
});

test.describe('where the code of a part cannot be loaded', () => {
  test.use({ allowedConsole: /dynamically imported/ });

  test('the page is reloaded, once', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
    });
    await page.route(/\/_astro\/search-panel.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/wallets?from=here');
    await alive(page);
    await page.locator('#header').getByRole('combobox').click();
    await expect.poll(() => loads).toBe(2);
    await alive(page);
    await page.locator('#header').getByRole('combobox').click();
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be' });
    await expect(notice).toBeVisible();
    expect(loads).toBe(2);
    await expect(page).toHaveURL(/\/wallets\?from=here$/);
    await page.unroute(/\/_astro\/search-panel.*\.js/);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loads).toBe(3);
    await expect(notice).toBeHidden();
  });

  for (const gone of ['first', 'block-screen']) {
    test(`a page without its code "${gone}" says so instead of waiting for ever`, async ({
      page,
    }) => {
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
      });
      await page.route(new RegExp(`/_astro/${gone}\\..*\\.js`), (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto('/block/2');
      const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be' });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(loads).toBe(2);
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
    });
  }

  test('the rest of a screen stays, and the part shows its failure', async ({ page }) => {
    await page.route(/\/_astro\/account-rail.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/account/alice');
    // The page was loaded anew once, which did not help.
    await expect(
      page.getByRole('alert').filter({ hasText: 'Part of this page could not be' }),
    ).toBeVisible();
    const main = page.getByRole('main');
    const line = main.getByRole('status').filter({ hasText: 'This part could not be loaded.' });
    await expect(line.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(main).toContainText('Staked for CPU');
    await main.getByRole('link', { name: 'Permissions' }).first().click();
    await expect(main.getByText('threshold').first()).toBeVisible();
  });
});

test.describe('below the width of the header’s links', () => {
  const widths = { 'a phone': [390, 844], 'a tablet': [834, 1112] } as const;

  for (const [device, [width, height]] of Object.entries(widths))
    test(`${device} has a bar at the foot, and a drawer with the rest @core`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/wallets');
      await alive(page);
      const bar = page.getByRole('navigation', { name: 'Menu' });
      await expect(bar.getByRole('link')).toContainText(['Home', 'Wallet', 'Vote']);
      await bar.getByRole('button', { name: 'More' }).click();
      const drawer = page.getByRole('dialog', { name: 'More' });
      for (const name of ['Live transactions', 'Guides', 'Multisig proposals', 'Privacy policy'])
        await expect(drawer.getByRole('link', { name })).toBeVisible();
      await drawer.getByRole('button', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await bar.getByRole('button', { name: 'More' }).click();
      await drawer.getByRole('link', { name: 'Live transactions' }).click();
      await expect(page).toHaveURL(/\/live$/);
      await expect(page.locator('#drawer')).toBeHidden();
      expect(await scrollsSideways(page)).toBe(false);
    });
});

test('the chain menu leads to the same page of another chain, however early it is opened', async ({
  page,
}) => {
  await withoutVisitor(page);
  await page.goto('/account/alice?tab=permissions');
  await expect(page.getByRole('main')).toContainText('Linked actions');
  await page.locator('#header summary', { hasText: 'Vaulta (EOS)' }).click();
  const link = page.locator('#header details a[data-chain="wax"]');
  const address = `${siteOf('wax')}/account/alice?tab=permissions`;
  await expect(link).toHaveAttribute('href', address);
  await link.click();
  await expect(page).toHaveURL(address);
});

test('a change of the language keeps the place in the page', async ({ page }) => {
  await page.goto('/guides/resources');
  const heading = page.getByRole('main').locator('h2').last();
  await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
  await page.locator('#header summary[aria-label="Language"]').click();
  await page.locator('#header details a[data-locale="es"]').click();
  await expect(page).toHaveURL(/\/es\/guides\/resources$/);
  await expect
    .poll(() => heading.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
    .toBeLessThan(120);
});
