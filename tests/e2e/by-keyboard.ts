import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More than any page has. */
const STOPS = 250;

/** Presses Tab until a control has the focus, as someone does who cannot click. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
}

/** Replaces what a field has. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
