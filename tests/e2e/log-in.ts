import type { Page } from '@playwright/test';
import { demoAccount, expect } from './fixtures.ts';

/** Opens the choice of wallets and fills in the form of the development key. Resolves to the dialog. */
export async function fillDevelopmentKey(page: Page, actor: string, privateKey: string) {
  await page.getByRole('button', { name: 'Log in' }).first().click();
  const dialog = page.getByRole('dialog');
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
