import type { Page } from '@playwright/test';
import { demoAccount, expect } from './fixtures.ts';

/** Opens the choice of wallets and fills in the form of the development key. Resolves to the dialog. */
export async function fillDevelopmentKey(page: Page, actor: string, privateKey: string) {
  const dialog = page.getByRole('dialog');
  // A button that a server wrote does nothing until the page runs.
  await expect(async () => {
    if (await dialog.isHidden())
      await page.getByRole('button', { name: 'Log in' }).first().click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Development key' }).click();
  await dialog.getByLabel('Account').fill(actor);
  await dialog.getByLabel('Private key').fill(privateKey);
  return dialog;
}

/** Logs a demo account in by its key. Resolves to that key. */
export async function logIn(page: Page, name: string): Promise<string> {
  const { privateKey } = await demoAccount(name);
  const dialog = await fillDevelopmentKey(page, name, privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  return privateKey;
}

/** Looks at the transaction in the window before the wallet, and has it signed. */
export async function sign(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Before you sign' });
  const button = dialog.getByRole('button', { name: 'Sign' });
  await expect(button.or(dialog.getByRole('checkbox'))).toBeVisible();
  const danger = dialog.getByRole('checkbox');
  if (await danger.isVisible()) await danger.check();
  await button.click();
}
