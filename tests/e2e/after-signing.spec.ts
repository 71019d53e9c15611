import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { ask, devnetOf, expect, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

const main = (page: Page) => page.getByRole('main');
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

/** Leads from one screen to another without a new page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/[?]/g, '\\?')}$`));
}

/** A classic chain: a block is final after some minutes. */
const kylin = siteOf('kylin');

interface Account {
  core_liquid_balance: string;
  self_delegated_bandwidth: { cpu_weight: string; net_weight: string };
  refund_request: { cpu_amount: string };
}

/** An account as a node of the classic chain has it. */
const account = (account_name: string) =>
  ask<Account>('/v1/chain/get_account', { account_name }, 'kylin');

/** `1,234.5000` of `1234.5000 EOS`. */
const written = (amount: string) =>
  Number(amount.split(' ')[0]).toLocaleString('en', { minimumFractionDigits: 4 });

/** A figure of an account's balance. */
const part = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });

/** The limit of an account's RAM, as its page writes it. */
const ramLimit = async (page: Page) =>
  /RAM\s[^R]*? of ([\d.,]+ \w+)/.exec(await main(page).innerText())?.[1];

/** What was signed may be undone, and the page says so. */
const asOf = (page: Page) => page.getByRole('complementary', { name: /^As of block [\d,]+/ });

/** Opens an account's page and logs in there, so that what it shows is from before. */
async function openAs(page: Page, name: string): Promise<void> {
  await page.goto(`${kylin}/account/${name}`);
  await expect(part(page, 'Liquid')).toBeVisible();
  await logIn(page, name);
}

/** Presses a form's button and signs. */
async function submit(page: Page, button: string | RegExp): Promise<void> {
  await main(page).locator('form').getByRole('button', { name: button }).first().click();
  await sign(page);
  await expect(success(page)).toBeVisible();
}

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

test.beforeAll(() => fetch(`${devnetOf('kylin')}/v1/chain/get_info`));

test('a transfer shows in both balances and in the history, as of its block', async ({ page }) => {
  await openAs(page, 'judy');
  await follow(page, '/account/judy?tab=transactions');
  await follow(page, '/wallet/transfer');
  await main(page).getByLabel('To', { exact: true }).fill('mallory');
  await field(page, 'Amount').fill('1.2043');
  await submit(page, /^Send/);
  for (const name of ['judy', 'mallory']) {
    await follow(page, `/account/${name}`);
    const { core_liquid_balance: liquid } = await account(name);
    await expect(part(page, 'Liquid')).toContainText(written(liquid));
    await expect(main(page)).toContainText('1.2043');
    await expect(asOf(page)).toBeVisible();
  }
  await follow(page, '/account/judy?tab=transactions');
  await expect(main(page)).toContainText('1.2043');
});

test('stake shows where the account has it, and what is unstaked as its refund', async ({
  page,
}) => {
  await openAs(page, 'frank');
  await follow(page, '/account/frank?tab=resources');
  await follow(page, '/wallet/resources/stake');
  await field(page, 'CPU').fill('1.25');
  await field(page, 'NET').fill('0.75');
  await submit(page, 'Stake');
  await follow(page, '/account/frank');
  const staked = (await account('frank')).self_delegated_bandwidth;
  await expect(part(page, 'Staked for CPU')).toContainText(written(staked.cpu_weight));
  await expect(part(page, 'Staked for NET')).toContainText(written(staked.net_weight));
  await expect(asOf(page)).toBeVisible();
  await follow(page, '/wallet/resources/refund');
  await follow(page, '/wallet/resources/unstake');
  await field(page, 'CPU').fill('0.5017');
  await submit(page, 'Unstake');
  const { self_delegated_bandwidth: less, refund_request: refund } = await account('frank');
  await follow(page, '/wallet/resources/refund');
  await expect(main(page)).toContainText(written(refund.cpu_amount));
  const labels = await main(page).locator('dl dt').allInnerTexts();
  expect([...new Set(labels)]).toEqual(labels);
  await follow(page, '/account/frank');
  await expect(part(page, 'Staked for CPU')).toContainText(written(less.cpu_weight));
  await expect(part(page, 'Refund from CPU')).toContainText(written(refund.cpu_amount));
});

test('RAM that is bought and sold shows in the account and in the form of the other', async ({
  page,
}) => {
  await openAs(page, 'grace');
  for (const [path, button] of [
    ['/wallet/ram/buy?in=bytes', 'Buy RAM'],
    ['/wallet/ram/sell', 'Sell RAM'],
  ] as const) {
    await follow(page, '/account/grace');
    await expect.poll(() => ramLimit(page)).toBeDefined();
    const before = await ramLimit(page);
    await follow(page, path);
    await field(page, 'Amount').fill('65536');
    await submit(page, button);
    await follow(page, '/account/grace');
    await expect.poll(() => ramLimit(page)).not.toBe(before);
    const shown = await ramLimit(page);
    await page.reload();
    await expect.poll(() => ramLimit(page)).toBe(shown);
  }
});

