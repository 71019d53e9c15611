import type { Locator } from '@playwright/test';
import {
  freshName,
  level,
  openReview,
  reviewLink,
  sendAs,
  takeover,
  transactionOf,
} from '../hostile/powers.ts';
import { tabTo } from './by-keyboard.ts';
import { core, expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

/** Sign neither signs nor leads until it has been seen for a moment. */
const hasSettled = (dialog: Locator) =>
  expect(dialog.locator('[role=group][aria-disabled=true]')).toHaveCount(0);

test('Sign says what is missing, and leads there by pointer and by keyboard @core', async ({
  page,
}) => {
  // Low enough that what is to be typed and ticked is below the fold.
  await page.setViewportSize({ width: 390, height: 500 });
  const review = await reviewLink(page, 'updateauth', takeover('alice'), { as: 'alice' });
  const { dialog, sign } = review;
  const name = review.typed('alice');
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  await expect(name).not.toBeInViewport();
  await expect(sign).toHaveAccessibleDescription('Type alice first');
  await hasSettled(dialog);
  await sign.click({ force: true });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await page.keyboard.type('alice');
  await expect(sign).toBeEnabled();
  await name.fill('');
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  await dialog.getByRole('button', { name: 'Type alice first' }).click();
  await expect(name).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Type alice first' }));
  await page.keyboard.press('Tab');
  await expect(sign).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await review.cancel();
});

test('a checkbox that is not ticked is named by its label', async ({ page }) => {
  const data = { account: 'alice', allow_perms: ['owner'], disallow_perms: [] };
  const review = await reviewLink(page, 'limitauthchg', data, { as: 'alice' });
  await expect(review.sign).toHaveAccessibleDescription(/^Tick first: I have read the warnings/);
  await hasSettled(review.dialog);
  await review.sign.click({ force: true });
  await expect(review.mark).toBeFocused();
  await page.keyboard.press('Space');
  await expect(review.sign).toBeEnabled();
  await expect(review.sign).toHaveAccessibleDescription('');
  await review.cancel();
});

test('a dry run that failed makes signing a second, quiet step', async ({ page }) => {
  const data = { from: 'alice', to: 'bob', quantity: `900000000.0000 ${core.code}`, memo: '' };
  const review = await reviewLink(page, 'transfer', data, { as: 'alice', contract: core.contract });
  const { dialog, sign } = review;
  await expect(dialog.getByRole('alert')).toContainText('The chain would refuse this');
  const mark = dialog.getByRole('checkbox', { name: /although the dry run failed/ });
  const [sure] = await dialog.getByRole('button', { name: /^(Sign|Cancel)$/ }).allTextContents();
  expect(sure).toBe('Cancel');
  await expect(sign).toBeDisabled();
  await hasSettled(dialog);
  await sign.click({ force: true });
  await expect(mark).toBeFocused();
  await mark.check();
  await expect(sign).toBeEnabled();
  await review.cancel();
});

test('a proposal that is approved and cannot run is not called ready', async ({ page }) => {
  const name = freshName();
  const trx = await transactionOf('sellram', { account: 'alice', bytes: 900_000_000 }, 'alice');
  const id = { proposer: 'alice', proposal_name: name };
  await sendAs('alice', 'eosio.msig', 'propose', { ...id, requested: [level('alice')], trx });
  await sendAs('alice', 'eosio.msig', 'approve', { ...id, level: level('alice') });
  await page.goto(`/msig/alice/${name}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Approved, cannot run');
  await expect(main).not.toContainText('Ready to execute');
  await expect(main.getByRole('alert')).toContainText('it cannot be executed now');
  await logIn(page, 'bob');
  await main.getByRole('button', { name: 'Execute anyway' }).click();
  const { dialog, sign } = await openReview(page);
  await expect(dialog.getByRole('checkbox', { name: /although the dry run failed/ })).toBeVisible();
  await expect(sign).toBeDisabled();
});
