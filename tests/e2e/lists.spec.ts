import { devnetUrl, expect, test } from './fixtures.ts';

const ROWS = 1000;
/** No more of them are in the page at once. */
const DRAWN = 60;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const tokens = Array.from({ length: ROWS }, (_, at) => ({
  symbol: `T${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}${letters[Math.floor(at / 676)]}`,
  precision: 4,
  amount: ((at * 7919) % 100_003) / 10 + 1,
  contract: `tokens${letters[at % 26]!.toLowerCase()}`,
}));

test('a list of 1,000 tokens sorts and filters, and draws the rows near the window only', async ({
  page,
}) => {
  await page.route(`${devnetUrl}/v2/state/get_tokens*`, (route) =>
    route.fulfill({
      json: { account: 'alice', tokens },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto('/account/alice');
  const tools = page.getByRole('group', { name: 'Sort by' });
  await expect(tools).toBeVisible();
  const table = page.getByRole('table', { name: 'Tokens' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('TAAA');
  await expect.poll(() => rows.count()).toBeLessThan(DRAWN);
  // The most rows at any time from here on.
  await table.evaluate((element) => {
    const drawn = () => element.querySelectorAll('tbody tr').length;
    const seen = { most: drawn() };
    Object.assign(window, { seen });
    new MutationObserver(() => (seen.most = Math.max(seen.most, drawn()))).observe(element, {
      childList: true,
      subtree: true,
    });
  });
  const largest = tokens.toSorted((a, b) => b.amount - a.amount)[0]!.symbol;
  await tools.getByRole('button', { name: 'Amount' }).click();
  await expect(rows.first()).toContainText(largest);
  await tools.getByRole('button', { name: 'Default' }).click();
  await expect(rows.first()).toContainText('TAAA');
  const search = page.locator('input[type=search][maxlength="40"]');
  await search.fill('tzz');
  await expect(rows.first()).toContainText('TZZA');
  await search.fill('');
  await expect(rows.first()).toContainText('TAAA');
  const { most } = await page.evaluate(
    () => (window as unknown as { seen: { most: number } }).seen,
  );
  expect(most).toBeLessThan(DRAWN);
});
