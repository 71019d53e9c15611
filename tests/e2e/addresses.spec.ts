import { aTransfer, expect, scrollsSideways, test } from './fixtures.ts';

test.describe('addresses', () => {
  test('short and former ones lead to the screen @core', async ({ page }) => {
    const { id } = await aTransfer();
    for (const [from, to] of [
      ['/a/alice', '/account/alice'],
      ['/b/1', '/block/1'],
      ['/zh/a/alice', '/zh/account/alice'],
      ['/msig', '/msigs'],
      ['/kr/producers', '/kr/vote'],
      ['/wallet/ram', '/wallet/ram/buy'],
      ['/wallet/buyram', '/wallet/ram/buy'],
      [`/tx/${id}`, `/transaction/${id}`],
      [`/t/${id}`, `/transaction/${id}`],
    ] as const)
      await test.step(from, async () => {
        await page.goto(from);
        await expect(page).toHaveURL(new RegExp(`${to}$`));
      });
  });

  test('names with dots open', async ({ page }) => {
    await page.goto('/account/eosio.token');
    await expect(page.getByRole('heading', { level: 1, name: 'eosio.token' })).toBeVisible();
  });

  test('a locale writes its own words and direction @core', async ({ page }) => {
    await page.goto('/zh/account/alice');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('heading', { level: 1, name: 'alice' })).toBeVisible();
    await page.goto('/ar/block/1');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/1|١/);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('canonical and alternates are absolute and name the page itself', async ({ page }) => {
    await page.goto('/zh/account/alice');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /^http.*\/zh\/account\/alice$/,
    );
    await expect(page.locator('link[rel=alternate][hreflang=ko]')).toHaveAttribute(
      'href',
      /^http.*\/kr\/account\/alice$/,
    );
  });
});

test.describe('what is not there', () => {
  for (const [path, language] of [
    ['/nope', 'en'],
    ['/kr/nope', 'ko'],
  ] as const) {
    test(`${path} is a page of its own language that leads on @core`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const prefix = language === 'ko' ? '/kr' : '';
      for (const target of [
        `${prefix || '/'}`,
        `${prefix}/chain`,
        `${prefix}/tokens`,
        `${prefix}/vote`,
      ]) {
        await expect(page.locator(`main a[href="${target}"]`)).toBeVisible();
      }
    });
  }

  test('an account that the chain does not have is shown as not found @core', async ({ page }) => {
    await page.goto('/account/nosuchname12');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Not Found');
  });

  test('words in an address are not part of the title', async ({ page }) => {
    // The scripts of the screen never come: it would say that there is no such account.
    await page.route('**/_astro/*.js', () => undefined);
    await page.goto('/account/alice', { waitUntil: 'commit' });
    await expect(page).toHaveTitle(/alice/);
    await page.goto('/account/your%20wallet%20is%20locked', { waitUntil: 'commit' });
    await expect(page.locator('link[rel=canonical][href*=locked]')).toHaveCount(1);
    await expect(page).not.toHaveTitle(/locked/);
  });

  test('a transaction that no source has is shown as not found', async ({ page }) => {
    await page.goto(`/transaction/${'0'.repeat(64)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Not Found');
  });

  test('a block after the head is shown as in the future', async ({ page }) => {
    await page.goto('/block/4000000000');
    await expect(page.locator('main')).toContainText('This block is in the future');
  });

  test('a block of no chain is shown as not found', async ({ page }) => {
    await page.goto(`/block/00000001${'0'.repeat(56)}`);
    await expect(page.locator('main')).toContainText('Block not found', { ignoreCase: true });
  });
});
