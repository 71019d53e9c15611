import type { Locator, Page } from '@playwright/test';
import { ask, devnetAccounts, expect, rowsOf, scrollsSideways, testOn } from './fixtures.ts';

const test = testOn('fio');

interface DomainRow {
  name: string;
  account: string;
  is_public: number;
  /** Seconds. */
  expiration: number;
}

interface AddressRow {
  name: string;
  domain: string;
  owner_account: string;
  addresses: { chain_code: string; token_code: string; public_address: string }[];
  bundleeligiblecountdown: number;
}

interface FeeRow {
  end_point: string;
  type: number;
  suf_amount: number;
}

/** The devnet's clock. Its story ends in the present. */
const seconds = () => Date.now() / 1000;

const rowsIn = (page: Page, table: string): Locator =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

const names = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((all) => all.map((row) => row.querySelector('a')?.textContent ?? ''));

/** The value under a label of a page's head. */
const fact = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('header dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('domains: newest, expiring, expired, search, and the page of one', async ({ page }) => {
  const main = page.getByRole('main');
  let domains: DomainRow[] = [];
  // Other tests register domains meanwhile: page and table are read again until they agree.
  await expect(async () => {
    await page.goto('/domains');
    await expect(rowsIn(page, 'Newest').first()).toBeVisible();
    domains = await rowsOf<DomainRow>('fio.address', 'domains', { chain: 'fio' });
    expect(await names(rowsIn(page, 'Newest'))).toEqual(domains.map(({ name }) => name).reverse());
    for (const { name, account, is_public, expiration } of domains) {
      const link = page.locator(`a[href="/domain/${name}"]`);
      const row = await rowsIn(page, 'Newest').filter({ has: link }).textContent();
      expect(row).toContain(account);
      expect(row).toContain(is_public ? 'Public' : 'Private');
      expect(row).toMatch(expiration > seconds() ? 'Expires in' : /Expired .* ago/);
    }
  }).toPass();
  const expired = domains.filter(({ expiration }) => expiration <= seconds());
  const current = domains.filter(({ expiration }) => expiration > seconds());
  expect(expired.length).toBeGreaterThan(0);
  expect(current.length).toBeGreaterThan(0);
  await main.getByRole('link', { name: 'Expiring next' }).click();
  const expiring = rowsIn(page, 'Expiring next');
  await expect(expiring.nth(current.length - 1)).toBeVisible();
  await expect(expiring.filter({ hasText: 'Expired' })).toHaveCount(0);
  await expect(page).toHaveURL(/show=expiring/);
  await main.getByRole('link', { name: 'Expired', exact: true }).click();
  await expect(rowsIn(page, 'Expired')).toHaveCount(expired.length);
  const lastExpired = expired.toSorted((a, b) => b.expiration - a.expiration)[0]!;
  expect((await names(rowsIn(page, 'Expired')))[0]).toBe(lastExpired.name);

  // Owners are found, and names that the list does not have: edge has not expired.
  const edge = domains.find(({ name }) => name === 'edge')!;
  const search = main.getByLabel('Search');
  await search.fill(edge.account);
  await expect(rowsIn(page, `Results for “${edge.account}”`)).toContainText(['edge']);
  await search.fill('Edge');
  await expect(rowsIn(page, 'Results for “edge”')).toHaveCount(1);
  await search.fill('forg');
  await expect(rowsIn(page, 'Results for “forg”')).toContainText(['forgotten']);
  await search.fill('no such name');
  await expect(main).toContainText('No results for “no such name”');
  await search.fill('edge');
  await rowsIn(page, 'Results for “edge”').getByRole('link', { name: 'edge', exact: true }).click();

  const addresses = await rowsOf<AddressRow>('fio.address', 'fionames', { chain: 'fio' });
  const inEdge = addresses.filter(({ domain }) => domain === 'edge');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('edge');
  await expect(fact(page, 'Owner')).toContainText(edge.account);
  await expect(fact(page, 'New addresses')).toHaveText('Private');
  const until = new Date(edge.expiration * 1000).toISOString();
  await expect(fact(page, 'Expiry').locator('time').first()).toHaveAttribute('datetime', until);
  // The grants to carol and dave stand, that to mallory was revoked.
  await expect(fact(page, 'Accounts with permission').getByRole('link')).toHaveCount(2);
  const listed = rowsIn(page, 'Addresses in this domain');
  await expect(listed).toHaveCount(inEdge.length);
  await expect(listed).toContainText(inEdge.map(({ name }) => name));
  expect(await scrollsSideways(page)).toBe(false);
});

