import type { Page } from '@playwright/test';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { type DemoAccount, expect } from './fixtures.ts';

/** Opens the choice of wallets, where it is not open. Resolves to its dialog. */
export async function openWallets(page: Page) {
  const dialog = page.getByRole('dialog');
  if (await dialog.isHidden()) await page.getByRole('button', { name: 'Log in' }).first().click();
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens the choice of wallets and fills in the form of the development key. Resolves to the dialog. */
export async function fillDevelopmentKey(page: Page, actor: string, privateKey: string) {
  const dialog = await openWallets(page);
  await dialog.getByRole('button', { name: /^Development key/ }).click();
  await dialog.getByLabel('Account').fill(actor);
  await dialog.getByLabel('Private key').fill(privateKey);
  return dialog;
}

type Key = Pick<DemoAccount, 'name' | 'privateKey'>;

export async function logInAs(page: Page, { name, privateKey }: Key): Promise<void> {
  const dialog = await fillDevelopmentKey(page, name, privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

/** Logs a person of the devnet in by their key. Resolves to that key. */
export async function logIn(page: Page, name: string): Promise<string> {
  const privateKey = String(devnetPrivateKey(name));
  await logInAs(page, { name, privateKey });
  return privateKey;
}

/** Logs a person in by the command line, a wallet that keeps no key in the browser. */
export async function logInByCommandLine(page: Page, name: string): Promise<void> {
  const dialog = await openWallets(page);
  await dialog.getByRole('button', { name: 'cleos', exact: true }).click();
  await dialog.getByLabel('Account').fill(name);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

/** Logs another person in beside the one that is. */
export async function addAccount(page: Page, now: string, name: string): Promise<void> {
  await page.locator(`header summary[aria-label="Account ${now}"]`).click();
  await page.getByRole('button', { name: 'Add another account' }).click();
  // The one used last comes first.
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(
    'Development key',
  );
  await logIn(page, name);
}

/** Has the node say once that a transaction came too late. */
export function refuseOnce(page: Page): Promise<unknown> {
  const what = 'Expired Transaction';
  const details = [{ message: what, file: '', line_number: 0, method: '' }];
  const error = { code: 3_040_005, name: 'expired_tx_exception', what, details };
  return page.route(
    '**/v1/chain/send_transaction2',
    (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 500, message: 'Internal Service Error', error },
      }),
    { times: 1 },
  );
}

/** Looks at the transaction in the window before the wallet, and has it signed. */
export async function sign(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  const button = dialog.getByRole('button', { name: 'Sign', exact: true });
  // The accounts, the block and the contract it is about are asked for first.
  await expect(button).toBeVisible();
  await expect(dialog.getByText(/Checking for risks|Dry run in progress/)).toHaveCount(0);
  for (const mark of await dialog.getByRole('checkbox').all()) await mark.check();
  await button.click();
}
