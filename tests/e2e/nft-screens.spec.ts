import type { Page } from '@playwright/test';
import { devnetUrl, expect, rowsOf, scrollsSideways, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

interface Asset {
  asset_id: string;
  owner: string;
  template_mint: string;
  template: { template_id: string; max_supply: string; issued_supply: string };
  data: Record<string, unknown>;
}

const indexer = `${devnetUrl}/atomicassets/v1`;

async function indexed<T>(path: string): Promise<T> {
  const response = await fetch(`${indexer}/${path}`);
  return ((await response.json()) as { data: T }).data;
}

const assetRows = (code: string, scope: string, table: string) =>
  rowsOf<Record<string, unknown>>(code, table, { scope });

const rowsIn = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

const factOf = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

// What is tested is when a picture is asked for, and where.
test.use({ pictures: true });

test('an NFT of AtomicAssets: facts, attributes, history, and links between them', async ({
  page,
}) => {
  const [template] = (await assetRows('atomicassets', 'pronghornart', 'templates')).filter(
    ({ template_id }) => template_id === 1,
  );
  const asset = await indexed<Asset>('assets/1099511627776');
  const held = await assetRows('atomicassets', asset.owner, 'assets');
  expect(held.map(({ asset_id }) => asset_id)).toContain(asset.asset_id);
  await page.goto(`/nft/${asset.asset_id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Golden Buck');
  await expect(factOf(page, 'Owner').getByRole('link')).toHaveText(asset.owner);
  await expect(factOf(page, 'Mint number')).toHaveText(
    `${asset.template_mint} of ${String(template?.['max_supply'])}`,
  );
  await expect(factOf(page, 'Template')).toContainText(
    `#1 ${String(template?.['issued_supply'])} issued`,
  );
  await expect(rowsIn(page, 'Attributes')).toHaveCount(Object.keys(asset.data).length);
  await expect(rowsIn(page, 'Attributes').filter({ hasText: 'herd' })).toContainText(
    String(asset.data['herd']),
  );
  const history = rowsIn(page, 'History');
  const transfers = await indexed<unknown[]>(`transfers?asset_id=${asset.asset_id}`);
  const logs = await indexed<unknown[]>(`assets/${asset.asset_id}/logs`);
  await expect(history).toHaveCount(transfers.length + logs.length);
  await expect(history.filter({ hasText: 'Attributes changed' })).toContainText('level: 1');
  await expect(history.last()).toContainText('was minted for alice');
  await expect(main).toContainText('No offers');

  await expect(main.locator('img[src^="https:"]')).toHaveCount(0);
  await main.getByRole('button', { name: 'Load picture from ipfs.io' }).click();
  await expect(main.locator('img[src^="https://ipfs.io/"]')).toBeVisible();

  // Minted in one transaction with the others of its template: its page links back to each.
  await history
    .last()
    .getByRole('link', { name: /^5|^[0-9a-f]{8}/ })
    .click();
  await expect(page).toHaveURL(/\/transaction\//);
  await page.getByRole('main').getByRole('link', { name: '#1099511627778' }).first().click();
  await expect(page).toHaveURL(/\/nft\/1099511627778$/);
  await expect(factOf(page, 'Burned by')).toContainText('bob');
  await expect(history.first()).toContainText('bob burned NFT');
});

test('an NFT that is offered, media on a click, one of SimpleAssets, and the transfer of one’s own', async ({
  page,
}) => {
  await page.goto('/account/alice');
  const main = page.getByRole('main');
  await logIn(page, 'alice');
  await page.goto('/nft/100000000000001');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Flaming Sword');
  const [offer] = await assetRows('simpleassets', 'simpleassets', 'offers');
  await expect(factOf(page, 'Owner')).toHaveText(String(offer?.['owner']));
  await expect(factOf(page, 'Mint number')).toHaveText('1 of 5');
  await expect(rowsIn(page, 'Offers')).toContainText(['Open']);
  await expect(rowsIn(page, 'Offers')).toContainText([String(offer?.['offeredto'])]);
  await expect(rowsIn(page, 'History').first()).toContainText('offered NFT');
  const transfer = main.getByRole('link', { name: 'Transfer', exact: true });
  await expect(transfer).toHaveAttribute('href', /nft-batch\?ids=100000000000001$/);
  await transfer.click();
  await expect(main.getByLabel('By id')).toHaveValue('100000000000001');
  await expect(main).toContainText('Chosen: 1');

  await page.goto('/nft/1099511627784');
  const [first] = await indexed<{ state: number; sender_name: string }[]>(
    'offers?asset_id=1099511627784',
  );
  expect(first?.state).toBe(3);
  await expect(rowsIn(page, 'Offers')).toContainText(['Accepted']);
  await expect(rowsIn(page, 'Offers')).toContainText([first?.sender_name ?? '']);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await scrollsSideways(page)).toBe(false);
});

test.describe('failures', () => {
  test('a player that gets nothing, an unknown id, a text, and an indexer that fails look different', async ({
    page,
  }) => {
    await page.goto('/nft/1099511627791');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Load audio from sounds.example' }).click();
    await expect(main).toContainText('The file from sounds.example cannot be played.');
    await page.goto('/nft/5');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('No such NFT');
    await expect(main).toContainText('No indexer of this chain has an NFT with this id.');
    await page.goto('/nft/alice');
    await expect(main).toContainText('An NFT id is a number');
    await page.route(/\/atomicassets\/v1\/assets\//, (route) => route.abort());
    await page.goto('/nft/1099511627776');
    await expect(main.getByRole('alert')).toContainText(new URL(devnetUrl).host);
    // The page asks again by itself.
    await page.unroute(/\/atomicassets\/v1\/assets\//);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Golden Buck');
  });
});
