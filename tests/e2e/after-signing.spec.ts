import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

const main = (page: Page) => page.getByRole('main');
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

/** Leads from one screen to another without a new page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
  }, path);
  await page.getByRole('link', { name: path, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?]/g, '\\?')}$`));
}

test('a proposal that its visitor executed says so at once, whatever history has', async ({
  page,
}) => {
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
