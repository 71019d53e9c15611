import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { tabTo, typeInto } from './by-keyboard.ts';
import { ask, core, expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

/**
 * Journeys without a pointer, from the log-in to the block. Search is in `search.spec.ts`, the tabs of
 * an account in `account.spec.ts`.
 */

/**
 * Reads and signs the transaction. The focus stays in the window until it is closed.
 * @param name the account that is typed where the review demands it
 */
async function signByKeys(page: Page, name?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toBeVisible();
  await expect(dialog.getByText(/Checking for risks|Dry run in progress/)).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (const risk of await dialog.getByRole('checkbox').all()) {
    await tabTo(page, risk);
    await page.keyboard.press('Space');
  }
  if (name !== undefined)
    await typeInto(page, dialog.getByLabel(`Type ${name} to sign anyway`), name);
  await tabTo(page, sign);
  await expect(sign).toBeEnabled();
  await page.keyboard.press('Enter');
}

const main = (page: Page) => page.getByRole('main');
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

async function balanceOf(account: string): Promise<number> {
  const [held = '0'] = await ask<string[]>('/v1/chain/get_currency_balance', {
    code: core.contract,
    account,
    symbol: core.code,
  });
  return Math.round(parseFloat(held) * 10_000);
}

test('a transfer is made and signed by keyboard', async ({ page }) => {
  const before = await balanceOf('erin');
  await page.goto('/wallet/transfer');
  await logIn(page, 'heidi');
  await typeInto(page, page.getByLabel('To', { exact: true }), 'erin');
  await typeInto(page, page.getByLabel('Amount'), '0.0003');
  await typeInto(page, page.getByLabel('Memo'), 'by keyboard');
  await tabTo(page, main(page).getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  await signByKeys(page);
  await expect(success(page)).toBeVisible();
  await expect.poll(() => balanceOf('erin')).toBeGreaterThanOrEqual(before + 3);
});

test('a list of transfers is typed, corrected and signed by keyboard', async ({ page }) => {
  await page.goto('/wallet/transfer/batch');
  await logIn(page, 'heidi');
  const list = main(page).getByLabel('List');
  await typeInto(page, list, 'erin, 0.0001\nfrank, 0.00001');
  await expect(main(page)).toContainText('Correct the lines with errors first.');
  await typeInto(page, list, 'erin, 0.0001\nfrank, 0.0002');
  const send = main(page).getByRole('button', { name: 'Send the list' });
  await expect(send).toBeEnabled();
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await signByKeys(page);
  await expect(main(page)).toContainText('All transfers were sent.');
});

test('a contract is chosen by keyboard, and the focus is on its page', async ({ page }) => {
  await page.goto('/contract');
  await typeInto(page, main(page).getByRole('combobox', { name: 'Contract' }), 'bob');
  await expect(main(page).getByRole('option', { name: 'bob' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/name=bob/);
  await expect(main(page)).toBeFocused();
  await page.goto('/contract?name=eosio');
  await tabTo(page, main(page).getByRole('link', { name: 'Change contract' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contract$/);
  await expect(main(page)).toBeFocused();
});

interface Account {
  permissions: { perm_name: string; required_auth: { threshold: number; keys: unknown[] } }[];
}

test('a permission is made and signed by keyboard', async ({ page }) => {
  const name = 'typed';
  await page.goto('/wallet/permissions');
  await logIn(page, 'heidi');
  await tabTo(page, main(page).getByRole('link', { name: 'A key that can only claim rewards' }));
  await page.keyboard.press('Enter');
  const field = (label: string) => main(page).getByRole('textbox', { name: label, exact: true });
  await typeInto(page, field('Name of the permission'), name);
  await typeInto(page, field('Key 1'), devnetPublicKey('heidi@typed'));
  await tabTo(page, main(page).getByRole('button', { name: 'Add an account' }));
  await page.keyboard.press('Enter');
  await typeInto(page, field('Account 1'), 'frank@active');
  await typeInto(page, field('Threshold'), '2');
  await expect(main(page)).toContainText('It can be satisfied.');
  await tabTo(page, main(page).getByRole('button', { name: 'Create permission', exact: true }));
  await page.keyboard.press('Enter');
  await signByKeys(page, 'heidi');
  await expect(success(page)).toBeVisible();
  const { permissions } = await ask<Account>('/v1/chain/get_account', { account_name: 'heidi' });
  const made = permissions.find(({ perm_name: found }) => found === name);
  expect(made?.required_auth.threshold).toBe(2);
  expect(made?.required_auth.keys).toEqual([{ key: devnetPublicKey('heidi@typed'), weight: 1 }]);
});

test('arrows move in the menus of the header, and Escape leads back', async ({ page }) => {
  await page.goto('/account/alice');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const header = page.locator('#header');
  for (const name of ['More', 'Language']) {
    const summary = page.locator(`summary:is([aria-label="${name}"], :has-text("${name}"))`);
    const menu = header.locator('details', { has: summary });
    const opener = menu.locator('summary');
    const links = menu.getByRole('link');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeVisible();
    // The first key of a visit loads the code of the menus.
    await expect(async () => {
      await opener.focus();
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(links.first()).toBeHidden();
  }
});
