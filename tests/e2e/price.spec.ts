import type { Page } from '@playwright/test';
import { devnetOf, expect, siteOf, test, settingsKey } from './fixtures.ts';
import type { ChainKey } from '#devnet/chains.ts';

const host = (chain: ChainKey) => new URL(devnetOf(chain)).host;

const price = (page: Page, code: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.getByText(`Price of ${code}`, { exact: true }) });

/** Answers the node's reads of a contract's tables as if they had no row. */
async function withoutRows(page: Page, ...contracts: readonly string[]): Promise<void> {
  await page.route('**/v1/chain/get_table_rows', async (route) => {
    const { code } = route.request().postDataJSON() as { code: string };
    if (contracts.includes(code)) await route.fulfill({ json: { rows: [], more: false } });
    else await route.fallback();
  });
}

async function withoutService(page: Page, ...paths: readonly RegExp[]): Promise<void> {
  for (const path of paths)
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
}

const OWN = /\/backend\/(ticker|tokens)/;
const PUBLIC_FIRST = /\/v1\/tickers\//;
const PUBLIC = [PUBLIC_FIRST, /\/api\/v3\/(simple|ticker)\/price/];

test.use({ allowedConsole: /503 \(Service Unavailable\)/ });

test('the price of A: by the oracle, else by services, else by a marked pool, else the reasons', async ({
  page,
}) => {
  await page.goto('/');
  const fact = price(page, 'A');
  await expect(fact).toContainText(/\$0\.\d{3}/);
  await expect(fact).toContainText(/Source: delphioracle eosusd · .*ago/);
  await expect(fact.getByRole('link', { name: 'delphioracle' })).toHaveAttribute(
    'href',
    '/account/delphioracle',
  );

  await withoutRows(page, 'delphioracle');
  await page.goto('/');
  await expect(fact).toContainText(`Source: ${host('eos')}`);

  await withoutService(page, OWN, ...PUBLIC);
  await page.goto('/');
  await expect(fact).toContainText('Source: swap.defi EOS/USDT 12');
  await expect(fact.getByText('Dollar token counted as $1')).toBeVisible();
  await expect(fact).toContainText(/Market cap \$/);

  await withoutRows(page, 'delphioracle', 'swap.defi');
  await page.goto('/');
  await fact.getByText('No source has a price').click();
  await expect(fact.getByRole('listitem')).toHaveText([
    'delphioracle eosusd: no price',
    'swap.defi EOS/USDT 12: no price',
    `${host('eos')}: no response`,
    `${host('eos')}: no response`,
  ]);
});

/** Each source of a chain in its order: what the page names it by, and what takes it away. */
const sources: readonly (readonly [
  ChainKey,
  string,
  readonly (readonly [name: string, without: (page: Page) => Promise<void>])[],
  reasons: readonly string[],
])[] = [
  [
    'wax',
    'WAX',
    [
      ['delphioracle waxpusd', (page) => withoutRows(page, 'delphioracle', 'swap.alcor')],
      [host('wax'), (page) => withoutService(page, OWN, PUBLIC_FIRST)],
      [host('wax'), (page) => withoutService(page, ...PUBLIC)],
    ],
    ['delphioracle waxpusd: no price', `${host('wax')}: no response`],
  ],
  [
    'telos',
    'TLOS',
    [
      ['delphioracle tlosusd', (page) => withoutRows(page, 'delphioracle')],
      [host('telos'), (page) => withoutService(page, OWN, PUBLIC_FIRST)],
      [host('telos'), (page) => withoutService(page, ...PUBLIC)],
    ],
    ['delphioracle tlosusd: no price', `${host('telos')}: no response`],
  ],
  [
    'fio',
    'FIO',
    [
      [host('fio'), (page) => withoutService(page, OWN, PUBLIC_FIRST)],
      [host('fio'), (page) => withoutService(page, ...PUBLIC)],
    ],
    [`${host('fio')}: no response`],
  ],
];

for (const [chain, code, inOrder, reasons] of sources)
  test(`the price of ${code} is of the first source that has one; without any the reasons are shown`, async ({
    page,
  }) => {
    const fact = price(page, code);
    for (const [name, without] of inOrder) {
      await page.goto(siteOf(chain));
      await expect(fact).toContainText(/\$0\.0*\d{2}/);
      await expect(fact).toContainText(`Source: ${name}`);
      await without(page);
    }
    await page.goto(siteOf(chain));
    await fact.getByText('No source has a price').click();
    for (const reason of reasons)
      await expect(fact.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible();
  });

test('the currency of the settings applies without a service of the site', async ({ page }) => {
  await withoutService(page, /\/backend\//);
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ currency: 'SAR', freeCpuEnabled: false }));
  }, settingsKey);
  await page.goto('/');
  const fact = price(page, 'A');
  await expect(fact).toContainText(/SAR\s?\d+\.\d{2}/);
  await expect(fact).toContainText('Source: delphioracle eosusd');
  // The total of an account's tokens follows.
  await page.goto('/account/alice');
  await expect(page.getByText(/≈ SAR\s?[\d,]+\.\d{2}/).first()).toBeVisible();
});
