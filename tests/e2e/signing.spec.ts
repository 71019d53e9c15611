import type { Page } from '@playwright/test';
import { devnetUrl, expect, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

const SENDING = '**/v1/chain/send_transaction2';

async function pay(page: Page, amount: string, memo = `signing ${Date.now()}`): Promise<void> {
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Memo').fill(memo);
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await sign(page);
}

const refusal = (code: number, name: string, message: string) => ({
  code: 500,
  message: 'Internal Service Error',
  error: {
    code,
    name,
    what: message,
    details: [{ message, file: '', line_number: 0, method: '' }],
  },
});

/** Each refusal of a node, the sentence for it, and what is offered next. */
const refusals = [
  {
    error: refusal(3080004, 'tx_cpu_usage_exceeded', 'billed CPU time (500 us) is greater'),
    says: 'too little CPU',
    link: { name: 'Rent CPU and NET', to: '/wallet/powerup' },
  },
  {
    error: refusal(3080002, 'tx_net_usage_exceeded', 'transaction net usage is too high'),
    says: 'too little NET',
    link: { name: 'Stake for CPU and NET', to: '/wallet/resources/stake' },
  },
  {
    error: refusal(3080001, 'ram_usage_exceeded', 'account alice has insufficient ram'),
    says: 'too little RAM',
    link: { name: 'Buy RAM', to: '/wallet/ram/buy' },
  },
  {
    error: refusal(3090003, 'unsatisfied_authorization', 'does not have signatures for it'),
    says: 'does not satisfy the required authority',
    link: { name: 'Account permissions', to: '/account/alice?tab=permissions' },
  },
] as const;

test('a refusal has its sentence, the chain’s words and a next step, and the form keeps what was typed', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  for (const { error, says, link } of refusals) {
    await page.route(SENDING, (route) => route.fulfill({ status: 500, json: error, headers }));
    await pay(page, '0.0003');
    await expect(alert).toContainText(says);
    await expect(alert).toContainText(error.error.what);
    await expect(alert).toContainText(/Only 127\.0\.0\.1:\d+ refused it/);
    await expect(alert.getByRole('link', { name: link.name })).toHaveAttribute('href', link.to);
    await expect(page.getByLabel('Amount')).toHaveValue('0.0003');
    await page.unroute(SENDING);
  }
  await alert.getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Connect To Wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
});

test('an expired transaction is built again by one click', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  const expired = refusal(3040005, 'expired_tx_exception', 'expired transaction');
  await page.route(SENDING, (route) => route.fulfill({ status: 500, json: expired, headers }), {
    times: 1,
  });
  await pay(page, '0.0004');
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('Transaction Expired: Try Again');
  await alert.getByRole('button', { name: 'Try again' }).click();
  // One node alone said so: what was signed may still be executed.
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toContainText('An identical transaction may still be executed until');
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
});

test('an answer that is lost after the node took the transaction does not make it twice @core', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route(SENDING, async (route) => {
    const body = route.request().postData() ?? '';
    sent.push((JSON.parse(body) as { transaction: { packed_trx: string } }).transaction.packed_trx);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  const memo = `once ${Date.now()}`;
  await pay(page, '0.0321', memo);
  const banner = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(banner).toContainText(/n block [\d,]+/);
  expect(new Set(sent).size).toBe(1);
  await expect.poll(() => transfersWith(memo)).toBe(1);
});

test('two clicks make one review, and one transaction @core', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  const { promise: isClicked, resolve: clicked } = Promise.withResolvers<void>();
  await page.route(/send_read_only_transaction|compute_transaction/, async (route) => {
    // It takes longer than two clicks.
    await isClicked;
    await route.continue();
  });
  const memo = `twice ${Date.now()}`;
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0006');
  await page.getByLabel('Memo').fill(memo);
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Review transaction' })).toHaveCount(1);
  clicked();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expect.poll(() => transfersWith(memo)).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a connection lost while sending offers to look the transaction up, and not to sign again', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.route(SENDING, (route) => route.abort('internetdisconnected'));
  await pay(page, '0.0005');
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('may have been accepted');
  await expect(alert.getByRole('link', { name: 'Look it up' })).toHaveAttribute(
    'href',
    /^\/transaction\/[0-9a-f]{64}$/,
  );
  await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('0.0005');
});

test('the focus goes to the form after a log-in, back to its button, and to how it ended', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await expect(page.locator('[data-wallet-form] :focus')).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0008');
  const send = page.getByRole('main').getByRole('button', { name: 'Send', exact: true });
  await send.click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await sign(page);
  const banner = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(banner).toBeVisible();
  await expect(page.locator(':focus').filter({ has: banner })).toHaveCount(1);
});

/** How many transactions to carol bear a memo. */
async function transfersWith(memo: string): Promise<number> {
  const query = 'account=carol&filter=*:transfer&limit=100&sort=desc';
  const answer = await fetch(`${devnetUrl}/v2/history/get_actions?${query}`);
  const { actions } = (await answer.json()) as { actions: { trx_id: string; act: unknown }[] };
  const found = actions.filter(({ act }) => JSON.stringify(act).includes(memo));
  return new Set(found.map((action) => action.trx_id)).size;
}

const headers = { 'access-control-allow-origin': '*' };
