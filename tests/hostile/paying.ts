import type { Page } from '@playwright/test';
import { sign } from '../e2e/log-in.ts';

/** Has the form of a transfer pay carol, and signs the review. */
export async function pay(page: Page, memo: string): Promise<void> {
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0007');
  await page.getByLabel('Memo').fill(memo);
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await sign(page);
}

export const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });
