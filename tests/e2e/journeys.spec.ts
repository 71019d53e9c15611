import { actionRows, ask, aTransfer, core, expect, scrollsSideways, test } from './fixtures.ts';

interface Info {
  head_block_num: number;
}

test.describe('a visitor', () => {
  test('sees the head block and the validators at home', async ({ page }) => {
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

  test('searches an account and reads its balances, resources, permissions and actions', async ({
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

  test('walks from a transaction to its block and to the neighbours', async ({ page }) => {
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

  test('finds the accounts of a key with their permissions', async ({ page }) => {
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

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/a/alice', '/account/alice'],
    ['/b/1', '/block/1'],
    ['/zh/a/alice', '/zh/account/alice'],
    ['/wallet', '/wallet/transfer'],
    ['/wallet/buyram', '/wallet/ram/buy'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
    });
  }

  test('/tx and /t lead to the transaction', async ({ page }) => {
    const { id } = await aTransfer();
    for (const alias of ['tx', 't']) {
      await page.goto(`/${alias}/${id}`);
      await expect(page).toHaveURL(new RegExp(`/transaction/${id}$`));
    }
  });

  test('names with dots open', async ({ page }) => {
    await page.goto('/account/eosio.token');
    await expect(page.getByRole('heading', { level: 1, name: 'eosio.token' })).toBeVisible();
  });

  test('a locale writes its own words and direction', async ({ page }) => {
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
  test.use({ allowedConsole: /404|400|500/ });

  for (const [path, language] of [
    ['/nope', 'en'],
    ['/kr/nope', 'ko'],
  ] as const) {
    test(`${path} is a page of its own language that leads on`, async ({ page }) => {
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

  test('an account the chain does not have is said to be missing', async ({ page }) => {
    await page.goto('/account/nosuchname12');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Not Found');
  });

  test('a transaction no source has is said to be missing', async ({ page }) => {
    await page.goto(`/transaction/${'0'.repeat(64)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Not Found');
  });

  test('a block ahead of the head is said to come', async ({ page }) => {
    await page.goto('/block/4000000000');
    await expect(page.locator('main')).toContainText('This block is in the future');
  });

  test('a block that is in no chain is said to be missing', async ({ page }) => {
    await page.goto(`/block/00000001${'0'.repeat(56)}`);
    await expect(page.locator('main')).toContainText('Block not found', { ignoreCase: true });
  });
});
