import { devnetUrl, expect, scrollsSideways, siteOf, test } from './fixtures.ts';

const site = siteOf('local');

test('an own node: the form, its refusals, the explorer, and leaving it @core', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(devnetUrl)) asked.push(request.url());
  });
  await page.goto(`${site}/account/alice`);
  const node = page.getByLabel('Node URL');
  const start = page.getByRole('button', { name: 'Start Explorer' });
  await expect(page.getByLabel('Core precision')).toHaveValue('4');
  expect(await scrollsSideways(page)).toBe(false);
  await node.fill('foo bar');
  await start.click();
  await expect(page.getByRole('alert')).toContainText('Invalid URL, example: http://');
  // The policy of the page forbids it: that is said before it is tried.
  await node.fill('192.168.1.5:8888');
  await node.press('Tab');
  await expect(page.getByRole('alert')).toContainText('http://localhost:8888');
  await node.fill('127.0.0.1:25999');
  await start.click();
  await expect(page.getByRole('alert')).toContainText('Cannot connect to URL, is nodeos running?');
  expect(asked).toEqual([]);
  await page.getByLabel('Node URL').fill(`${devnetUrl.replace('http://', '')}/`);
  await start.click();
  await expect(page.getByRole('heading', { level: 1, name: 'alice' })).toBeVisible();
  const carried = (url: URL) => url.searchParams.get('nodeUrl') === devnetUrl;
  await expect(page).toHaveURL(carried);
  const box = page.getByRole('combobox').first();
  await box.fill('bob');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'bob' })).toBeVisible();
  await expect(page).toHaveURL(carried);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(start).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a node of a public chain is refused as one’s own', async ({ page }) => {
  const official = 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906';
  await page.route('http://127.0.0.1:25998/**', async (route) => {
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        ...((await (await fetch(`${devnetUrl}/v1/chain/get_info`)).json()) as object),
        chain_id: official,
      },
    });
  });
  await page.goto(site);
  await page.getByLabel('Node URL').fill('127.0.0.1:25998');
  await page.getByRole('button', { name: 'Start Explorer' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Cannot connect to URL, is nodeos running? This node belongs to Vaulta (EOS)',
  );
});

test('a link with a node needs confirmation before it connects', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(devnetUrl)) asked.push(request.url());
  });
  await page.goto(`${site}/account/alice?nodeUrl=${encodeURIComponent(devnetUrl)}&coreSymbol=EOS`);
  const connect = page.getByRole('button', { name: 'Connect', exact: true });
  await expect(connect).toBeVisible();
  await expect(page.locator('main')).toContainText(new URL(devnetUrl).host);
  expect(asked).toEqual([]);
  await connect.click();
  await expect(page.getByRole('heading', { level: 1, name: 'alice' })).toBeVisible();
});

test('an own node has no past of a producer, which its page says', async ({ page }) => {
  await page.goto(`${site}/producers/bpalpha11111?nodeUrl=${encodeURIComponent(devnetUrl)}`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(
    'A node knows the current rank only. No service of this chain keeps past ranks or votes.',
  );
});
