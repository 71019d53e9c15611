import type { Page } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { axeViolations, core, expect, scrollsSideways, siteOf, test } from './fixtures.ts';
import { addAccount, logIn } from './log-in.ts';

/** What people look for: the words of a search, and where it leads. */
const tools: readonly (readonly [name: string, tool: string, path: string, chain: ChainKey])[] = [
  ['change a key', 'Permissions', '/wallet/permissions', 'eos'],
  ['claim a refund', 'Claim a refund', '/wallet/resources/refund', 'eos'],
  ['approve a proposal', 'Approve proposals', '/msigs?show=requested', 'eos'],
  ['stake on XPR', 'Stake', '/wallet/staking/stake', 'proton'],
  ['renew a FIO domain', 'Manage domains', '/wallet/manage/domains', 'fio'],
  ['sell RAM', 'Sell RAM', '/wallet/ram/sell', 'eos'],
  ['bid for a name', 'Bid for a name', '/namebids?tab=bid', 'eos'],
  ['export taxes', 'Tax export', '/wallet/tax', 'eos'],
  ['upload a contract', 'Upload a contract', '/wallet/utilities/upload-contract', 'eos'],
  ['lend to REX', 'Lend to REX', '/rex?tab=lend', 'eos'],
];

const widths = { phone: [390, 844], desktop: [1440, 900] } as const;

/** The list of tools: its links are named by the tool, with what it does after it. */
const toolIn = (page: Page, tool: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${tool}(?=[A-Z]|\\s|$)`) });

for (const [name, [width, height]] of Object.entries(widths))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('each of ten tools is two clicks from the header, and one search', async ({ page }) => {
      for (const [query, tool, path, chain] of tools)
        await test.step(query, async () => {
          await page.goto(siteOf(chain));
          const wallet = page.getByRole('link', { name: 'Wallet', exact: true });
          await wallet.filter({ visible: true }).click();
          await expect(page).toHaveURL(`${siteOf(chain)}/wallet`);
          await toolIn(page, tool).first().click();
          await expect(page).toHaveURL(siteOf(chain) + path);

          await page.keyboard.press('Control+k');
          await expect(page.getByRole('combobox').first()).toBeFocused();
          await page.keyboard.type(query);
          const found = page.getByRole('group', { name: 'Pages and tools' });
          await found
            .getByRole('option', { name: new RegExp(`^${tool}`) })
            .first()
            .click();
          await expect(page).toHaveURL(siteOf(chain) + path);
        });
    });
  });

test('words that are no name open the closest tool with Enter', async ({ page }) => {
  await page.goto('/wallet');
  await page.getByRole('combobox').fill('sell ram');
  await expect(page.getByRole('option', { name: /^Sell RAM/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wallet\/ram\/sell$/);
});

test('the overview shows what a user has, what waits and the way to it', async ({ page }) => {
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  await expect(main.getByText('Total balance')).toBeVisible();
  const waiting = main.getByRole('region', { name: 'Waiting for you' });
  // alice holds the token that the core token replaced.
  const swap = waiting.getByRole('link', { name: /^Tokens to swap/ });
  await expect(swap).toContainText('EOS');
  expect(await axeViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await swap.click();
  await expect(page).toHaveURL(/\/wallet\/swap-token$/);
});

test('a lost bid and a producer’s pay wait, and lead to the forms that claim them', async ({
  page,
}) => {
  await page.goto('/wallet');
  await logIn(page, 'dave');
  const waiting = page.getByRole('main').getByRole('region', { name: 'Waiting for you' });
  const bid = waiting.getByRole('link', { name: /^Refund of a lost bid/ });
  await expect(bid).toContainText('gold');
  await expect(bid).toContainText('120.0000');
  await bid.click();
  await expect(page).toHaveURL(/\/namebids\?tab=refund&name=gold$/);
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Claim the refund' }),
  ).toBeEnabled();

  await page.goto('/wallet');
  await addAccount(page, 'dave', 'bpalpha11111');
  const pay = waiting.getByRole('link', { name: /^Producer pay/ });
  await expect(pay).toContainText(core.code);
  await pay.click();
  await expect(page).toHaveURL(/\/producers\/bpalpha11111$/);
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Claim producer rewards' }),
  ).toBeEnabled();
});

test('the list narrows as one types, here and beside a form', async ({ page }) => {
  await page.goto('/wallet');
  const main = page.getByRole('main');
  await main.getByLabel('Find a tool').fill('ram');
  await expect(main.getByRole('link', { name: /^Sell RAM/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Tax export/ })).toHaveCount(0);
  await main.getByLabel('Find a tool').fill('xyzzy');
  await expect(main.getByRole('status').filter({ hasText: 'xyzzy' })).toBeVisible();

  await page.goto('/wallet/ram/sell');
  const list = page.getByRole('navigation', { name: 'All tools' });
  await expect(list.locator('[aria-current=page]')).toHaveText('Sell RAM');
  await main.getByLabel('Find a tool').fill('link');
  await list.getByRole('link', { name: 'Link permissions' }).click();
  await expect(page).toHaveURL(/\/wallet\/permissions\/link$/);
  await expect(list.locator('[aria-current=page]')).toHaveText('Link permissions');
  expect(await axeViolations(page)).toEqual([]);

  // Beside a tool that signs nothing too.
  await main.getByLabel('Find a tool').fill('vest');
  await list.getByRole('link', { name: 'Vesting' }).click();
  await expect(page).toHaveURL(/\/vest$/);
  await expect(list.locator('[aria-current=page]')).toHaveText('Vesting');
});

test.describe('on a phone, the tools', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('are a sheet over a form, which a step closes', async ({ page }) => {
    await page.goto('/wallet/transfer');
    await page.getByRole('button', { name: 'All tools' }).click();
    const sheet = page.getByRole('dialog', { name: 'All tools' });
    await sheet.getByText('Resources', { exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('link', { name: 'Sell RAM' }).click();
    await expect(page).toHaveURL(/\/wallet\/ram\/sell$/);
    await expect(sheet).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Menu' });
    await expect(bar.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'true');
  });
});
