import type { Page } from '@playwright/test';
import {
  ask,
  axeViolations,
  devnetOf,
  expect,
  rowsOf,
  scrollsSideways,
  siteOf,
  test,
} from './fixtures.ts';

const site = siteOf('wax');

// What is tested is when a picture is asked for, and where.
test.use({ pictures: true });

type Row = Record<string, unknown>;

const tableRows = (code: string, scope: string, table: string) =>
  rowsOf<Row>(code, table, { chain: 'wax', scope });

/** The NFTs of each account, from the contract's table. */
async function ownedBy(): Promise<Map<string, Row[]>> {
  const body = { code: 'atomicassets', table: 'assets', limit: 1000 };
  const { rows } = await ask<{ rows: { scope: string }[] }>(
    '/v1/chain/get_table_by_scope',
    body,
    'wax',
  );
  const owned = rows.map(
    async ({ scope }) => [scope, await tableRows('atomicassets', scope, 'assets')] as const,
  );
  return new Map(await Promise.all(owned));
}

const factOf = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();
/** Down to the part that comes with the reader. */
async function readTo(page: Page, heading: string): Promise<void> {
  const part = page.getByRole('main').getByRole('heading', { name: heading, exact: true });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return part.count();
    })
    .toBe(1);
  await part.scrollIntoViewIfNeeded();
}

const tilesOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');

test('a collection: author, accounts, fee, counts, templates, newest NFTs and schemas', async ({
  page,
}) => {
  const [row] = (await tableRows('atomicassets', 'atomicassets', 'collections')).filter(
    ({ collection_name }) => collection_name === 'pronghornart',
  );
  const templates = await tableRows('atomicassets', 'pronghornart', 'templates');
  const schemas = await tableRows('atomicassets', 'pronghornart', 'schemas');
  const all = [...(await ownedBy()).values()].flat();
  const owned = all.filter(({ collection_name }) => collection_name === 'pronghornart');
  await page.goto(`${site}/nft/collection/pronghornart`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pronghorns of the Plains');
  await expect(page).toHaveTitle(/^(?!.*collection\/).*pronghornart/);
  await expect(factOf(page, 'Author')).toHaveText(String(row?.['author']));
  await expect(factOf(page, 'Authorized accounts')).toHaveText(
    (row?.['authorized_accounts'] as string[]).join(', '),
  );
  await expect(factOf(page, 'Notified accounts')).toHaveText('None');
  await expect(factOf(page, 'Market fee')).toHaveText('5.0%');
  expect(Number(row?.['market_fee'])).toBe(0.05);
  await expect(factOf(page, 'In existence')).toHaveText(String(owned.length));
  await expect(factOf(page, 'Minted')).toHaveText(String(owned.length + 1));
  await expect(factOf(page, 'Burned')).toHaveText('1');
  await expect(tilesOf(page, 'Templates')).toHaveCount(templates.length);
  await expect(tilesOf(page, 'Templates').last()).toContainText('5 of 10');
  for (const schema of schemas)
    await expect(page.getByRole('table', { name: 'Schemas' })).toContainText(
      String(schema['schema_name']),
    );
  await readTo(page, 'Newest NFTs');
  await expect(tilesOf(page, 'NFTs')).toHaveCount(owned.length);

  // No picture without a click.
  await expect(main.locator('img[src^="https:"]')).toHaveCount(0);
  await main.getByRole('button', { name: 'Load picture from ipfs.io' }).first().click();
  await expect(main.locator('img[src^="https://ipfs.io/"]')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await scrollsSideways(page)).toBe(false);
});

test('a template: data, supply, rules, its NFTs and the lowest price, and links between them', async ({
  page,
}) => {
  const [row] = (await tableRows('atomicassets', 'pronghornart', 'templates')).filter(
    ({ template_id }) => template_id === 2,
  );
  const sales = await tableRows('atomicmarket', 'atomicmarket', 'sales');
  const owned = [...(await ownedBy()).values()].flat().filter((nft) => nft['template_id'] === 2);
  const ids = new Set(owned.map(({ asset_id }) => String(asset_id)));
  const prices = sales
    .filter(({ asset_ids }) => (asset_ids as unknown[]).every((id) => ids.has(String(id))))
    .map(({ listing_price }) => Number.parseFloat(String(listing_price)));
  await page.goto(`${site}/nft/template/pronghornart/2`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Running Doe');
  await expect(factOf(page, 'Issued')).toHaveText(String(row?.['issued_supply']));
  await expect(factOf(page, 'Maximum supply')).toHaveText('no limit');
  await expect(factOf(page, 'Transferable')).toHaveText('Yes');
  await expect(factOf(page, 'Burnable')).toHaveText('Yes');
  await expect(factOf(page, 'Schema')).toHaveText(String(row?.['schema_name']));
  await expect(factOf(page, 'Lowest price')).toContainText(`${Math.min(...prices)}.00000000 WAX`);
  await expect(page.getByRole('table', { name: 'Attributes' })).toContainText(
    '18446744073709551615',
  );
  await expect(tilesOf(page, 'NFTs')).toHaveCount(owned.length);

  await factOf(page, 'Lowest price').getByRole('link').click();
  await expect(page).toHaveURL(/\/nft\/1099511627786$/);
  const sale = page.getByRole('table', { name: 'Sales' }).locator('tbody').getByRole('row');
  await expect(sale).toHaveCount(1);
  await expect(sale).toContainText('For sale');
  await expect(sale).toContainText('judy');
  await expect(sale).toContainText(`${Math.min(...prices)}.00000000 WAX`);
  await factOf(page, 'Template').getByRole('link').click();
  await expect(page).toHaveURL(/\/nft\/template\/pronghornart\/2$/);
  await factOf(page, 'Collection').getByRole('link').click();
  await expect(page).toHaveURL(/\/nft\/collection\/pronghornart$/);
});

test('an account’s NFTs by collection, schema and order, which the address keeps, and by arrow keys', async ({
  page,
}) => {
  const owned = (await ownedBy()).get('alice') ?? [];
  const media = owned.filter(({ schema_name }) => schema_name === 'media');
  await page.goto(`${site}/account/alice`);
  const main = page.getByRole('main');
  await readTo(page, 'NFTs');
  await main.getByLabel('Filter by collection').selectOption('pronghornart');
  await main.getByLabel('Filter by schema').selectOption('media');
  await main.getByLabel('Sort by').last().selectOption('oldest');
  await expect(tilesOf(page, 'NFTs')).toHaveCount(media.length);
  await expect(page).toHaveURL(/collection=pronghornart&schema=media&sort=oldest/);
  await page.reload();
  await readTo(page, 'NFTs');
  await expect(tilesOf(page, 'NFTs')).toHaveCount(media.length);
  await expect(tilesOf(page, 'NFTs').first().getByRole('link').first()).toHaveAttribute(
    'href',
    `/nft/${String(media[0]?.['asset_id'])}`,
  );

  await page.goto(`${site}/ar/account/alice?collection=malloryfakes`);
  const tiles = page.getByRole('main').locator('[data-tile]');
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return tiles.count();
    })
    .toBeGreaterThan(1);
  await tiles.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.first()).toBeFocused();
});

