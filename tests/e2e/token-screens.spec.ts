import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ask, core, devnetUrl, expect, rowsOf, scrollsSideways, siteOf, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

const light = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${devnetUrl}/api/${path}`)).json()) as T;

/** `1,234.5` of `1234.5000 A`: the digits that a screen shows first. */
const whole = (asset: string) => Number(asset.split(' ')[0]?.split('.')[0]).toLocaleString('en-US');

const main = (page: Page) => page.getByRole('main');

/** Down to a part that comes with the reader. */
async function toTheEnd(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('tokens are listed with supply and price, found, saved, and one is opened @core', async ({
  page,
}) => {
  const [stat] = await ask<Record<string, { supply: string; max_supply: string; issuer: string }>>(
    '/v1/chain/get_currency_stats',
    { code: core.contract, symbol: core.code },
  ).then((stats) => [stats[core.code]]);
  const holders = await light<number>('holdercount/eos/core.vaulta/A');
  await page.goto('/tokens');
  const table = page.getByRole('table', { name: 'Tokens' });
  const row = table.getByRole('row').filter({ hasText: core.contract }).first();
  await expect(row).toContainText(core.code);
  await expect(row).toContainText('$');
  await expect(row).toContainText(holders.toLocaleString('en-US'));
  expect(await scrollsSideways(page)).toBe(false);

  // A token with the core token's symbol is marked.
  await page.getByLabel('Search tokens').fill('EOS');
  await expect(table.getByText(/^Not the chain’s /).first()).toBeVisible();
  await expect(page).toHaveURL(/find=EOS/);
  await page.getByLabel('Search tokens').fill('no such token');
  await expect(main(page)).toContainText('No listed token matches “no such token”.');
  await page.getByLabel('Search tokens').fill('');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('A,core.vaulta');

  const lookUp = page.getByLabel('Open another token');
  await lookUp.fill('nothing');
  await lookUp.press('Enter');
  await expect(main(page)).toContainText('Enter a contract and a symbol');
  await lookUp.fill('A@core.vaulta');
  await lookUp.press('Enter');
  await expect(page).toHaveURL(/\/tokens\/core\.vaulta(:|%3A)A$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(core.code);
  await expect(main(page)).toContainText(whole(stat?.supply ?? ''));
  await expect(main(page)).toContainText(whole(stat?.max_supply ?? ''));
  await expect(
    main(page).getByRole('link', { name: stat?.issuer, exact: true }).first(),
  ).toBeVisible();

  // The chart is read by keys, and as a table.
  const chart = page.getByRole('slider', { name: 'Price of A' });
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /^\$\d/);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Price of A' })).toBeVisible();

  const [largest] = await light<[string, string][]>('topholders/eos/core.vaulta/A/100');
  const ranked = page.getByRole('table', { name: 'Largest holders of A' });
  await expect(ranked.getByRole('row').nth(1)).toContainText(largest?.[0] ?? '');
  await expect(ranked.getByRole('row').nth(1)).toContainText(whole(largest?.[1] ?? ''));
  await page.getByRole('link', { name: 'Markets' }).click();
  await expect(page.getByRole('table', { name: 'Markets' })).toContainText('A/BTC');
  await page.getByRole('link', { name: 'Transfers', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Actions' })).toContainText(core.code);
});

test('a token that only has the symbol is warned of, and one that does not exist is missing', async ({
  page,
}) => {
  const { balances } = await light<{ balances: { currency: string; contract: string }[] }>(
    'balances/eos/alice',
  );
  // The core token and the one that it replaced are both imitated.
  for (const [code, own] of [
    ['EOS', 'eosio.token'],
    [core.code, core.contract],
  ]) {
    const fake = balances.find(({ currency, contract }) => currency === code && contract !== own);
    await page.goto(`/tokens/${code}-eos-${fake?.contract}`);
    await expect(main(page)).toContainText(`This is not the chain’s ${code}`);
    await page.getByRole('link', { name: 'Open the chain’s own token' }).click();
    await expect(main(page)).not.toContainText('This is not the chain’s');
    await expect(main(page)).toContainText(own ?? '');
  }
  await expect(main(page)).toContainText('Core token');
  await page.goto('/tokens/eosio.token:NOPE');
  await expect(main(page)).toContainText('eosio.token has not issued a token NOPE');
});

test('the largest accounts are ranked by token, stake and RAM', async ({ page }) => {
  await page.goto('/topholders');
  const rows = main(page).getByRole('table').getByRole('row');
  const [holder] = await light<[string, string][]>('topholders/eos/core.vaulta/A/500');
  await expect(rows.nth(1)).toContainText(holder?.[0] ?? '');
  await page.getByRole('button', { name: 'Stake', exact: true }).click();
  const [staker] = await light<[string, number, number][]>('topstake/eos/500');
  await expect(rows.nth(1)).toContainText(staker?.[0] ?? '');
  await expect(rows.nth(1)).toContainText(
    Math.floor(((staker?.[1] ?? 0) + (staker?.[2] ?? 0)) / 10_000).toLocaleString('en-US'),
  );
  await page.getByRole('button', { name: 'RAM', exact: true }).click();
  const [hoarder] = await light<[string, number][]>('topram/eos/500');
  await expect(rows.nth(1)).toContainText(hoarder?.[0] ?? '');
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('nobody');
  await expect(main(page)).toContainText('No account in these rows matches “nobody”.');
});

test('an address that names no token shows a heading and the reason', async ({ page }) => {
  await page.goto('/tokens/nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token Not Found');
  await expect(main(page)).toContainText('nonsense');
  await expect(main(page).getByRole('link', { name: 'All tokens' })).toBeVisible();
});

test('the bars of shares begin at one place, and ranks end at one', async ({ page }) => {
  await page.goto('/topholders');
  const rows = main(page).getByRole('table').locator('tbody').getByRole('row');
  // Both shares of one line and those too small for two decimals.
  await expect(rows.filter({ hasText: '< 0.01%' }).first()).toBeVisible();
  const places = await rows.evaluateAll((all) =>
    all.map((row) => {
      const bar = row.querySelector('[aria-hidden] > .lean')?.parentElement;
      const range = document.createRange();
      range.selectNodeContents(row.querySelector('td')!);
      return [bar?.getBoundingClientRect().left, Math.round(range.getBoundingClientRect().right)];
    }),
  );
  expect(new Set(places.map(([bar]) => bar)).size).toBe(1);
  expect(new Set(places.map(([, rank]) => rank)).size).toBe(1);
});

test('REX shows its pool, and lends, saves and sells', async ({ page }) => {
  const poolOf = async () =>
    (await rowsOf<{ total_lendable: string; total_rex: string }>('eosio', 'rexpool'))[0]!;
  await page.goto('/rex');
  const before = await poolOf();
  await expect(main(page)).toContainText(whole(before.total_lendable));
  await expect(main(page)).toContainText(whole(before.total_rex));
  await expect(main(page)).toContainText(/21 days/);
  expect(await scrollsSideways(page)).toBe(false);

  // Lending sells what is mature, of which carol has none.
  await logIn(page, 'carol');
  await expect(main(page)).toContainText('Expected in 30 days');
  await page.getByRole('link', { name: 'Lend', exact: true }).click();
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await amount.fill('0');
  await amount.blur();
  await expect(main(page)).toContainText('Enter an amount above zero.');
  await amount.fill('3');
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('REX');
  await page.getByRole('main').getByRole('button', { name: 'Lend', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const units = ({ total_lendable: text }: { total_lendable: string }) =>
    Math.round(Number(text.split(' ')[0]) * 10_000);
  expect(units(await poolOf()) - units(before)).toBeGreaterThanOrEqual(30_000);
});

test('REX shows what went in and out of its account', async ({ page }) => {
  await page.goto('/rex');
  const part = page.getByRole('region').filter({
    has: page.getByRole('heading', { name: 'History', exact: true }),
  });
  await toTheEnd(page, part);
  await expect(part.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('votes show the stake that votes, their concentration and the largest voters', async ({
  page,
}) => {
  const [global] = await rowsOf<{ total_activated_stake: string }>('eosio', 'global');
  const voters = await rowsOf<{ owner: string; last_vote_weight: string }>('eosio', 'voters');
  const [largest] = voters.toSorted(
    (a, b) => Number(b.last_vote_weight) - Number(a.last_vote_weight),
  );
  await page.goto('/stats');
  await expect(page).toHaveURL(/\/stats\/votes$/);
  await expect(main(page)).toContainText(
    Math.floor(Number(global?.total_activated_stake) / 10_000).toLocaleString('en-US'),
  );
  const table = page.getByRole('table', { name: 'Largest voters' });
  await expect(table.getByRole('row').nth(1)).toContainText(largest?.owner ?? '');
  const past = page.getByRole('region', { name: 'Voting power over time' });
  await toTheEnd(page, past);
  await past.getByRole('button', { name: 'Show the chart' }).click();
  await expect(past.getByRole('status')).toHaveText(/^Points read: 31 of 31/);
  const chart = past.getByRole('slider', { name: 'Staked votes' });
  // The last moment is now.
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    new RegExp(
      `^${Math.floor(Number(global?.total_activated_stake) / 10_000).toLocaleString('en-US')}`,
    ),
  );
  await page.getByLabel('Producer', { exact: true }).selectOption('bpalpha11111');
  await expect(page.getByRole('table', { name: 'Voters of bpalpha11111' })).toBeVisible();
  await expect(page).toHaveURL(/producer=bpalpha11111/);
  expect(await scrollsSideways(page)).toBe(false);
});

test.describe('on XPR', () => {
  test.use({ baseURL: siteOf('proton') });

  test('wrapped tokens of other chains are listed with supply and issuer', async ({ page }) => {
    const stats = await ask<Record<string, { supply: string; issuer: string }>>(
      '/v1/chain/get_currency_stats',
      { code: 'xtokens', symbol: 'XUSDC' },
      'proton',
    );
    await page.goto('/outstanding-xtokens');
    const table = page.getByRole('table', { name: 'Outstanding wrapped tokens' });
    const row = table.getByRole('row').filter({ hasText: 'XUSDC' });
    await expect(row).toContainText(whole(stats['XUSDC']?.supply ?? ''));
    await expect(row).toContainText(stats['XUSDC']?.issuer ?? '');
    await expect(row).toContainText('$');
    expect(await scrollsSideways(page)).toBe(false);
  });
});
