import { readFile } from 'node:fs/promises';
import { ask, core, expect, siteOf, test } from './fixtures.ts';

test('each token shows its value, and the list their total', async ({ page }) => {
  await page.goto(`${siteOf('proton')}/account/alice`);
  const header = page.locator('main header').first();
  await expect(header).toContainText(/XPR≈ \$[\d,.]+ · All tokens: /);
  await expect(header).toContainText('Long staking');
  // What alice staked for herself is hers, and not for others.
  const rows = header.locator('dl > div');
  const own = rows.filter({ has: page.getByText('Staked', { exact: true }) });
  await expect(own).toContainText('30,000.0000');
  // She lent bitcoin and borrowed XPR against it.
  const loans = page.getByRole('region', { name: 'Loans' });
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(loans).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(loans.getByRole('row').filter({ hasText: 'XBTC' })).toContainText('0.10000000 XBTC');
  // The interest of a day, and 5,000 paid back.
  await expect(loans.getByRole('row').filter({ hasText: 'eosio.token' })).toContainText(
    /20,00\d\.\d{4} XPR/,
  );
  await expect(loans).toContainText(/Borrowing limit used\d+(\.\d)?%/);
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
    await expect(page.getByText('Enough left')).toBeVisible();
  }
});

test('the balance over time is drawn from the transfers, and ends with today’s', async ({
  page,
}) => {
  await page.goto('/account/judy');
  const section = page.getByRole('region', { name: 'Balance over time' });
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(section).toBeVisible({ timeout: 2000 });
  }).toPass();
  await section.getByLabel('Token').selectOption(`${core.code}@${core.contract}`);
  await section.getByRole('button', { name: 'Show the chart' }).click();
  await expect(section.getByRole('status')).toContainText(/Transfers read: \d+, back to/);
  await expect(section.getByRole('slider')).toBeVisible();
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  const [now = ''] = await ask<string[]>('/v1/chain/get_currency_balance', {
    code: core.contract,
    account: 'judy',
    symbol: core.code,
  });
  expect(lines[0]).toContain('time_utc,balance,symbol');
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.at(-1)).toContain(`,${now.replace(' ', ',')}`);
});
