import { PrivateKey, Transaction } from '@wharfkit/session';
import { ask, demoAccount, expect, scrollsSideways, test } from './fixtures.ts';
import { addAccount, logIn, openWallets, sign } from './log-in.ts';

test('the window offers the chain’s wallets, found by name, and says what became of the others', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  const dialog = await openWallets(page);
  await expect(dialog).toHaveAccessibleName('Connect To Wallet');
  await expect(dialog.getByRole('button', { name: 'Anchor' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Cloud Wallet/ })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'terms and conditions' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/wallet/create-account',
  );
  expect(await scrollsSideways(page)).toBe(false);
  await dialog.getByLabel('Search wallets').fill('trez');
  await expect(dialog.getByRole('button', { name: 'Anchor' })).toHaveCount(0);
  await expect(dialog).toContainText('Trezor no longer supports these chains');
  await dialog.getByLabel('Search wallets').fill('token');
  await dialog.getByRole('button', { name: 'TokenPocket' }).click();
  await expect(dialog).toContainText('TokenPocket is not installed in this browser.');
  await expect(dialog).toContainText('Install it, then reload this page.');
});

test('no page loads the code of a wallet before it is chosen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/account/alice');
  await page.waitForLoadState('networkidle');
  const names = /wallet-plugin|anchor|scatter|ledger|command-line|session\./i;
  expect(scripts.filter((url) => names.test(new URL(url).pathname))).toEqual([]);
});

test('a command line signs what it is given, and its signature is sent', async ({ page }) => {
  const { privateKey } = await demoAccount('bob');
  await page.goto('/wallet/transfer');
  const dialog = await openWallets(page);
  await dialog.getByRole('button', { name: 'cleos' }).click();
  // What the chain does not know is said before any wallet is asked.
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText('Please enter an account.');
  await dialog.getByLabel('Account').fill('nosuchname12');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText('Account not found!');
  await dialog.getByLabel('Account').fill('bob');
  await dialog.getByLabel('Permission').fill('actve');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText('This account has no permission “actve”.');
  await dialog.getByLabel('Permission').fill('active');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0001');
  await page.getByLabel('Memo').fill(`by hand ${Date.now()}`);
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await sign(page);
  const command = await dialog.locator('pre').textContent();
  const json = /'(\{.*\})'/s.exec(command ?? '')?.[1] ?? '';
  const { chain_id } = await ask<{ chain_id: string }>('/v1/chain/get_info', {});
  const digest = Transaction.from(JSON.parse(json)).signingDigest(chain_id);
  await dialog.getByLabel('Signature or transaction id').fill('nothing here');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toContainText('No signature or transaction id found');
  const signature = PrivateKey.from(privateKey).signDigest(digest);
  await dialog.getByLabel('Signature or transaction id').fill(String(signature));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
});

test('several accounts are stored, switched between, and removed', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  const menu = (name: string) => page.locator(`header summary[aria-label="Account ${name}"]`);
  await addAccount(page, 'alice', 'bob');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('bob');
  await page.reload();
  await menu('bob').click();
  await expect(page.getByRole('button', { name: 'Switch to alice@active' })).toContainText(' A');
  await page.getByRole('button', { name: 'Switch to alice@active' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('alice');
  await page.getByRole('button', { name: 'Forget alice@active' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('bob');
});
