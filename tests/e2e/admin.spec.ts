import { expect, rowsOf, testOn } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

const test = testOn('proton');

interface OrderRow {
  order_id: number;
  account: string;
}

test('lists the orders of the exchange and cancels one', async ({ page }) => {
  const [order] = await rowsOf<OrderRow>('dex', 'orders', { chain: 'proton' });
  const owner = order?.account ?? '';
  await page.goto('/wallet/admin/proton-dex');
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'Markets of the exchange' })).toContainText(
    'XPR_XMD',
  );
  await logIn(page, owner);
  await main.getByRole('button', { name: `Cancel order ${order?.order_id}` }).click();
  await sign(page);
  await expect(main.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expect(main.getByRole('button', { name: `Cancel order ${order?.order_id}` })).toHaveCount(
    0,
  );
  const left = await rowsOf<OrderRow>('dex', 'orders', { chain: 'proton' });
  expect(left.map(({ order_id: id }) => id)).not.toContain(order?.order_id);
});

test('shows each contract, adds to the blocklist and says why it may not', async ({ page }) => {
  await page.goto('/wallet/admin/proton-loan');
  const main = page.getByRole('main');
  const [market] = await rowsOf<{ collateral_factor: string }>('lending.loan', 'markets', {
    chain: 'proton',
  });
  await main.getByRole('link', { name: 'markets' }).first().click();
  await expect(main.getByRole('table').first()).toContainText(String(market?.collateral_factor));
  await main.getByRole('link', { name: /^Actions/ }).click();
  await expect(main.getByRole('link', { name: 'setrewards' })).toBeVisible();
  // Borrowing is not administration.
  await expect(main.getByRole('link', { name: 'borrow', exact: true })).toHaveCount(0);

  await main.getByRole('link', { name: 'Metal Dollar', exact: true }).click();
  await main.getByRole('link', { name: /^Actions/ }).click();
  await expect(main.getByRole('link', { name: 'issue' })).toBeVisible();

  await page.goto('/wallet/admin/blocklist?part=actions&action=add&data.account=carol&reason=test');
  await logIn(page, 'alice');
  const reason = main.getByLabel(/^reason/);
  await expect(reason).toHaveValue('test');
  await main.getByRole('button', { name: 'Submit' }).click();
  await sign(page);
  await expect(main.getByRole('alert').first()).toContainText(/authority/i);
  await expect(reason).toHaveValue('test');
  const blocked = await rowsOf<{ account: string; reason: string }>('blocklist', 'blocklist', {
    chain: 'proton',
  });
  expect(blocked.map(({ account }) => account)).not.toContain('carol');
});

test('adds to the blocklist as its own account', async ({ page }) => {
  await page.goto(
    '/wallet/admin/blocklist?part=actions&action=add&data.account=heidi&reason=a%20test',
  );
  await logIn(page, 'blocklist');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Submit' }).click();
  await sign(page);
  await expect(main.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const blocked = await rowsOf<{ account: string; reason: string }>('blocklist', 'blocklist', {
    chain: 'proton',
  });
  expect(blocked).toContainEqual(expect.objectContaining({ account: 'heidi', reason: 'a test' }));
});
