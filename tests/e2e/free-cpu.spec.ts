import type { Page } from '@playwright/test';
import { ask, devnetUrl, expect, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

test.use({ freeCpu: true });

interface SentBody {
  signatures: string[];
}
interface Block {
  transactions: { trx: { id: string; signatures: string[]; transaction: ChainTransaction } }[];
}
interface ChainTransaction {
  max_cpu_usage_ms: number;
  actions: { account: string; name: string; authorization: { actor: string }[] }[];
}

async function used(account: string): Promise<number> {
  const answer = await fetch(`${devnetUrl}/backend/cpu/${account}`);
  return ((await answer.json()) as { actionsUsed: number }).actionsUsed;
}

/** What the page sends to the chain, in order. */
function sending(page: Page): SentBody[] {
  const sent: SentBody[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/chain/send_transaction2'))
      sent.push((JSON.parse(request.postData() ?? '') as { transaction: SentBody }).transaction);
  });
  return sent;
}

async function pay(page: Page, memo: string): Promise<void> {
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0001');
  await page.getByLabel('Memo').fill(`${memo} ${Date.now()}`);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
}

const reviewOf = (page: Page) => page.getByRole('dialog', { name: 'Review transaction' });

async function openMenu(page: Page, name: string) {
  await page.locator(`header summary[aria-label="Account ${name}"]`).click();
  return page.getByRole('switch', { name: /Free CPU/ });
}

test('a sponsored transfer is signed by both, lowers the count, and is in a block', async ({
  page,
}) => {
  const sent = sending(page);
  const before = await used('carol');
  await page.goto('/wallet/transfer');
  await logIn(page, 'carol');
  await pay(page, 'sponsored');
  const review = reviewOf(page);
  await expect(review.getByText('freecpu11111 pays CPU and NET, not you.')).toBeVisible();
  await expect(review.getByRole('switch', { name: /Free CPU/ })).toBeChecked();
  await sign(page);
  const banner = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(banner).toContainText(/in block [\d,]+/i);
  expect(sent).toHaveLength(1);
  expect(new Set(sent[0]?.signatures).size).toBe(2);
  expect(await used('carol')).toBe(before + 1);

  const href = await banner.locator('a[href*="/transaction/"]').getAttribute('href');
  const id = href?.split('/').at(-1);
  const told = /in block ([\d,]+)/i.exec(await banner.innerText())?.[1]?.replaceAll(',', '');
  const block = await ask<Block>('/v1/chain/get_block', { block_num_or_id: Number(told) });
  const trx = block.transactions.find((one) => one.trx.id === id)?.trx;
  expect(trx?.signatures).toHaveLength(2);
  expect(trx?.transaction.max_cpu_usage_ms).toBe(5);
  expect(trx?.transaction.actions[0]?.authorization[0]?.actor).toBe('freecpu11111');
  expect(trx?.transaction.actions.map(({ account }) => account)).toEqual([
    'cputoken1111',
    'core.vaulta',
  ]);
  await expect(banner).toContainText(/Irreversible, in block/);
});

test('switched off in the review, the account pays its own CPU', async ({ page }) => {
  const sent = sending(page);
  await page.goto('/wallet/transfer');
  await logIn(page, 'carol');
  await pay(page, 'alone');
  const review = reviewOf(page);
  await review.getByRole('switch', { name: /Free CPU/ }).click();
  await expect(review.getByText('Your account pays CPU and NET.')).toBeVisible();
  await expect(review.getByText(/freecpu11111/)).toHaveCount(0);
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect(sent[0]?.signatures).toHaveLength(1);
  await page.reload();
  await expect(await openMenu(page, 'carol')).not.toBeChecked();
});

test('the refusal of a sponsor is shown, free CPU is switched off, and the form tries again', async ({
  page,
}) => {
  const sent = sending(page);
  await page.route('**/backend/cpu', (route) =>
    route.fulfill({ json: { error: 'no more today' }, headers: cors }),
  );
  await page.goto('/wallet/transfer');
  await logIn(page, 'carol');
  await pay(page, 'refused');
  await sign(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText(
    'Error with free CPU: no more today. Turning it off, try again!',
  );
  expect(sent).toEqual([]);
  await expect(page.getByLabel('Amount')).toHaveValue('0.0001');
  await alert.getByRole('button', { name: 'Try again' }).click();
  const review = reviewOf(page);
  await expect(review.getByText('Your account pays CPU and NET.')).toBeVisible();
  await expect(review.getByRole('switch', { name: /Free CPU/ })).not.toBeChecked();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect(sent[0]?.signatures).toHaveLength(1);
});

test('without a signature of the sponsor nothing is sent', async ({ page }) => {
  const sent = sending(page);
  await page.route('**/backend/cpu', (route) =>
    route.fulfill({ json: { signatures: [] }, headers: cors }),
  );
  await page.goto('/wallet/transfer');
  await logIn(page, 'carol');
  await pay(page, 'unsigned');
  await sign(page);
  await expect(page.getByRole('alert')).toContainText(
    'Error with free CPU, turning it off...try again!',
  );
  expect(sent).toEqual([]);
});

/** How long a text stands in the page once it is there, by the page's own clock. */
function millisecondsShown(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (sought) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        new MutationObserver(() => {
          const isThere = document.body.textContent.includes(sought);
          if (isThere) since ??= performance.now();
          else if (since !== null) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}

test('the last free transaction of the day is announced for five seconds, and none are left', async ({
  page,
}) => {
  let actionsUsed = 4;
  await page.route('**/backend/cpu/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), actionsUsed },
    });
  });
  // The sponsor counts a transaction when it signs it.
  await page.route('**/backend/cpu', (route) => {
    if (route.request().method() === 'POST') actionsUsed = 5;
    return route.continue();
  });
  await page.goto('/wallet/transfer');
  await logIn(page, 'carol');
  await pay(page, 'last');
  await expect(reviewOf(page).getByText('1 of 5 transactions left today')).toBeVisible();
  const shown = millisecondsShown(page, 'All your daily free TXs have been used!');
  await sign(page);
  expect(await shown).toBeGreaterThan(4_500);
  await expect(await openMenu(page, 'carol')).toBeDisabled();
});

test.describe('a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', freeCpu: true });

  test('is offered no free CPU', async ({ page }) => {
    await page.goto('/wallet/transfer');
    await logIn(page, 'carol');
    await pay(page, 'phone');
    const review = reviewOf(page);
    await expect(review.getByText('Your account pays CPU and NET.')).toBeVisible();
    await expect(review.getByRole('switch')).toHaveCount(0);
    await review.getByRole('button', { name: 'Cancel' }).click();
    await expect(review).toBeHidden();
  });
});

const cors = { 'access-control-allow-origin': '*' };
