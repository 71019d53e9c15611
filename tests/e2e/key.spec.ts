import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import {
  demoAccount,
  devnetAccounts,
  devnetOf,
  expect,
  rowsOf,
  scrollsSideways,
  siteOf,
  test,
} from './fixtures.ts';

async function aliceKey(): Promise<string> {
  return (await demoAccount('alice')).publicKey;
}

test('a key page shows its permissions, both forms of the key and the source', async ({ page }) => {
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
  test('an indexer gets the request, and the weights come from the chain', async ({ page }) => {
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

test('a key without accounts, and an invalid key', async ({ page }) => {
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

test.describe('the other chains of the build', () => {
  const wax = devnetOf('wax');
  const bos = devnetOf('bos');

  test('get the request for a key on a click, and list its accounts', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(wax)) asked.push(request.url());
    });
    const [alice] = await devnetAccounts('fio');
    await page.goto(`/key/${await aliceKey()}`);
    const section = page.getByRole('region', { name: 'On other chains' });
    await section.scrollIntoViewIfNeeded();
    const button = section.getByRole('button', { name: 'Search other chains' });
    await expect(button).toBeVisible();
    expect(asked).toEqual([]);
    await button.click();
    const chain = (name: string) => section.getByRole('listitem', { name, exact: true });
    await expect(chain('WAX').getByRole('link', { name: 'alice' })).toHaveAttribute(
      'href',
      `${siteOf('wax')}/account/alice`,
    );
    await expect(chain('FIO').getByRole('link', { name: alice.name })).toBeVisible();
    expect(asked).not.toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('show whether an account of the same name has the same keys', async ({ page }) => {
    const { publicKey } = await demoAccount('bob');
    // The name belongs to someone else on one chain, and another chain's node is down.
    await page.route(`${wax}/v1/chain/get_account`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll(/(?:EOS|PUB_K1_)[1-9A-HJ-NP-Za-km-z]{50,}/g, publicKey),
      });
    });
    await page.route(`${bos}/**`, (route) => route.abort());
    await page.goto('/account/alice');
    const section = page.getByRole('region', { name: 'On other chains' });
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(section).toBeVisible({ timeout: 500 });
    }).toPass();
    await section.getByRole('button', { name: 'Search other chains' }).click();
    const chain = (name: string) => section.getByRole('listitem', { name, exact: true });
    await expect(chain('WAX')).toContainText('Different keys: a different owner');
    await expect(chain('FIO')).toContainText('No account of this name');
    await expect(chain('BOS')).toContainText('did not respond');
    await expect(chain('BOS').getByRole('button', { name: 'Retry BOS' })).toBeVisible();
    await page.unroute(`${bos}/**`);
    await expect(chain('BOS')).toContainText('Same keys');
  });
});
