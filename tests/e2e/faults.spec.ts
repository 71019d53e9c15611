import { actionRows, ask, devnetUrl, expect, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

async function order(fault: Record<string, unknown>): Promise<void> {
  await fetch(`${devnetUrl}/devnet/fault`, { method: 'POST', body: JSON.stringify(fault) });
}

function breakEverything(): Promise<void> {
  return order({ route: '/v', kind: 'drop', seconds: 60 });
}

async function mend(): Promise<void> {
  await fetch(`${devnetUrl}/devnet/fault`, { method: 'DELETE' });
}

test.afterEach(mend);

test('an open account page keeps what it shows, names the endpoint that fails, and recovers', async ({
  page,
}) => {
  await page.goto('/account/alice');
  await expect(actionRows(page).first()).toBeVisible();
  await breakEverything();
  const notice = page
    .getByRole('main')
    .getByText(`${new URL(devnetUrl).host} did not respond. Showing the last known data.`)
    .first();
  await expect(notice).toBeVisible();
  await expect(actionRows(page).first()).toBeVisible();
  await mend();
  await expect(notice).toBeHidden();
});

for (const path of ['/', '/account/alice', '/block/2', `/transaction/${'1'.repeat(64)}`]) {
  test(`${path.slice(0, 20)} opened while the node is down says so, never "not found", and recovers`, async ({
    page,
  }) => {
    await breakEverything();
    await page.goto(path);
    const main = page.locator('main');
    const alert = page
      .getByRole('alert')
      .filter({ hasText: new URL(devnetUrl).host })
      .first();
    await expect(alert).toBeVisible();
    await expect(main).not.toContainText(/not found/i);
    await mend();
    await expect(alert).toBeHidden();
    const { head_block_num } = await ask<{ head_block_num: number }>('/v1/chain/get_info', {});
    expect(head_block_num).toBeGreaterThan(0);
  });
}

test('a node that is busy gets no request for the time it names, and then shows the account', async ({
  page,
}) => {
  await order({ route: '/v1/chain/get_account', kind: 'busy', value: 5, calls: 1 });
  let busyAt = 0;
  const waits: number[] = [];
  page.on('request', (request) => {
    if (busyAt > 0 && request.method() === 'POST') waits.push(Date.now() - busyAt);
  });
  page.on('response', (response) => {
    if (response.status() === 429) busyAt = Date.now();
  });
  await page.goto('/account/alice');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Staked for CPU');
  expect(busyAt).toBeGreaterThan(0);
  // The pause begins when the page reads the response, and requests under way have been sent.
  expect(waits.filter((ms) => ms > 2_500 && ms < 4_500)).toEqual([]);
  expect(waits.filter((ms) => ms >= 4_500)).not.toEqual([]);
});

/** The last test: a chain's clock is not moved back. */
test('a refund is offered and signed by the clock of a chain that was moved on', async ({
  page,
}) => {
  await page.goto('/wallet/resources/unstake');
  await logIn(page, 'carol');
  const main = page.getByRole('main');
  const success = page.getByRole('status').filter({ hasText: 'Success' });
  await main.locator('form').getByLabel('CPU').first().fill('1');
  await main.locator('button[type=submit]').click();
  await sign(page);
  await expect(success).toBeVisible();
  await ask('/devnet/clock', { advance: 3 * 86_400 + 60 });
  await page.goto('/wallet/resources/refund');
  await main.getByRole('button', { name: 'Claim the refund' }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  // Another try moves it further.
  await expect(review).toContainText(/The node’s clock is \d+ days \d min ahead of this device\./);
  await expect(review).toContainText(/Valid for[12] min/);
  await sign(page);
  await expect(success).toBeVisible();
  await expect(main).toContainText('No refunds found.');
  await page.goto('/account/carol');
  await expect(main.getByText('Staked for CPU')).toBeVisible();
  await expect(main).not.toContainText('Refund from');
});
