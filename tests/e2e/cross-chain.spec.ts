import type { Page } from '@playwright/test';
import { ask, expect, siteOf, testOn } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

const test = testOn('proton');

async function balanceOf(account: string, code: string, contract = 'xtokens'): Promise<number> {
  const body = { code: contract, account, symbol: code };
  const [amount = '0'] = await ask<string[]>('/v1/chain/get_currency_balance', body, 'proton');
  return parseFloat(amount);
}

/** The transfer of the transaction that was just sent. */
async function sentTransfer(page: Page): Promise<Record<string, unknown>> {
  const link = page
    .getByRole('status')
    .filter({ hasText: 'Success' })
    .locator('a[href*="/transaction/"]');
  let data: Record<string, unknown> = {};
  await expect(async () => {
    const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const { actions } = await ask<{ actions?: { act: { data: Record<string, unknown> } }[] }>(
      `/v2/history/get_transaction?id=${id}`,
      undefined,
      'proton',
    );
    data = actions?.[0]?.act.data ?? {};
    expect(data).toHaveProperty('quantity');
  }).toPass({ timeout: 60_000 });
  return data;
}

test('swaps a token at a quote and follows the order until it is paid', async ({ page }) => {
  await page.goto('/wallet/cross-chain?token=eosio.token:XPR&amount=1&to=XUSDC');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const quote = main.getByRole('region', { name: 'Quote' });
  // One XPR is worth less than the service takes.
  await expect(quote.getByRole('alert')).toContainText('Amount is too small');
  const amount = main.getByLabel('Pay');
  await expect(amount).toHaveValue('1');
  await expect(main.getByRole('button', { name: 'Swap', exact: true })).toBeDisabled();
  await amount.fill('5000');
  await expect(quote).toContainText(/You receive about [\d.]+ XUSDC/);
  const before = await balanceOf('alice', 'XUSDC');
  await main.getByRole('button', { name: 'Swap', exact: true }).click();
  await sign(page);
  const status = main.getByRole('region', { name: 'Status of the swap' });
  await expect(status).toContainText('Done. The service has paid your order.');
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  expect(await ask(`/v1/order/${order}`, undefined, 'proton')).toMatchObject({ success: true });
  expect(await balanceOf('alice', 'XUSDC')).toBeGreaterThan(before);
});

test('gives a deposit address for a proof, and withdraws until it is done', async ({ page }) => {
  await page.goto('/wallet/cross-chain?tab=deposit&coin=XBTC');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/(push|send)_transaction/.test(request.url())) sent.push(request.url());
  });
  await main.getByRole('button', { name: 'Get deposit address' }).click();
  await sign(page);
  await expect(main.getByText(/^bc1q/)).toBeVisible();
  await expect(main).toContainText('Send only BTC on Bitcoin to this address.');
  // The proof is signed and not sent to the chain.
  expect(sent).toEqual([]);

  await page.goto('/wallet/cross-chain?tab=withdraw&coin=XBTC&amount=0.001&to=nowhere');
  await expect(main).toContainText('0.00021');
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(main).toContainText('Enter a Bitcoin address.');
  const address = main.getByLabel('Address on the other chain');
  await expect(address).toHaveValue('nowhere');
  const there = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  await address.fill(there);
  const before = await balanceOf('alice', 'XBTC');
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await sign(page);
  expect(await sentTransfer(page)).toMatchObject({ from: 'alice', to: 'xtokens' });
  expect(await balanceOf('alice', 'XBTC')).toBeCloseTo(before - 0.001, 8);
  const row = main.getByRole('row').filter({ hasText: there }).first();
  await expect(row).toContainText('0.001');
  await expect(row).toContainText('Done', { timeout: 60_000 });
  const { swaps } = await ask<{ swaps: { withdrawalAddress: string }[] }>(
    '/proton-wrap-public2/withdrawals/alice',
    undefined,
    'proton',
  );
  expect(swaps[0]?.withdrawalAddress).toBe(there);
});

test('says on other chains that there is no service', async ({ page }) => {
  await page.goto(`${siteOf('kylin')}/wallet/cross-chain`);
  await expect(page.getByRole('main')).toContainText('No cross-chain service');
});
