import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { expect, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

/** Presses a form's button and waits until the review has checked all. */
async function review(page: Page, button: string) {
  await main(page).locator('form').getByRole('button', { name: button }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(dialog.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await expect(dialog.getByText(/Checking for risks|Dry run in progress/)).toHaveCount(0);
  return dialog;
}

test('a stake that is taken back lists no empty balances, and counts all of it', async ({
  page,
}) => {
  await page.goto('/wallet/resources/unstake');
  await logIn(page, 'alice');
  await field(page, 'CPU').fill('1');
  const dialog = await review(page, 'Unstake');
  await expect(dialog).toContainText('−1.0000 A staked');
  await expect(dialog).not.toContainText('Effect on assets unknown');
  await expect(dialog.getByRole('heading', { name: 'Balances', exact: true })).toHaveCount(0);
});

test('what a new account costs is listed once, the payer’s own first', async ({ page }) => {
  await page.goto('/wallet/create-account');
  await logIn(page, 'alice');
  await field(page, 'Account name').fill('paidforonce1');
  await field(page, 'Public key').fill(String(devnetPublicKey('bob')));
  const dialog = await review(page, 'Create the account');
  await expect(dialog).toContainText('+0.2000 A staked');
  await expect(dialog).not.toContainText('liquid');
  await expect(dialog).not.toContainText('Effect on assets unknown');
  await expect(dialog).toContainText('paidforonce1@active');
});

test('the own balance stands before those of the market', async ({ page }) => {
  await page.goto('/wallet/ram/sell?in=bytes');
  await logIn(page, 'alice');
  await field(page, 'Amount').fill('4096');
  const dialog = await review(page, 'Sell RAM');
  const first = dialog.locator('[data-slot=balance-list] li').filter({ hasText: /\d/ }).first();
  await expect(first).toContainText('alice');
  await expect(dialog).not.toContainText('Effect on assets unknown');
});

test('XPR that is staked and unstaked is counted', async ({ page }) => {
  await page.goto(`${siteOf('proton')}/wallet/staking/stake`);
  await logIn(page, 'carol');
  await field(page, 'Amount').fill('2');
  const dialog = await review(page, 'Stake');
  await expect(dialog).toContainText('+2.0000 XPR staked');
  await expect(dialog).not.toContainText('Effect on assets unknown');
});

test('RAM that is wrapped can be unwrapped, and no warning says otherwise', async ({ page }) => {
  await page.goto('/wallet/ram/wrap');
  await logIn(page, 'alice');
  await field(page, 'Amount').fill('1000');
  const dialog = await review(page, 'Wrap RAM');
  await expect(dialog).toContainText('+1,000 WRAM');
  await expect(dialog).not.toContainText('cannot take it back');
});

test('a profile that was just saved is what the form of the proxy goes on with', async ({
  page,
}) => {
  await page.goto('/wallet/proxy/register');
  await logIn(page, 'frank');
  await field(page, 'Name').fill('Frank votes');
  await field(page, 'Slogan').fill('Every round');
  await field(page, 'Philosophy').fill('Read first');
  await review(page, 'Register as a proxy');
  await sign(page);
  await expect(main(page).getByRole('button', { name: 'Update profile' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Frank votes');
  await expect(field(page, 'Philosophy')).toHaveValue('Read first');
  // Other tests count the proxies.
  await page.goto('/wallet/proxy/unregister');
  await review(page, 'Unregister as a proxy');
  await sign(page);
  await expect(main(page)).toContainText('You are not registered as a proxy.');
});

test('an approval that is revoked and given again runs the proposal anew', async ({ page }) => {
  await page.goto('/wallet/msig');
  await logIn(page, 'alice');
  await main(page).getByText('Add an action from a template', { exact: true }).click();
  await main(page).getByLabel('To', { exact: true }).fill('carol');
  await field(page, 'Amount').fill('0.0001');
  await main(page).getByRole('button', { name: 'Add to the queue' }).first().click();
  const added = main(page).getByText(/^Added to the queue/);
  await expect(added).toBeVisible();
  await review(page, 'Propose');
  await sign(page);
  await expect(main(page)).toContainText('The queue is empty');
  await expect(added).toHaveCount(0);
  await page.getByRole('link', { name: 'View proposal' }).click();
  await expect(main(page)).toContainText(/alice@active.? has not approved yet\./u);
  const press = async (name: string) => {
    await main(page).getByRole('button', { name, exact: true }).click();
    await sign(page);
  };
  await press('Approve');
  await expect(main(page)).toContainText('Ready to execute');
  await press('Revoke approval');
  await expect(main(page)).toContainText('Waiting for approvals');
  await main(page).evaluate((element) => {
    const seen = new MutationObserver(() => {
      if (element.textContent.includes('it cannot be executed now'))
        element.dataset['alarmed'] = 'yes';
    });
    seen.observe(element, { childList: true, subtree: true, characterData: true });
  });
  await press('Approve');
  await expect(main(page)).toContainText('Anyone can execute it now.');
  await expect(main(page)).not.toHaveAttribute('data-alarmed');
  await press('Cancel proposal');
});
