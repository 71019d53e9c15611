import { demoAccount, expect, scrollsSideways, test } from './fixtures.ts';

async function aliceKey(): Promise<string> {
  return (await demoAccount('alice')).publicKey;
}

test('a key page tells the permissions, both forms and who told', async ({ page }) => {
  const key = await aliceKey();
  await page.goto(`/key/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key);
  await expect(page.locator('main')).toContainText(/PUB_K1_\w+/);
  const rows = page.getByRole('table', { name: 'Accounts' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('1 of 1');
  await expect(page.locator('main')).toContainText('Chain API');
  expect(await scrollsSideways(page)).toBe(false);
});

test.describe('where the node keeps no index of keys', () => {
  test('an indexer is asked, and the weights come from the chain', async ({ page }) => {
    await page.route('**/v1/chain/get_accounts_by_authorizers', (route) =>
      route.fulfill({ status: 404, json: { code: 404, message: 'Not Found', error: {} } }),
    );
    await page.goto(`/key/${await aliceKey()}`);
    await expect(page.locator('main')).toContainText('Source: Hyperion');
    const rows = page.getByRole('table', { name: 'Accounts' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('1 of 1');
  });
});

test('a key of nobody, and what is no key', async ({ page }) => {
  await page.goto('/key/EOS1111111111111111111111111111111114T1Anm');
  await expect(page.locator('main')).toContainText('No keys found');
  await page.goto(`/key/0x${'ab'.repeat(20)}`);
  await expect(page.locator('main')).toContainText('Ethereum address');
  await expect(page.locator('main')).toContainText('No keys found');
});
