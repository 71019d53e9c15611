import { aTransfer, expect, scrollsSideways, test } from './fixtures.ts';

/** Each breakpoint from both sides, and what devices have between them. */
const widths = [
  320, 360, 390, 449, 450, 600, 767, 768, 850, 991, 992, 1024, 1100, 1199, 1200, 1280, 1440, 1920,
  2560,
];

const paths = [
  '/',
  '/account/alice',
  '/account/alice?tab=transactions',
  '/account/alice?tab=permissions',
  '/account/alice?tab=votes',
  '/account/alice?tab=resources',
  '/account/eosio.token?loadContract=true',
  '/ar/account/alice',
  '/block/2',
  '/vote',
  '/ar/vote',
  '/vote/proxies',
  '/live',
  '/msigs',
  '/search',
  '/contract',
  '/wallet/transfer',
  '/wallet/resources/stake',
  '/guides',
  '/guides/resources',
  '/wallets',
];

test('no page scrolls sideways at any width', async ({ page }) => {
  test.slow();
  const { id } = await aTransfer();
  const wide: string[] = [];
  for (const path of [...paths, `/transaction/${id}`]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (await scrollsSideways(page)) wide.push(`${path} at ${width}`);
    }
  }
  expect(wide).toEqual([]);
});
