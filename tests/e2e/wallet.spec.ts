import { Session } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import { actionRows, ask, core, demoAccount, devnetUrl, expect, test } from './fixtures.ts';
import { fillDevelopmentKey, logIn, sign } from './log-in.ts';

async function balanceOf(account: string): Promise<string> {
  const [balance] = await ask<string[]>('/v1/chain/get_currency_balance', {
    code: core.contract,
    account,
    symbol: core.code,
  });
  return balance ?? `0.0000 ${core.code}`;
}

test('a user logs in, signs a transfer and sees it arrive @core @core-phone', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/wallet/transfer');
  const privateKey = await logIn(page, 'alice');
  const before = await balanceOf('carol');
  const memo = `from the browser ${Date.now()}`;
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('1.2345');
  await page.getByLabel('Memo').fill(memo);
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await sign(page);
  const banner = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(banner).toBeVisible();
  await banner.locator('a[href*="/transaction/"]').click();
  await expect(page).toHaveURL(/\/transaction\/[0-9a-f]{64}$/);
  await expect(page.locator('main')).toContainText(memo);
  await expect(page.locator('main')).toContainText('1.2345');
  expect(await balanceOf('carol')).not.toBe(before);
  expect(requests.filter((request) => request.includes(privateKey))).toEqual([]);
});

test('a user is remembered on the next visit, can sign there, and logs out @core', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('alice');
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0001');
  await page.getByLabel('Memo').fill(`again ${Date.now()}`);
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await sign(page);
  const banner = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(banner).toBeVisible();

  await page.goto('/account/alice');
  await page.goto('/wallet/transfer');
  await expect(banner).toBeHidden();
  await page.locator('header summary[aria-label="Account alice"]').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const logInToSend = page.getByRole('main').getByRole('button', { name: 'Log in to send' });
  await expect(logInToSend).toBeVisible();
  // The menu is gone. What stands in its place takes the focus.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeFocused();
  await page.reload();
  await expect(logInToSend).toBeVisible();
});

test('a wrong key is refused with the reason, and the dialog keeps what was typed @core', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  const dialog = await fillDevelopmentKey(page, 'alice', 'not a key');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText(/key/i);
  await expect(dialog.getByLabel('Account')).toHaveValue('alice');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('a refusal by the chain', () => {
  test('shows its reason in the error banner and the form keeps what was typed @core', async ({
    page,
  }) => {
    // Without its signature, the transaction lacks alice's authority.
    await page.route('**/v1/chain/send_transaction*', (route) => {
      const body = route.request().postDataJSON() as { transaction: object };
      const transaction = { ...body.transaction, signatures: [] };
      return route.continue({ postData: JSON.stringify({ ...body, transaction }) });
    });
    await page.goto('/wallet/transfer');
    await logIn(page, 'alice');
    await page.getByLabel('To', { exact: true }).fill('carol');
    await page.getByLabel('Amount').fill('1');
    await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
    await sign(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(alert).toContainText(/authority|authorization/i);
    await expect(page.getByLabel('Amount')).toHaveValue('1');
  });
});

test.describe('a form that checks', () => {
  test('a transfer that cannot succeed is refused before signing, and the form keeps what was typed @core', async ({
    page,
  }) => {
    await page.goto('/wallet/transfer');
    await logIn(page, 'bob');
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: /Send/ });
    const cases: { to: string; quantity: string; memo: string; says: RegExp }[] = [
      { to: 'carol', quantity: '99999999999', memo: '', says: /exceeds the available balance/ },
      { to: 'carol', quantity: '1.23456', memo: '', says: /decimals/i },
      { to: 'nosuchname12', quantity: '1', memo: '', says: /Account not found!/ },
      { to: 'UPPER', quantity: '1', memo: '', says: /Invalid account name/ },
      { to: 'carol', quantity: '1', memo: 'é'.repeat(129), says: /256/ },
    ];
    for (const { to, quantity, memo, says } of cases) {
      await page.getByLabel('To', { exact: true }).fill(to);
      await page.getByLabel('Amount').fill(quantity);
      await page.getByLabel('Memo').fill(memo);
      await send.click();
      await expect(main).toContainText(says);
      await expect(page.getByLabel('To', { exact: true })).toHaveValue(to);
      await expect(page.getByLabel('Amount')).toHaveValue(quantity);
    }
  });
});

test('a transfer pushed by another client is announced on the open page', async ({ page }) => {
  await page.goto('/account/carol');
  await expect(actionRows(page).first()).toBeVisible();
  const { privateKey } = await demoAccount('bob');
  const info = await ask<{ chain_id: string }>('/v1/chain/get_info', {});
  const session = new Session({
    chain: { id: info.chain_id, url: devnetUrl },
    actor: 'bob',
    permission: 'active',
    walletPlugin: new WalletPluginPrivateKey(privateKey),
  });
  const memo = `pushed ${Date.now()}`;
  const result = await session.transact({
    action: {
      account: core.contract,
      name: 'transfer',
      authorization: [session.permissionLevel],
      data: { from: 'bob', to: 'carol', quantity: `0.0001 ${core.code}`, memo },
    },
  });
  const notice = page.getByRole('button', { name: /new action/i });
  await expect(notice).toBeVisible();
  await notice.click();
  await expect(actionRows(page).first()).toContainText(memo);
  await page.goto(`/transaction/${String(result.resolved?.transaction.id)}`);
  await expect(page.locator('main')).toContainText(memo);
});

test('a pasted private key is turned into its public key in the page and sent nowhere @core', async ({
  page,
}) => {
  const { privateKey } = await demoAccount('alice');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  const search = page.getByRole('combobox').first();
  // A field that a server wrote does nothing until the page runs.
  await expect(async () => {
    await search.blur();
    await search.fill(privateKey);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/key\/PUB_K1_/, { timeout: 5_000 });
  }).toPass();
  await expect(page.locator('main').getByRole('link', { name: 'alice' }).first()).toBeVisible();
  expect(requests.filter((request) => request.includes(privateKey))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(privateKey);
});

test('a form keeps for after a log-in what was typed before it', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/wallet/ram/buy');
  await main.getByLabel('Amount', { exact: true }).fill('2');
  await expect(main.getByText('Estimate')).toBeVisible();
  await main.getByRole('button', { name: /^Log in to/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await logIn(page, 'alice');
  await expect(main.getByLabel('Amount', { exact: true })).toHaveValue('2');
  await expect(main.getByLabel('Receiver')).toHaveValue('alice');
});