test('addresses: the list, a search by domain, one address with its NFTs, and none', async ({
  page,
}) => {
  const addresses = await rowsOf<AddressRow>('fio.address', 'fionames', { chain: 'fio' });
  await page.goto('/addresses');
  const main = page.getByRole('main');
  await expect(rowsIn(page, 'Newest addresses')).toHaveCount(addresses.length);
  await main.getByLabel('Search').fill('pronghorn');
  const found = rowsIn(page, 'Results for “pronghorn”');
  await expect(found).toHaveCount(
    addresses.filter(({ name }) => name.includes('pronghorn')).length,
  );
  await found.getByRole('link', { name: 'alice@pronghorn', exact: true }).click();

  const alice = addresses.find(({ name }) => name === 'alice@pronghorn')!;
  await expect(fact(page, 'Owner')).toContainText(alice.owner_account);
  await expect(fact(page, 'Domain')).toHaveText('pronghorn');
  await expect(fact(page, 'Free transactions')).toHaveText(String(alice.bundleeligiblecountdown));
  const linked = rowsIn(page, 'Public addresses');
  await expect(linked).toHaveCount(alice.addresses.length);
  for (const { chain_code, public_address } of alice.addresses.slice(1))
    await expect(linked.filter({ hasText: public_address }).first()).toContainText(chain_code);
  const nfts = rowsIn(page, 'Signed NFTs');
  await expect(nfts).toContainText(['101', '102']);
  // Only a link of the web can be followed.
  await expect(nfts.getByRole('link')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Send FIO' })).toHaveAttribute(
    'href',
    '/wallet/transfer?to=alice%40pronghorn',
  );
  await fact(page, 'Domain').getByRole('link').click();
  await expect(fact(page, 'New addresses')).toHaveText('Public');
  await page.goBack();
  await expect(nfts).toHaveCount(2);

  await page.goto('/address/dave@forgotten');
  await expect(main).toContainText('The domain forgotten has expired');
  await expect(main).toContainText('No signed NFTs');
  await page.goto('/address/nobody@edge');
  await expect(main).toContainText('The address nobody@edge is not registered.');
  await page.goto('/domain/not_a_domain');
  await expect(main.getByRole('heading', { name: 'Not a FIO domain' })).toBeVisible();
});

test('a name that no account has leads to the addresses of people', async ({ page }) => {
  await page.goto('/account/bob');
  const main = page.getByRole('main');
  await expect(main).toContainText('FIO derives account names from keys.');
  await main.getByRole('link', { name: 'Find a FIO address' }).click();
  await expect(page).toHaveURL(/\/addresses$/);
});

test('fees: each with its action, and which are bundled', async ({ page }) => {
  const fees = await rowsOf<FeeRow>('fio.fee', 'fiofees', { chain: 'fio' });
  await page.goto('/fees');
  const always = rowsIn(page, 'Always paid');
  const bundled = rowsIn(page, 'Free with bundled transactions');
  await expect(always).toHaveCount(fees.filter(({ type }) => type === 0).length);
  await expect(bundled).toHaveCount(fees.filter(({ type }) => type === 1).length);
  const amountOf = (endpoint: string) => {
    const { suf_amount: units } = fees.find(({ end_point }) => end_point === endpoint)!;
    return `${(units / 1e9).toFixed(9)} FIO`;
  };
  await expect(always.filter({ hasText: 'transfer_tokens_pub_key' })).toContainText(
    amountOf('transfer_tokens_pub_key'),
  );
  await expect(bundled.filter({ hasText: 'addaddress' })).toContainText(
    amountOf('add_pub_address'),
  );
});

test('an account’s liquid balance is what is available', async ({ page }) => {
  const [{ name, publicKey }] = await devnetAccounts('fio');
  const { available, staked } = await ask<{ available: number; staked: number }>(
    '/v1/chain/get_fio_balance',
    { fio_public_key: publicKey },
    'fio',
  );
  expect(staked).toBeGreaterThan(0);
  const text = (units: number) => (units / 1e9).toLocaleString('en', { minimumFractionDigits: 9 });
  await page.goto(`/account/${name}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Liquid${text(available)} FIO`);
  await expect(main).toContainText(`Staked${text(staked)} FIO`);
});

test('supply: what the treasury keeps for producers', async ({ page }) => {
  await page.goto('/supply');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Producer rewards' })).toBeVisible();
  const rewards = main.locator('dl > div', { hasText: 'Total' }).locator('dd');
  await expect(rewards).toContainText('FIO');
  await expect(main.getByRole('heading', { name: 'Staking' })).toHaveCount(0);
});
