import { nameToBigint } from '#src/chain/core/name.ts';
import { demoAccount, expect, rowsOf, scrollsSideways, siteOf, test } from './fixtures.ts';

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

test.describe('an Ethereum address', () => {
  test('finds the account that the table of Telos EVM names, from the search', async ({ page }) => {
    interface Row {
      address: string;
      account: string;
    }
    const known = await rowsOf<Row>('eosio.evm', 'account', { chain: 'telos' });
    const own = known.find(({ account }) => account === 'alice');
    const wallet = known.find(({ account }) => account === '');
    await page.goto(siteOf('telos'));
    const search = page.getByRole('combobox', { name: /search/i }).first();
    await search.fill(`0x${String(own?.address)}`);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/key\/0x/);
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: 'alice' })).toBeVisible();
    await expect(main).toContainText('The contract eosio.evm links this address to the account.');
    await page.goto(`${siteOf('telos')}/key/0x${String(wallet?.address).toUpperCase()}`);
    await expect(main).toContainText('no account controls it');
    await page.goto(`${siteOf('telos')}/key/0x${'ab'.repeat(20)}`);
    await expect(main).toContainText('eosio.evm does not have this address.');
  });

  test('of EOS EVM has the name in it, and the chain has the account', async ({ page }) => {
    const main = page.locator('main');
    const reserved = (name: string) =>
      `0x${'bb'.repeat(12)}${nameToBigint(name).toString(16).padStart(16, '0')}`;
    await page.goto(`/key/${reserved('alice')}`);
    await expect(main.getByRole('link', { name: 'alice' })).toBeVisible();
    await expect(main).toContainText('reserves this address for the account');
    await page.goto(`/key/${reserved('nobodyhere11')}`);
    await expect(main).toContainText('No keys found');
  });

  test('is linked to nothing where no contract runs an EVM', async ({ page }) => {
    await page.goto(`${siteOf('bos')}/key/0x${'ab'.repeat(20)}`);
    await expect(page.locator('main')).toContainText('This chain has no EVM');
  });
});
