import { ask, expect, scrollsSideways, test } from './fixtures.ts';

// Indexers and contracts that a chain may lack answer with such a status.
test.use({ allowedConsole: /40[04]|503/ });

test('tokens come when the reader does, and are found by a part of their name', async ({
  page,
}) => {
  await page.goto('/account/alice');
  const tokens = page.getByRole('table', { name: 'Tokens' });
  await expect(page.getByRole('heading', { name: 'Latest actions' })).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return tokens.count();
    })
    .toBe(1);
  await expect(tokens).toContainText('GRASS');
  await expect(tokens).toContainText('eosiotoken11');
  expect(await scrollsSideways(page)).toBe(false);
});

test('stakes are told both ways, at an address of their own', async ({ page }) => {
  await page.goto('/account/erin?tab=resources');
  const given = page.getByRole('table', { name: 'Stakes for others' });
  await expect(given.getByRole('link', { name: 'judy' })).toBeVisible();
  await page.goto('/account/judy?tab=resources&stakes=received');
  const received = page.getByRole('table', { name: 'Stakes of others' });
  await expect(received.getByRole('link', { name: 'erin' })).toBeVisible();
  await page.getByRole('button', { name: 'Given' }).click();
  await expect(page).not.toHaveURL(/stakes=/);
  await expect(page.locator('main')).toContainText('No loans currently being processed.');
  expect(await scrollsSideways(page)).toBe(false);
});

test('a vote through a proxy shows what the proxy votes for, and what of it has faded', async ({
  page,
}) => {
  await page.goto('/account/carol?tab=votes');
  const main = page.locator('main');
  await expect(main).toContainText('through wiseproxy111');
  const voted = page.getByRole('table', { name: 'Voted producers' });
  await expect(voted.getByRole('row')).toHaveCount(22);
  const { rows } = await ask<{ rows: { staked: number }[] }>('/v1/chain/get_table_rows', {
    ...{ json: true, code: 'eosio', scope: 'eosio', table: 'voters' },
    ...{ lower_bound: 'carol', upper_bound: 'carol', key_type: 'name', limit: 1 },
  });
  const staked = ((rows[0]?.staked ?? 0) / 10_000).toLocaleString('en');
  await expect(main).toContainText(staked);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/by=name/);
  await expect(voted.getByRole('row').nth(1)).toContainText('bpalpha11111');
});

test('permissions say who stands behind them, and what is worth knowing', async ({ page }) => {
  await page.goto('/account/treasury1111?tab=permissions');
  const main = page.locator('main');
  await expect(main.locator('#permission-active')).toContainText('alice@active');
  // The key of alice, one account behind the treasury's.
  await expect(main.locator('#permission-active a[href^="/key/"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Names only' }).click();
  await expect(page).toHaveURL(/behind=hidden/);
  await expect(main.locator('#permission-active a[href^="/key/"]')).toHaveCount(0);

  await page.goto('/account/alice?tab=permissions');
  await expect(main).toContainText('One key alone is enough for owner');
  await expect(main).toContainText('owner and active share a key');
  await expect(main).toContainText('eosio.token::transfer');
});

test('all actions are one click from the latest', async ({ page }) => {
  await page.goto('/account/alice');
  await page.getByRole('link', { name: 'All, with filters' }).click();
  await expect(page).toHaveURL(/\/account\/alice\?tab=transactions$/);
});

test('a part that fails says who failed, and the others stand', async ({ page }) => {
  await page.route('**/get_table_rows', async (route) => {
    const fails = (route.request().postData() ?? '').includes('delband');
    await (fails ? route.fulfill({ status: 503, body: 'busy' }) : route.continue());
  });
  await page.goto('/account/erin?tab=resources');
  await expect(page.getByRole('alert').first()).toContainText('127.0.0.1');
  await expect(page.getByRole('meter', { name: 'CPU' })).toBeVisible();
});
