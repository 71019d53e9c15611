import { actionRows, ask, aTransfer, core, expect, scrollsSideways, test } from './fixtures.ts';

interface Info {
  head_block_num: number;
}

test.describe('a visitor', () => {
  test('sees the head block and the validators at home @core', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Vaulta/);
    const head = page.locator('main a[href^="/block/"]').first();
    await expect(head).toHaveText(/\d/);
    const { head_block_num } = await ask<Info>('/v1/chain/get_info', {});
    const shown = Number((await head.innerText()).replace(/\D/g, ''));
    expect(Math.abs(shown - head_block_num)).toBeLessThan(40);
    await expect(page.getByRole('link', { name: /^bp[a-z1-5]+/ }).first()).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('searches an account and reads its balances, resources, permissions and actions @core', async ({
    page,
  }) => {
    await page.goto('/');
    const search = page.getByRole('combobox').first();
    await search.fill('alice');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/account\/alice$/);
    await expect(page.getByRole('heading', { level: 1, name: 'alice' })).toBeVisible();
    await expect(page).toHaveTitle(/alice/);
    const [balance] = await ask<string[]>('/v1/chain/get_currency_balance', {
      code: core.contract,
      account: 'alice',
      symbol: core.code,
    });
    const whole = Number(balance?.split('.')[0]).toLocaleString('en');
    await expect(page.locator('main')).toContainText(whole);
    for (const resource of ['CPU', 'NET', 'RAM']) {
      await expect(page.getByRole('meter', { name: new RegExp(resource) })).toBeVisible();
    }
    await expect(page.locator('main')).toContainText('transfer');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('link', { name: 'Permissions', exact: true }).click();
    await expect(page).toHaveURL(/tab=permissions/);
    await expect(page.locator('main')).toContainText('trading');
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('follows an account with a long history to older actions', async ({ page }) => {
    await page.goto('/account/alice');
    const rows = actionRows(page);
    await expect(rows.first()).toBeVisible();
    const before = await rows.count();
    const more = page.getByRole('button', { name: 'Load more' });
    if (await more.isVisible()) {
      await more.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(before);
    }
  });

  test('walks from a transaction to its block and to the neighbours @core', async ({ page }) => {
    const { id, block } = await aTransfer();
    await page.goto(`/transaction/${id}`);
    await expect(page.locator('main')).toContainText(/Irreversible|Reversible/i);
    await expect(page.locator('main')).toContainText('alice');
    const receipt = await ask<{ trx: { receipt: { net_usage_words: number } } }>(
      '/v1/history/get_transaction',
      { id },
    );
    await expect(page.locator('main')).toContainText(
      `${receipt.trx.receipt.net_usage_words * 8} Bytes`,
    );
    await page
      .locator('main')
      .getByRole('link', { name: new RegExp(block.toLocaleString('en')) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/block/${block}$`));
    await expect(page.locator('main')).toContainText(id.slice(0, 6));
    await page
      .getByRole('link', { name: /Next block/i })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/block/${block + 1}$`));
    await page
      .getByRole('link', { name: /Previous block/i })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/block/${block}$`));
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('opens a block by its id', async ({ page }) => {
    const { id } = await ask<{ id: string }>('/v1/chain/get_block', { block_num_or_id: 5 });
    await page.goto(`/block/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('5');
  });

  test('finds the accounts of a key with their permissions @core', async ({ page }) => {
    const account = await ask<{ permissions: { required_auth: { keys: { key: string }[] } }[] }>(
      '/v1/chain/get_account',
      { account_name: 'alice' },
    );
    const key = account.permissions[0]?.required_auth.keys[0]?.key ?? '';
    await page.goto('/');
    const search = page.getByRole('combobox').first();
    await search.fill(` ${key} `);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/key/${key}$`));
    await expect(page.locator('main').getByRole('link', { name: 'alice' }).first()).toBeVisible();
    await expect(page.locator('main')).toContainText('active');
  });
});