test('RAM that is bought counts among the trades below the form', async ({ page }) => {
  await openAs(page, 'grace');
  await follow(page, '/wallet/ram/buy?in=bytes');
  const buyers = main(page).getByRole('table', { name: 'Largest buyers' });
  const own = () => buyers.getByRole('row').filter({ hasText: 'grace' }).allInnerTexts();
  await main(page).getByRole('heading', { name: 'RAM trades' }).scrollIntoViewIfNeeded();
  await expect(buyers.or(main(page).getByText('No RAM trades'))).toBeVisible();
  const before = await own();
  await field(page, 'Amount').fill('131072');
  await submit(page, 'Buy RAM');
  await expect.poll(own).not.toEqual(before);
});

test('a permission that is made and linked shows among the account’s', async ({ page }, {
  retry,
}) => {
  // An earlier try may have made its own.
  const name = `seal${retry + 1}`;
  await openAs(page, 'heidi');
  await follow(page, '/account/heidi?tab=permissions');
  await expect(main(page)).not.toContainText(name);
  await follow(page, '/wallet/permissions/advanced?permission=&threshold=1');
  await main(page)
    .getByRole('checkbox', { name: /^I want to change who controls/ })
    .check();
  await field(page, 'Name of the permission').fill(name);
  await field(page, 'Key 1').fill(toModernKey(devnetPublicKey('heidi')));
  await submit(page, 'Create permission');
  await follow(page, '/account/heidi?tab=permissions');
  await expect(main(page)).toContainText(name);
  await expect(asOf(page)).toBeVisible();
  await follow(page, '/wallet/permissions/link?contract=eosio');
  await main(page)
    .getByRole('checkbox', { name: /^I want to change who controls/ })
    .check();
  await main(page)
    .getByRole('combobox', { name: 'Action', exact: true })
    .selectOption('claimrewards');
  await main(page).getByRole('combobox', { name: 'Permission', exact: true }).selectOption(name);
  await submit(page, 'Link');
  await expect(main(page).getByRole('region', { name: 'Linked actions' })).toContainText(
    'claimrewards',
  );
  await follow(page, '/account/heidi?tab=permissions');
  await expect(main(page)).toContainText('claimrewards');
});

test('an executed proposal is shown as executed immediately, without history', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'frank');
  await page.locator('header summary[aria-label="Account frank"]').click();
  await page.getByRole('switch', { name: /Multisig mode/ }).check();
  await page.locator('header summary[aria-label="Account frank"]').click();
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0007');
  await main(page).getByRole('button', { name: /Send/ }).click();
  await main(page).getByRole('button', { name: 'Propose', exact: true }).click();
  await sign(page);
  await page.getByRole('link', { name: 'View proposal' }).click();
  await main(page).getByRole('button', { name: 'Approve' }).click();
  await sign(page);
  await expect(main(page)).toContainText('Ready to execute');
  // From here on no history has anything new.
  await page.route(/get_actions/, (route) =>
    route.fulfill({ json: { actions: [], simple_actions: [], total: { value: 0 } } }),
  );
  await main(page).getByRole('button', { name: 'Execute' }).click();
  await sign(page);
  await expect(main(page)).toContainText(/Executed\s*by frank/);
  await expect(main(page)).toContainText('frank sent 0.0007');
  await expect(success(page)).toBeVisible();
  await expect(main(page)).toContainText(/Executed\s*by frank/);
  await expect(main(page)).not.toContainText('outcome is unknown');
});

test('a vote shows on every screen that has it, as of its block', async ({ page }) => {
  await page.goto('/account/ivan?tab=votes');
  await expect(main(page)).toContainText('No votes found');
  await logIn(page, 'ivan');
  await follow(page, '/vote');
  const box = main(page).getByRole('checkbox', { name: 'Vote for bplima111111' });
  await box.check();
  await main(page)
    .getByRole('button', { name: /^Vote for \d+ producers?$/ })
    .click();
  await sign(page);
  await expect(success(page)).toBeVisible();
  // The weight of a vote tells its week.
  const lastVoted = main(page).locator('dl').getByText('Last voted').locator('..');
  await expect(lastVoted).toContainText('this week');
  await follow(page, '/account/ivan?tab=votes');
  await expect(main(page)).not.toContainText('No votes found');
  await expect(main(page).getByRole('link', { name: 'bplima111111' }).first()).toBeVisible();
  await expect(main(page)).toContainText('this week');
});

test('the outcome says what was done and leads to the form that takes it back', async ({
  page,
}) => {
  await openAs(page, 'frank');
  await follow(page, '/wallet/resources/stake');
  await field(page, 'CPU').fill('1.5');
  await submit(page, 'Stake');
  await expect(success(page)).toContainText('frank staked 1.5000 EOS for CPU to frank');
  await success(page).getByRole('link', { name: 'Unstake', exact: true }).click();
  await expect(page).toHaveURL(/\/wallet\/resources\/unstake\?/);
  await expect(field(page, 'CPU')).toHaveValue('1.5000');
  await expect(success(page)).toHaveCount(0);
});
