import type { Page } from '@playwright/test';
import { ask, core, expect, test } from './fixtures.ts';
import { addAccount, logIn, refuseOnce } from './log-in.ts';

// What is refused once is an answer of 500.
test.use({ allowedConsole: /500 \(Internal Server Error\)/ });

const TREASURY = 'treasury1111';

async function balanceOf(account: string): Promise<string | undefined> {
  const body = { code: core.contract, account, symbol: core.code };
  return (await ask<string[]>('/v1/chain/get_currency_balance', body))[0];
}

const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();

async function sign(page: Page): Promise<void> {
  await confirm(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
}

test('a transfer filled in while multisig mode is on is proposed, approved by two and executed', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.locator('header summary[aria-label="Account alice"]').click();
  await page.getByRole('switch', { name: /Multisig mode/ }).check();
  const strip = page.getByRole('status', { name: 'Multisig mode' });
  await expect(strip).toBeVisible();
  await page.locator('header summary[aria-label="Account alice"]').click();

  const memo = `by the treasury ${Date.now()}`;
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0007');
  await page.getByLabel('Memo').fill(memo);
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await expect(page).toHaveURL(/\/wallet\/msig$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toContainText('0.0007');

  await page.getByLabel('Authorizing account').fill(TREASURY);
  await page.getByRole('button', { name: `Replace alice with ${TREASURY}` }).click();
  const asked = page.getByRole('group', { name: 'Requested approvals' });
  for (const name of ['alice', 'bob', 'carol'])
    await expect(asked.getByRole('listitem').filter({ hasText: `${name}@active` })).toBeVisible();
  const name = await page.getByLabel('Proposal name').inputValue();
  expect(name).toMatch(/^[a-z][a-z1-5]{11}$/);
  const propose = main.getByRole('button', { name: 'Propose', exact: true });
  await page.getByLabel('Permission', { exact: true }).fill('actve');
  await propose.click();
  await expect(main).toContainText(
    `The permission ${TREASURY}@actve does not exist on this chain.`,
  );
  await page.getByLabel('Permission', { exact: true }).fill('active');
  await propose.click();
  await sign(page);
  await expect(strip).toBeHidden();

  await page.getByRole('link', { name: 'View proposal' }).click();
  await expect(page).toHaveURL(new RegExp(`/msig/alice/${name}$`));
  await expect(main).toContainText(memo);
  await expect(main).toContainText('Waiting for approvals');
  await refuseOnce(page);
  await main.getByRole('button', { name: 'Approve' }).click();
  await confirm(page);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await sign(page);
  await expect(main).toContainText('1 of 2');
  await expect(main).toContainText(/needs 1 more approval, available from .*bob@active/);
  await expect(main.getByRole('region', { name: 'Raw transaction' })).toContainText('expiration');

  await page.goto('/msigs');
  await addAccount(page, 'alice', 'bob');
  await page
    .getByRole('region', { name: 'Waiting for your approval' })
    .getByRole('link', { name })
    .click();
  await main.getByRole('button', { name: 'Approve' }).click();
  await sign(page);
  const before = await balanceOf(TREASURY);
  await main.getByRole('button', { name: 'Execute' }).click();
  await sign(page);
  expect(await balanceOf(TREASURY)).not.toBe(before);
  await expect(main).toContainText(
    `Proposal ${name} by alice has already been executed or does not exist.`,
  );
  await expect(main).toContainText('Executed');
});

test('the list is what its address asks for', async ({ page }) => {
  await page.goto('/msigs?show=expired');
  const views = page.getByRole('navigation', { name: 'Filter' });
  await expect(views.getByRole('link', { name: 'Expired' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(views.getByRole('link', { name: 'Yours' })).toHaveCount(0);
  await logIn(page, 'carol');
  const requested = page.waitForRequest(/get_proposals\?.*requested=carol/);
  await views.getByRole('link', { name: 'Waiting for you' }).click();
  await expect(page).toHaveURL(/\/msigs\?show=requested$/);
  await requested;
  await views.getByRole('link', { name: 'Yours' }).click();
  await expect(page).toHaveURL(/\/msigs\?show=mine$/);
  await views.getByRole('link', { name: 'Open' }).click();
  await page.getByLabel('Proposer').fill(' BOB ');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\?proposer=bob$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/msigs$/);
});

test('a proposal that never was says so', async ({ page }) => {
  await page.goto('/msig/alice/nosuchthing1');
  await expect(page.getByRole('main')).toContainText(
    'Proposal nosuchthing1 by alice has already been executed or does not exist.',
  );
  await expect(page.getByRole('main')).toContainText(
    'No history available: the outcome is unknown.',
  );
});
