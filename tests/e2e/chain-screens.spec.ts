import type { Page } from '@playwright/test';
import {
  ask,
  core,
  devnetOf,
  devnetUrl,
  expect,
  rowsOf,
  scrollsSideways,
  siteOf,
  test,
} from './fixtures.ts';

interface Bid {
  newname: string;
  high_bidder: string;
  high_bid: number | string;
}

const namesIn = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

test('name bids: highest bids, the next auction to close, sold names and search', async ({
  page,
}) => {
  const bids = await rowsOf<Bid>('eosio', 'namebids');
  const open = bids
    .filter(({ high_bid }) => Number(high_bid) > 0)
    .toSorted((a, b) => Number(b.high_bid) - Number(a.high_bid));
  const sold = bids.filter(({ high_bid }) => Number(high_bid) < 0);
  expect(open.length).toBeGreaterThan(0);
  expect(sold.length).toBeGreaterThan(0);
  await page.goto('/namebids');
  const main = page.getByRole('main');
  await expect(namesIn(page, 'Open')).toHaveCount(open.length);
  const first = namesIn(page, 'Open').first();
  await expect(first).toContainText(open[0]!.newname);
  await expect(first).toContainText(open[0]!.high_bidder);
  await expect(first).toContainText('Closes next');
  await expect(main.getByRole('region', { name: 'Next auction to close' })).toContainText(
    open[0]!.newname,
  );
  await expect(first.getByRole('link', { name: /^Bid for/ })).toHaveAttribute(
    'href',
    `/namebids?tab=bid&name=${open[0]!.newname}`,
  );
  await main.getByRole('link', { name: 'Claimable' }).click();
  await expect(namesIn(page, 'Claimable')).toHaveCount(sold.length);
  await expect(page).toHaveURL(/show=closed/);
  await main.getByRole('link', { name: 'My bids' }).click();
  await expect(main.getByRole('button', { name: 'Log in to see your bids' })).toBeVisible();
  await main.getByLabel('Search names').fill(sold[0]!.newname.slice(0, 3));
  const found = namesIn(page, `Names beginning with “${sold[0]!.newname.slice(0, 3)}”`);
  await expect(found).toContainText([sold[0]!.newname]);
  await expect(page).toHaveURL(/search=/);
});

test('the chain: head, schedule, parameters in units, and its protocol features', async ({
  page,
}) => {
  const [global] = await rowsOf<Record<string, number | string>>('eosio', 'global');
  const { active } = await ask<{
    active: { version: number; producers: { producer_name: string }[] };
  }>('/v1/chain/get_producer_schedule', {});
  await page.goto('/chain');
  const main = page.getByRole('main');
  const names = namesIn(page, 'Producer schedule').getByRole('link');
  await expect(names).toHaveText(active.producers.map(({ producer_name }) => producer_name));
  await expect(main).toContainText(`Version ${active.version}`);
  await expect(main.getByText('Producing', { exact: true })).toHaveCount(1);
  const valueOf = (field: string) =>
    main
      .locator('dl > div', { has: page.getByText(`global.${field}`, { exact: true }) })
      .locator('dd');
  await expect(valueOf('max_block_cpu_usage')).toHaveText(
    `${Number(global?.['max_block_cpu_usage']) / 1000} ms`,
  );
  await expect(valueOf('max_ram_size')).toHaveText(
    `${Number(global?.['max_ram_size']) / 1024 ** 3} GB`,
  );
  await expect(valueOf('total_activated_stake')).toHaveText(
    `${(Number(global?.['total_activated_stake']) / 10_000).toLocaleString('en', { minimumFractionDigits: 4 })} ${core.code}`,
  );
  await expect(valueOf('max_transaction_lifetime')).toHaveText('1 hr');
  const { activated_protocol_features: features } = await ask<{
    activated_protocol_features: { specification: { value: string }[] }[];
  }>('/v1/chain/get_activated_protocol_features', {});
  await page.goto('/protocol-features');
  await expect(namesIn(page, 'Activated')).toHaveCount(features.length);
  for (const { specification } of features)
    await expect(main.getByText(specification[0]!.value, { exact: true })).toBeVisible();
  await expect(main).toContainText('SAVANNA');
});

