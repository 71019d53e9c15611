import type { APIResponse, Page } from '@playwright/test';
import { expect, siteOf, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

/*
 * A fact has one value, whichever page shows it. Markets stand still here: each price service, and
 * each table that a price or a share comes from, answers as it did the first time.
 */
const SERVICES = /\/(ticker|tokens|forex|info|get_table_rows)(\?|$)/;
const TABLES = /rammarket|"global|"oracles"|"stat"|"accounts"|"datapoints"|"pairs"|"pools"/;

test.beforeEach(async ({ page }) => {
  const first = new Map<string, Promise<APIResponse>>();
  await page.route(SERVICES, async (route) => {
    const request = route.request();
    // A page may have the name of a service's path.
    if (request.resourceType() === 'document') return route.fallback();
    const asked = `${request.url()} ${request.postData() ?? ''}`;
    if (asked.includes('get_table_rows') && !TABLES.test(asked)) return route.fallback();
    const answer = first.get(asked) ?? route.fetch();
    first.set(asked, answer);
    try {
      return await route.fulfill({ response: await answer });
    } catch {
      // The page asks again.
      first.delete(asked);
      return route.abort();
    }
  });
});

const main = (page: Page) => page.getByRole('main');

/** What stands with a label in a list of facts. */
const fact = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .first();

/** The figure of a fact, or of the note below it, once it is there. */
async function figureIn(
  page: Page,
  label: string,
  pattern: RegExp,
  part: 'value' | 'note' = 'value',
): Promise<string> {
  const shown = fact(page, label)
    .locator('dd')
    .nth(part === 'value' ? 0 : 1);
  await expect(shown).toContainText(pattern);
  return pattern.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}

/** A figure as a whole: no other digits beside it. */
const whole = (figure: string) =>
  new RegExp(`(?<![\\d.])${figure.replaceAll(/[$.]/g, '\\$&')}(?![\\d.])`);

const MONEY = /\$\d[\d.,]*[BM]?/;
const SHARE = /\d[\d.]*%/;
/** Of a price of RAM, without its symbol. */
const AMOUNT = /\d+\.\d+/;

for (const [chain, code, contract] of [
  ['eos', 'A', 'core.vaulta'],
  ['fio', 'FIO', 'fio.token'],
  ['wax', 'WAX', 'eosio.token'],
  ['proton', 'XPR', 'eosio.token'],
] as const)
  test(`the price and the market cap of ${code} are the same on each page`, async ({ page }) => {
    await page.goto(siteOf(chain));
    const price = await figureIn(page, `Price of ${code}`, MONEY);
    const cap = await figureIn(page, `Price of ${code}`, MONEY, 'note');
    await expect(page.getByRole('banner')).toContainText(`${code} ${price}`);

    await page.goto(`${siteOf(chain)}/tokens`);
    const row = main(page).getByRole('row').filter({ hasText: contract }).filter({ hasText: code });
    await expect(row.first().getByRole('cell').nth(1)).toHaveText(whole(price));
    await expect(row.first().getByRole('cell').nth(4)).toHaveText(whole(cap));

    await page.goto(`${siteOf(chain)}/tokens/${contract}:${code}`);
    expect(await figureIn(page, 'Price', MONEY)).toBe(price);
    expect(await figureIn(page, 'Market cap', MONEY)).toBe(cap);
  });

test('what is in circulation of A is the same on each page', async ({ page }) => {
  await page.goto('/tokens/core.vaulta:A');
  const amount = await figureIn(page, 'In circulation', /\d[\d,]*/);
  const units = Number(amount.replaceAll(',', ''));
  expect(units).toBeLessThan(2_100_000_000);
  await page.goto('/');
  const shown = await figureIn(page, 'In circulation', /\d[\d.]*[BMK]?/);
  const scale = { B: 1e9, M: 1e6, K: 1e3 }[shown.at(-1) ?? ''] ?? 1;
  expect(Math.abs(Number.parseFloat(shown) * scale - units) / units).toBeLessThan(0.01);
});

test('the price of RAM is the same on each page', async ({ page }) => {
  await page.goto('/');
  const price = await figureIn(page, 'RAM, per KB', AMOUNT);
  await page.goto('/account/alice?tab=resources');
  expect(await figureIn(page, 'Price per KB', AMOUNT)).toBe(price);
  await logIn(page, 'alice');
  await page.goto('/wallet/ram/buy');
  expect(await figureIn(page, 'Price per KB', AMOUNT)).toBe(price);
});

test('the share that votes is the same on each page', async ({ page }) => {
  await page.goto('/');
  const share = await figureIn(page, 'Staked votes', SHARE, 'note');
  await page.goto('/stats/votes');
  expect(await figureIn(page, 'Of all A and EOS in circulation', SHARE)).toBe(share);
});

test('a share of votes names its base, beside the circulating supply of one token', async ({
  page,
}) => {
  await page.goto('/');
  await expect(fact(page, 'Staked votes').locator('dd').nth(1)).toHaveText(
    /^[\d.]+% of all A and EOS in circulation$/,
  );
  await page.goto(siteOf('wax'));
  await expect(fact(page, 'Staked votes').locator('dd').nth(1)).toHaveText(
    /% of the circulating supply$/,
  );
});

for (const [chain, code] of [
  ['eos', 'A'],
  ['proton', 'XPR'],
] as const)
  test(`what an account has of ${code} is the same on its page, in the wallet and on a card`, async ({
    page,
  }) => {
    // Without the pool's growth between the pages: to the whole token.
    const total = async () => {
      const shown = page.getByText(new RegExp(`^[\\d,]+\\.\\d+\\s${code}$`)).first();
      await expect(shown).toBeVisible();
      return (await shown.innerText()).split('.')[0];
    };
    const worth = /XPR|REX/.test(code) ? 'Long staking' : 'In REX';
    await page.goto(`${siteOf(chain)}/account/alice`);
    await expect(page.getByText(worth, { exact: true })).toBeVisible();
    // The worth of the REX follows the figure that the node reports.
    await expect(page.getByText(/All tokens/)).toBeVisible();
    const onPage = await total();
    await page.goto(`${siteOf(chain)}/embed/account/alice`);
    await expect(page.getByText(worth, { exact: true })).toBeVisible();
    expect(await total()).toBe(onPage);
  });

test('the worth of a list of tokens has another name than that of all an account has', async ({
  page,
}) => {
  await page.goto('/account/alice');
  await expect(main(page).getByText(/^All tokens: /)).toHaveCount(1);
  await expect(main(page).getByText(/^In this list: /)).toHaveCount(1);
});

test('the oracle’s price is the same on each page, with the digits that count', async ({
  page,
}) => {
  const site = siteOf('proton');
  await page.goto(`${site}/oracles`);
  const row = main(page).getByRole('row').filter({ hasText: 'XPR/BTC' });
  const rate = (await row.getByRole('cell').nth(2).textContent()) ?? '';
  expect(rate.replace(/^0\.0+/, '')).toMatch(/^\d{4,}$/);
  await row.getByRole('link', { name: 'XPR/BTC' }).click();
  await expect(fact(page, 'Value')).toContainText(rate);
  await logIn(page, 'alice');
  await page.goto(`${site}/wallet/longstaking/stake`);
  await expect(fact(page, 'Price, XPR/BTC')).toContainText(rate);
});

for (const chain of ['eos', 'proton'])
  test(`as many producers of ${chain} produce at home as on the page of votes`, async ({
    page,
  }) => {
    const counted = async (path: string) => {
      await page.goto(siteOf(chain) + path);
      const section = page.getByRole('region', { name: /^(Block p|P)roducers/ });
      await expect(section).toContainText(/\d+ producing/);
      return /(\d+) producing/.exec(await section.innerText())?.[1];
    };
    expect(await counted('/vote')).toBe(await counted('/'));
  });
