import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask, core, devnetUrl, expect, rowsOf, scrollsSideways, siteOf, test } from './fixtures.ts';
import { sendAs } from '../hostile/powers.ts';
import { logIn } from './log-in.ts';

const main = (page: Page) => page.getByRole('main');
const figure = (value: string | number) => Math.floor(Number(value)).toLocaleString('en-US');

test('dApps are the contracts of the newest blocks, with the published list behind them', async ({
  page,
}) => {
  await page.goto('/dapps');
  const inUse = page.getByRole('region', { name: 'Contracts in use' });
  const used = inUse.getByRole('row').filter({ hasText: core.contract });
  // The newest blocks may be empty.
  await expect(async () => {
    const data = { from: 'alice', to: 'bob', quantity: `0.0001 ${core.code}`, memo: 'in use' };
    await sendAs('alice', core.contract, 'transfer', data);
    await inUse.getByRole('button', { name: 'Load the newest blocks' }).click();
    await expect(used).toContainText('transfer', { timeout: 5_000 });
  }).toPass();
  await expect(inUse).toContainText(/Blocks [\d,]+ to [\d,]+/);
  await expect(used).toContainText(/ago|No code/);
  await expect(page.getByRole('table', { name: 'Published dApps' })).toHaveCount(0);
  await page.getByText(/^Published list of earlier dApps/).click();
  const table = page.getByRole('table', { name: 'Published dApps' });
  await expect(table.getByRole('row').filter({ hasText: 'Newdex' })).toContainText(
    'No such account',
  );
  await page.getByRole('searchbox', { name: 'Search dApps' }).fill('everipedia');
  await expect(page).toHaveURL(/search=everipedia/);
  await expect(table.getByRole('row')).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Everipedia');
  await page.getByRole('searchbox', { name: 'Search dApps' }).fill('nothing of the sort');
  await expect(main(page)).toContainText('No listed dApp matches “nothing of the sort”.');

  expect(await scrollsSideways(page)).toBe(false);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a snapshot is read from a node, stopped, continued and saved', async ({ page }) => {
  const url = `${devnetUrl}/api/topholders/eos/core.vaulta/A/1000`;
  /** How many accounts have some now. The contract keeps rows of those that have nothing. */
  const holders = async () => {
    const listed = (await (await fetch(url)).json()) as [string, string][];
    return listed.filter(([, amount]) => parseFloat(amount) > 0).length;
  };
  await page.goto('/snapshot?rows=all');
  const progress = page.getByRole('region', { name: 'Balances' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(progress).toContainText(/Stopped. Balances read: \d+/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(progress).toContainText('balances read.');
  const count = await holders();
  await expect(progress).toContainText(`${figure(count)} balances read.`);
  await expect(progress).toContainText(/Read between block [\d,]+ and block [\d,]+/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines[0]).toContain('account,balance');
  expect(lines).toHaveLength(count + 1);
  const [, alice = ''] = lines.find((line) => line.startsWith('alice,'))?.split(',') ?? [];
  const [held] = await ask<string[]>('/v1/chain/get_currency_balance', {
    code: core.contract,
    account: 'alice',
    symbol: core.code,
  });
  expect(alice).toBe(held);

  await page.getByLabel('Source').selectOption('light-api');
  await expect(page).toHaveURL(/source=light-api/);
  await expect(main(page)).toContainText('at most the 1,000 largest holders');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(progress).toContainText('balances read.');
  await expect(progress).toContainText(`${figure(await holders())} balances read.`);
  expect(await scrollsSideways(page)).toBe(false);
});

test('locked tokens of an account are listed with the time they are free', async ({ page }) => {
  interface Balance {
    owner: string;
    rex_maturities: unknown[];
  }
  const [lender] = (await rowsOf<Balance>('eosio', 'rexbal')).filter(
    ({ rex_maturities: buckets }) => buckets.length > 0,
  );
  await page.goto('/vest');
  await expect(main(page)).toContainText('No account chosen');
  const account = page.getByRole('textbox', { name: 'Account' });
  await account.fill('Not a name!');
  await account.press('Enter');
  await expect(main(page)).toContainText('Invalid account name.');
  await account.fill(lender?.owner ?? '');
  await account.press('Enter');
  await expect(page).toHaveURL(new RegExp(`account=${lender?.owner}`));
  const table = page.getByRole('table', { name: 'Locked tokens' });
  await expect(table).toContainText(/REX/);
  await expect(main(page)).toContainText('eosio · rexbal');
  await account.fill('nobodyhere11');
  await account.press('Enter');
  await expect(main(page)).toContainText('There is no account nobodyhere11');
  await page.goto('/dsp');
  await expect(main(page)).toContainText('The DAPP Network is not on Vaulta');
});

test('a producer has its votes, blocks, pay, nodes, voters and claims', async ({ page }) => {
  interface Producer {
    owner: string;
    total_votes: string;
    unpaid_blocks: number;
    is_active: number;
  }
  const producers = (await rowsOf<Producer>('eosio', 'producers')).filter(({ is_active: active }) =>
    Boolean(active),
  );
  const [first] = producers.toSorted((a, b) => Number(b.total_votes) - Number(a.total_votes));
  await page.goto('/vote');
  await page.getByRole('link', { name: `Details of ${first?.owner}` }).click();
  await expect(page).toHaveURL(new RegExp(`/producers/${first?.owner}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.owner ?? '');
  await expect(main(page)).toContainText(/1 of \d+/);
  await expect(main(page)).toContainText('Produces blocks');
  const all = producers.reduce((sum, { total_votes: votes }) => sum + Number(votes), 0);
  const share = Math.floor((Number(first?.total_votes) / all) * 10_000) / 100;
  await expect(main(page)).toContainText(`${share.toFixed(2)}%`);
  await expect(page.getByRole('region', { name: 'Unclaimed pay' })).toContainText('For blocks');
  await expect(page.getByRole('region', { name: 'Unclaimed pay' })).toContainText(
    'From system fees',
  );
  const facts = await rowsOf<{ owner: string; json: string }>('producerjson', 'producerjson');
  const { org, nodes } = JSON.parse(
    facts.find(({ owner }) => owner === first?.owner)?.json ?? '',
  ) as { org: { candidate_name: string }; nodes: unknown[] };
  await expect(page.getByRole('region', { name: 'Published' })).toContainText(org.candidate_name);
  await expect(page.getByRole('table', { name: 'Nodes' }).getByRole('row')).toHaveCount(
    nodes.length + 1,
  );
  const voters = (await rowsOf<{ owner: string; producers: string[] }>('eosio', 'voters')).filter(
    ({ producers: voted }) => voted.includes(first?.owner ?? ''),
  );
  await expect(
    page.getByRole('table', { name: `Voters of ${first?.owner}` }).getByRole('row'),
  ).toHaveCount(Math.min(voters.length, 100) + 1);
  await expect(page.getByRole('region', { name: 'Claims' })).toContainText(/claim|No /i);
  // Its votes over time are offered below.
  await expect(main(page)).not.toContainText('A node knows the current rank only');
  expect(await scrollsSideways(page)).toBe(false);

  await page.goto('/producers/alice');
  await expect(main(page)).toContainText('alice is not registered as a producer');
});

test.describe('on Kylin', () => {
  test.use({ baseURL: siteOf('kylin') });

  test('packages of service providers are listed with users and stakes', async ({ page }) => {
    const packages = await rowsOf<{ provider: string }>('dappservices', 'package', {
      chain: 'kylin',
    });
    const [stake] = await rowsOf<{ balance: string }>('dappservices', 'staking', {
      chain: 'kylin',
      scope: 'alice',
    });
    await page.goto('/dsp');
    const table = page.getByRole('table', { name: 'Packages' });
    await expect(table.getByRole('row')).toHaveCount(packages.length + 1);
    await expect(table.getByRole('row').nth(1)).toContainText('1,300');
    await expect(table).toContainText('Disabled');
    await page.getByRole('searchbox', { name: 'Search packages' }).fill('eosnation');
    await expect(table.getByRole('row')).toHaveCount(3);
    const account = page.getByRole('textbox', { name: 'Account' });
    await account.fill('alice');
    await account.press('Enter');
    const stakes = page.getByRole('table', { name: 'Stakes of an account' });
    await expect(stakes).toContainText(figure(stake?.balance.split(' ')[0] ?? ''));
    await expect(stakes.getByRole('row')).toHaveCount(3);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('an airgrab is claimed once', async ({ page }) => {
    const held = () =>
      rowsOf<{ balance: string }>('airdropfund1', 'accounts', { chain: 'kylin', scope: 'erin' });
    expect(await held()).toEqual([]);
    await page.goto('/tokens?tab=airgrabs&token=airdropfund1:GRASS');
    const row = page
      .getByRole('table', { name: 'Airgrabs' })
      .getByRole('row')
      .filter({ hasText: 'GRASS' });
    await expect(row).toContainText('Can be claimed');
    await logIn(page, 'erin');
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await expect(main(page)).toContainText('Select at least one token that can be claimed.');
    await page.getByRole('checkbox', { name: 'Claim GRASS' }).check();
    await expect(main(page)).toContainText('240');
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
    expect(await held()).toEqual([{ balance: '0.000000 GRASS' }]);
    await expect(row).toContainText('Already claimed');
  });
});

test.describe('on Jungle', () => {
  test.use({ baseURL: siteOf('jungle') });

  test('an action that returns a value is run read-only', async ({ page }) => {
    const { abi } = await ask<{ abi: { tables: { name: string }[] } }>(
      '/v1/chain/get_abi',
      { account_name: 'eosio' },
      'jungle',
    );
    await page.goto('/contract?name=eosio');
    // The first table is open.
    await expect(
      page.getByRole('heading', { level: 2, name: abi.tables[0]?.name ?? '', exact: true }),
    ).toBeVisible();
    const data = encodeURIComponent(JSON.stringify({ patterns: ['a'] }));
    await page.goto(`/contract?name=eosio&part=actions&action=denyhashcalc&data=${data}`);
    await page.getByRole('button', { name: 'Run read-only' }).click();
    await expect(main(page)).toContainText('Result');
    await expect(main(page)).toContainText(/[0-9a-f]{64}/);
    await page.goto('/contract?name=eosio&part=actions&action=transfer');
    await expect(page.getByRole('button', { name: 'Run read-only' })).toHaveCount(0);
  });
});