test('a node is checked from the browser, preferred, and requested first from then on', async ({
  page,
}) => {
  const own = devnetUrl.replace('127.0.0.1', 'localhost');
  await page.goto('/endpoints');
  const main = page.getByRole('main');
  const row = namesIn(page, 'Nodes').first();
  await expect(row).toContainText('Responds');
  await expect(row).toContainText('In use');
  await expect(row).toContainText('History · Traces · Accounts by key');
  const field = main.getByLabel('Node URL');
  await field.fill('https://elsewhere.example:8889');
  await field.press('Enter');
  await expect(main).toContainText('ssh -L 8889:localhost:8889 elsewhere.example');
  const other = devnetOf('jungle');
  // The devnet starts its chains one after another.
  await expect
    .poll(() => fetch(`${other}/v1/chain/get_info`).then(({ ok }) => ok, String))
    .toBe(true);
  await field.fill(other);
  await field.press('Enter');
  await expect(main).toContainText('This node belongs to another chain.');
  await field.fill(own);
  await field.press('Enter');
  await expect(main).toContainText(`Reads go to ${new URL(own).host} first`);
  const asked = page.waitForRequest((request) => request.url().startsWith(own));
  await page.goto('/account/alice');
  await asked;
  await expect(main.getByRole('heading', { level: 1 })).toContainText('alice');
  await page.goto('/endpoints');
  await main.getByRole('button', { name: 'Use the site’s order' }).click();
  await expect(main.getByRole('button', { name: 'Use the site’s order' })).toBeHidden();
  await expect(namesIn(page, 'Nodes')).toHaveCount(1);
});

test('Hyperion: health and features, and a query that is a link', async ({ page }) => {
  const response = await fetch(`${devnetUrl}/v2/health`);
  const { version } = (await response.json()) as { version: string };
  await page.goto('/hyperion?call=get_actions');
  const main = page.getByRole('main');
  await expect(main).toContainText(version);
  await expect(main).toContainText('Elasticsearch OK');
  await expect(main.getByRole('listitem').filter({ hasText: 'Failed transactions' })).toContainText(
    'Off',
  );
  await main.getByLabel('Account', { exact: true }).fill('alice');
  await main.getByLabel('Limit').fill('3');
  await expect(page).toHaveURL(/account=alice/);
  const href = await main.getByRole('link', { name: /^Open in a new tab/ }).getAttribute('href');
  const { actions } = (await (await fetch(href ?? '')).json()) as { actions: unknown[] };
  expect(actions).toHaveLength(3);
  await main.getByLabel('Call').selectOption('Account');
  await expect(main.locator('code')).toContainText('/v2/state/get_account?account=alice');
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/hyperion', '/namebids', '/chain', '/protocol-features', '/endpoints']) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test.describe('XPR Network', () => {
  test.use({ baseURL: siteOf('proton') });

  test('lists the endpoints that its makers publish', async ({ page }) => {
    await page.goto('/endpoints');
    const row = namesIn(page, 'Published endpoints');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Chain API · History · Hyperion · Light API');
    await expect(row).toContainText('Used');
  });

  test('has the feeds of its oracles, with values and history', async ({ page }) => {
    interface Feed {
      feed_index: number;
      aggregate: { d_double: string };
    }
    const rows = await rowsOf<Feed>('oracles', 'data', { chain: 'proton' });
    const bitcoin = Number(
      rows.find(({ feed_index }) => Number(feed_index) === 1)?.aggregate.d_double,
    );
    await page.goto('/oracles');
    const main = page.getByRole('main');
    await expect(namesIn(page, 'Feeds')).toHaveCount(rows.length);
    await main.getByLabel('Search feeds').fill('btc/usd');
    await expect(namesIn(page, 'Feeds')).toHaveCount(1);
    const shown = Number(bitcoin.toPrecision(10)).toLocaleString('en', {
      maximumFractionDigits: 8,
    });
    await expect(namesIn(page, 'Feeds')).toContainText(shown);
    await main.getByRole('link', { name: 'BTC/USD' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('BTC/USD');
    await expect(namesIn(page, 'Last reports')).toHaveCount(3);
    await expect(namesIn(page, 'Recent reports of BTC/USD')).toHaveCount(3);
    await expect(main.getByRole('img', { name: /^From .* to .*, lowest/ })).toBeVisible();
    await page.goto('/oracles/999');
    await expect(main).toContainText('No such feed');
  });

  test('has the supply of its token, its stakes, and the new tokens of a year', async ({
    page,
  }) => {
    const { XPR: stats } = await ask<{ XPR: { supply: string } }>(
      '/v1/chain/get_currency_stats',
      { code: 'eosio.token', symbol: 'XPR' },
      'proton',
    );
    await page.goto('/supply');
    const main = page.getByRole('main');
    const factOf = (label: string) =>
      main
        .locator('dl > div', { has: page.getByText(label, { exact: true }) })
        .first()
        .locator('dd');
    const [supply = ''] = stats.supply.split(' ');
    const shown = Number(supply).toLocaleString('en', { minimumFractionDigits: 4 });
    await expect(factOf('Supply')).toHaveText(`${shown} XPR`);
    await expect(factOf('Circulating')).toContainText('of the supply');
    await expect(factOf('Yearly return')).toHaveText(/^\d[\d,.]*%$/);
    await expect(namesIn(page, 'New tokens per year')).toHaveCount(5);
  });
});

test('no fact is awaited of a chain whose nodes do not respond', async ({ page }) => {
  await page.route(`${devnetUrl}/**`, (route) => route.abort());
  for (const path of ['/', '/chain', '/finalizers']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('did not respond');
    await expect(main.locator('dl .skeleton').filter({ visible: true })).toHaveCount(0);
  }
});