test('ids of no collection, template or NFT are shown as not found', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${site}/nft/collection/nosuchcol`);
  await expect(main).toContainText('No such collection');
  await page.goto(`${site}/nft/collection/Not%20A%20Name`);
  await expect(main).toContainText('A collection’s name has up to 12 characters');
  await page.goto(`${site}/nft/template/pronghornart/99`);
  await expect(main).toContainText('No such template');
});

test.describe('without the index', () => {
  test('a node’s tables are shown, and what needs an index is named', async ({ page }) => {
    await page.route(/\/atomic(assets|market)\/v1\//, (route) => route.abort());
    const main = page.getByRole('main');
    await page.goto(`${site}/nft/collection/pronghornart`);
    await expect(factOf(page, 'Market fee')).toHaveText('5.0%');
    await expect(tilesOf(page, 'Templates')).toHaveCount(5);
    await expect(factOf(page, 'Minted')).toHaveText('–');
    await expect(main).toContainText('an NFT indexer');
    await readTo(page, 'Newest NFTs');
    await expect(main.getByRole('alert').first()).toContainText(new URL(devnetOf('wax')).host);

    await page.goto(`${site}/nft/template/pronghornart/1`);
    await expect(factOf(page, 'Issued')).toHaveText('5');
    await expect(factOf(page, 'Lowest price')).toHaveText('–');

    const [own] = (await ownedBy()).get('carol') ?? [];
    await page.goto(`${site}/nft/${String(own?.['asset_id'])}`);
    await main.getByLabel('Owner’s account').fill('carol');
    await main.getByRole('button', { name: 'Read from a node' }).click();
    await expect(factOf(page, 'Owner')).toHaveText('carol');
    await expect(main).toContainText('From a node’s tables.');
    await expect(page).toHaveURL(/owner=carol/);

    await page.goto(`${site}/account/carol`);
    await readTo(page, 'NFTs');
    await expect(main).toContainText('mint numbers need an NFT indexer');
    await expect(main.locator('[data-tile][href$="?owner=carol"]')).toHaveCount(
      ((await ownedBy()).get('carol') ?? []).length,
    );
  });
});
