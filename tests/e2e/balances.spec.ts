import { expect, test } from './fixtures.ts';

const site = (chain: string) =>
  `http://${chain}.pronghorn.localhost:${process.env['SITE_PORT'] ?? 24_321}`;

test('of a token its own worth is shown, and the sum of all says so', async ({ page }) => {
  await page.goto(`${site('proton')}/account/alice`);
  const header = page.locator('main header').first();
  await expect(header).toContainText(/XPR≈ \$[\d,.]+ · All tokens: /);
  await expect(header).toContainText('Long staking');
  // What alice staked for herself is hers, and not for others.
  const rows = header.locator('dl > div');
  const own = rows.filter({ has: page.getByText('Staked', { exact: true }) });
  await expect(own).toContainText('30,000.0000');
});

test('an old node’s figures of a day ago read as nothing used, on each tab', async ({ page }) => {
  await page.route('**/v1/chain/get_account', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, Record<string, unknown>>;
    for (const limit of ['cpu_limit', 'net_limit'] as const)
      answer[limit] = { used: 77_000, available: 1_000, max: 78_000 };
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/v2/history/get_actions*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/"20\d\d-\d\d-\d\dT/g, '"2020-01-01T');
    await route.fulfill({ response, body: text });
  });
  for (const tab of ['', '?tab=resources', '?tab=permissions']) {
    await page.goto(`/account/alice${tab}`);
    await expect(page.getByText('Available')).toBeVisible();
  }
});
